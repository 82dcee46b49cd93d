import type { InferOutput } from 'valibot';
import type { addToCartItem } from '../contract/cart/line-item.ts';

export type AddedItem = InferOutput<typeof addToCartItem>;

/** A line of the cart, or one saved for later. */
export interface Line {
  id: string;
  item: AddedItem;
  isSaved: boolean;
}

/** A card that pays; the number itself is not kept. */
export interface PayingCard {
  type: string;
  lastFour: string;
  appliedAmount: number;
}

/** The outcome of an attempt to pay or to order, and the answer that every repetition gets. */
export interface Attempt {
  attemptId: string;
  outcome: 'done' | 'notDone';
  isOrder: boolean;
  answer: object;
}

/** A shopper of the mock: what is in the cart and in the checkout. In memory, and gone when the mock ends. */
export interface Session {
  id: string;
  token: string;
  /** The email address of the account that is signed in. */
  email?: string | undefined;
  lines: Line[];
  lastLine: number;
  promoCode?: string | undefined;
  zipCode?: string | undefined;
  donation: number;
  address?: Record<string, unknown> | undefined;
  billing: { address?: object | undefined; isSame?: boolean | undefined };
  hasOptions: boolean;
  serviceLevel: number;
  gift: { option: string; message: string };
  cards: PayingCard[];
  /** The total that was due when they paid. */
  paidTotal?: number | undefined;
  attempts: Attempt[];
  /** Answers to posts with an `Idempotency-Key`, by the key. */
  byKey: Map<string, object>;
  order?: { number: string; lines: Line[] } | undefined;
}

export function newSession(id: string, token: string): Session {
  return { id, token, lastLine: 0, donation: 0, attempts: [], byKey: new Map(), ...newBasket() };
}

/** The part of a session that begins anew with each order. */
function newBasket() {
  return {
    lines: [] as Line[],
    promoCode: undefined,
    hasOptions: false,
    serviceLevel: 1,
    gift: { option: 'none', message: '' },
    cards: [] as PayingCard[],
    paidTotal: undefined,
    billing: {},
  };
}

/** Begins the next order; lines that are saved for later stay. */
export function beginAnew(session: Session): void {
  if (!session.order) return;
  const { lines } = session;
  Object.assign(session, newBasket(), { lines, order: undefined });
}
