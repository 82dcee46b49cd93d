import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import type { Cart, CartLineItem } from '../../contract/cart/cart.ts';
import { identifier } from '../../contract/fields.ts';
import type { cartChangeMessages } from '../../domain/cart/cart-line-messages.ts';
import { fillIn } from '../../domain/messages.ts';

/** All that is to know of one kind of change. */
export interface ChangeKind<Change> {
  /** Its fields, as a tab keeps them for its next page, and as the server names a change that it has refused. */
  fields: v.ObjectEntries;
  /** What it is about. Of two changes that wait with the same key the later one wins; failures are listed by it. */
  key: (change: Change) => string;
  /** What is sent (cart §7). */
  request: (change: Change, facts: RequestFacts) => ChangeRequest;
  /** The optimistic effect. Left out where only the server knows what the change results in. */
  apply?: (cart: Cart, change: Change) => Cart;
  /** Whether the server's cart has it, although its answer was a failure or got lost: if left out, `apply` says so. */
  isMade?: (cart: Cart, change: Change) => boolean;
  /** For a keyed call: whether the server's cart is, of what it is about, as it was `before` it (decision 111). */
  isUndone?: (cart: Cart, change: Change, before: Cart) => boolean;
  /** What screen readers hear once it is made. */
  words: (change: Change, facts: WordsFacts) => string | undefined;
  /** What the shopper reads if it fails without words of the server. */
  failure?: (texts: Texts) => string;
  /** Nobody has asked for it: it opens no popup when it fails. */
  isBackground?: (change: Change) => boolean;
  /** The lines that the page is notified of (cart §4): its own if left out, as it is now or was before its removal. */
  updated?: (cart: Cart, change: Change) => (CartLineItem | undefined)[];
  /** The events for analytics; `was` is the line before the change, while that is known. */
  tracked?: (line: CartLineItem, was: CartLineItem | undefined) => Tracked[];
  /** Whether the cart shows what it is about, next to which a failure is reported; always if left out. */
  isShown?: (cart: Cart, change: Change) => boolean;
  /** It takes its line to another place, or back: changes of the line before and after it are not the same. */
  isMove?: boolean;
  /** What a waiting move becomes together with this later one: this one if left out. */
  after?: Partial<Record<MoveKind, MoveKind | 'none'>>;
  /** A waiting change with the same key and this one are sent as one. */
  isJoined?: boolean;
  /** Its line stays in its place, with a way back (decision 60). */
  isUndoable?: boolean;
  /** It is that way back. */
  isUndo?: boolean;
  /**
   * The next page cannot tell whether it was done: if the page is left before its answer, that one sends it again only to
   * a server that honours keys (decision 111).
   */
  isOnce?: boolean;
  /** It is not stored for the tab's next page. */
  isSecret?: boolean;
}

interface RequestFacts {
  /** As it was last loaded. */
  cart: Cart | undefined;
  /** Certificates go through the payment provider (decision 55). */
  hasProvider: boolean;
}

export interface ChangeRequest {
  call: Call<unknown, ChangeAnswer>;
  payload: unknown;
}

/** The answer to a change: a refusal has its reason in one of these fields. */
export interface ChangeAnswer {
  isSuccess: boolean;
  message?: string | undefined;
  promoErrorMessage?: string | undefined;
  cartErrorMessage?: string | undefined;
  rewardsData?:
    | {
        errorMessage?: string | undefined;
        /** In cents, of all certificates. */
        rewardsTotal?: number | undefined;
        rewardsExceedOrderTotalMessage?: string | undefined;
      }
    | undefined;
}

type Texts = typeof cartChangeMessages;

interface WordsFacts {
  texts: Texts;
  cart: Cart;
  /** The line, as it is now, or as it was before its removal. */
  line: CartLineItem | undefined;
  /** A price. */
  inWords: (cents: number) => string;
}

export interface Tracked {
  name: 'add_to_cart' | 'remove_from_cart' | 'add_to_wishlist';
  quantity: number;
}

type MoveKind = 'remove' | 'save' | 'move' | 'unsave' | 'restore';

/** Ties a payload to its call. */
export const request = <Payload>(call: Call<Payload, ChangeAnswer>, payload: Payload) =>
  ({ call, payload }) as ChangeRequest;

/** A change, without its kind. */
export type FieldsOf<Fields extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Fields, undefined>>;
type Named = { kind: string };
type OfLine = Named & { id: string };
type Rules<Base, Fields extends v.ObjectEntries> = Omit<
  ChangeKind<Base & FieldsOf<Fields>>,
  'fields' | 'key' | 'words'
>;

/** A change of the whole order, or of a part of it that is no line. */
export const ofOrder = <Fields extends v.ObjectEntries>(
  fields: Fields,
  rules: Omit<ChangeKind<Named & FieldsOf<Fields>>, 'fields' | 'key'> &
    Partial<Pick<ChangeKind<Named & FieldsOf<Fields>>, 'key'>>,
) => ({ key: ({ kind }: Named) => kind, updated: () => [], ...rules, fields });

/** A change of one line; `said` is announced with the line's name and quantity. */
export const ofLine = <Fields extends v.ObjectEntries>(
  fields: Fields,
  { said, ...rules }: Rules<OfLine, Fields> & { said: keyof Texts },
) => ({
  key: ({ kind, id }: OfLine) => `${kind} ${id}`,
  words: (_change: unknown, { line, texts }: WordsFacts) =>
    line?.name && fillIn(texts[said], line.name, line.quantity),
  isShown: (cart: Cart, { id }: OfLine) =>
    [...cart.lineItems, ...cart.savedForLater].some((line) => line.id === id),
  ...rules,
  fields: { id: identifier, ...fields },
});

/** A change of the place of a line. */
export const move = <Fields extends v.ObjectEntries>(
  fields: Fields,
  rules: Rules<OfLine, Fields> & { said: keyof Texts },
) => ({ ...ofLine(fields, rules), key: ({ id }: OfLine) => `place ${id}`, isMove: true });
