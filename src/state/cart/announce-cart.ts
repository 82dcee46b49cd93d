import type { Cart, CartLineItem } from '../../contract/cart/cart.ts';
import { cartPageMessages } from '../../domain/cart/cart-page-messages.ts';
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
}

/** Announces changes together, once, with the resulting cart. */
export function announceCart(cart: Cart, changes: readonly AnnouncedChange[]): void {
  const texts = pageTexts(cartPageMessages);
  const inWords = (cents: number) => formatPrice(cents, pageContext());
  const said = changes.map(({ change, line }) =>
    kindOf(change).words(change, { texts, cart, line, inWords }),
  );
  const now = fillIn(
    texts.cartNow,
    piecesInWords(countPieces(cart.lineItems), texts),
    inWords(cart.orderSummary.subtotal),
  );
  // Two changes of one quantity result in the same sentence, which is announced once.
  announce([...new Set(said), now].filter(Boolean).join(' '));
}
