import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import type { Cart, CartLineItem } from '../../contract/cart/cart.ts';
import { identifier } from '../../contract/fields.ts';
import type { cartChangeMessages } from '../../domain/cart/cart-line-messages.ts';
import { fillIn } from '../../domain/messages.ts';

/** Everything about one kind of change. */
export interface ChangeKind<Change> {
  /** The fields of the change, as a tab stores it for its next page, and as the server's page names a refused change. */
  fields: v.ObjectEntries;
  /**
   * Names the thing that the change is about. Of two waiting changes with the same key the later one wins; failures are
   * listed by key.
   */
  key: (change: Change) => string;
  /** What is sent (cart §7). */
  request: (change: Change, facts: RequestFacts) => ChangeRequest;
  /** The optimistic effect. Left out where only the server knows what the change results in. */
  apply?: (cart: Cart, change: Change) => Cart;
  /**
   * Whether the server's cart has the change, although its answer was a failure or got lost. If left out, `apply` tells:
   * the cart has a change that alters nothing in it.
   */
  isMade?: (cart: Cart, change: Change) => boolean;
  /**
   * For a keyed call: whether the thing that the change is about is in the server's cart as it was in `before` (decision
   * 111).
   */
  isUndone?: (cart: Cart, change: Change, before: Cart) => boolean;
  /** The announcement to screen readers once the change is made. */
  words: (change: Change, facts: WordsFacts) => string | undefined;
  /** The message for the shopper if the change fails without a message of the server. */
  failure?: (texts: Texts) => string;
  /** The shopper has not asked for the change: its failure opens no popup. */
  isBackground?: (change: Change) => boolean;
  /** The lines that page events name (cart §4). If left out, the changed line, as it is now or was before its removal. */
  updated?: (cart: Cart, change: Change) => (CartLineItem | undefined)[];
  /** The events for analytics; `was` is the line before the change, if it is known. */
  tracked?: (line: CartLineItem, was: CartLineItem | undefined) => Tracked[];
  /** Whether the cart shows the thing that the change is about, beside which a failure is shown; always if left out. */
  isShown?: (cart: Cart, change: Change) => boolean;
  /**
   * The change moves its line to another place, or back: a change of the line before the move and one after it are
   * different changes.
   */
  isMove?: boolean;
  /**
   * By an earlier move of the line that still waits: the move that is sent for both, or `none`. If left out, only this
   * one is sent.
   */
  after?: Partial<Record<MoveKind, MoveKind | 'none'>>;
  /** A waiting change with the same key and this one are sent as one. */
  isJoined?: boolean;
  /** The line stays in its place, with a button that undoes the change (decision 60). */
  isUndoable?: boolean;
  /** It is that way back. */
  isUndo?: boolean;
  /**
   * The next page cannot tell whether the change was done. If the page is left before the answer, the next page sends the
   * change again only to a server that honours keys (decision 111).
   */
  isOnce?: boolean;
  /** The change is not stored for the tab's next page. */
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

/** A change of the order as a whole, not of a line. */
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
