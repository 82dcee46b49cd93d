import type { Cart, CartLineItem } from '../../contract/cart/cart.ts';
import { cartChangeMessages } from '../../domain/cart/cart-line-messages.ts';
import { countPieces, piecesInWords } from '../../domain/cart/count-pieces.ts';
import { fillIn } from '../../domain/messages.ts';
import { formatPrice } from '../../domain/money.ts';
import { announce } from '../../page/announce.ts';
import { pageContext } from '../../page/context.ts';
import { pageTexts } from '../../page/texts.ts';
import { type CartChange, kindOf } from './change-kinds.ts';

export interface AnnouncedChange {
  change: CartChange;
  /** The line, as it is now, or as it was before its removal. */
  line: CartLineItem | undefined;
  /** The cart that was loaded last before the change. */
  before: Cart | undefined;
}

/**
 * Announces several changes in one message, with what has changed in the cart by them: the pieces, the saving, the total.
 */
export function announceCart(cart: Cart, changes: readonly AnnouncedChange[]): void {
  const texts = pageTexts(cartChangeMessages);
  const inWords = (cents: number) => formatPrice(cents, pageContext());
  const said = changes.map(({ change, line }) =>
    kindOf(change).words(change, { texts, cart, line, inWords }),
  );
  const before = changes[0]?.before;
  const has = <Value>(fact: (of: Cart) => Value) => !before || fact(before) !== fact(cart);
  const saved = savedIn(cart);
  // Two changes of one quantity result in the same sentence, which is announced once.
  const words = [
    ...new Set(said),
    has(piecesIn) && fillIn(texts.cartNow, piecesInWords(piecesIn(cart), texts)),
    has(savedIn) && saved && fillIn(texts.savedNow, inWords(saved)),
    has(totalIn) && fillIn(texts.cartTotalNow, inWords(totalIn(cart))),
  ].filter(Boolean);
  if (words.length) announce(words.join(' '));
}

const piecesIn = ({ lineItems }: Cart) => countPieces(lineItems);
const savedIn = ({ orderSummary }: Cart) => orderSummary.discountTotal ?? 0;
const totalIn = ({ orderSummary }: Cart) => orderSummary.total ?? orderSummary.subtotal;
