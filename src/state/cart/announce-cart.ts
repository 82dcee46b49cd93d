import type { Cart, CartLineItem } from '../../contract/cart/cart.ts';
import type { CartChange } from '../../domain/cart/cart-changes.ts';
import { cartPageMessages } from '../../domain/cart/cart-page-messages.ts';
import { countPieces } from '../../domain/cart/count-pieces.ts';
import { fillIn } from '../../domain/messages.ts';
import { formatPrice } from '../../domain/money.ts';
import { announce } from '../../page/announce.ts';
import { pageContext } from '../../page/context.ts';
import { pageTexts } from '../../page/texts.ts';

export interface AnnouncedChange {
  kind: CartChange['kind'];
  /** Its line, as it is now, or as it was before its removal. */
  line: CartLineItem | undefined;
}

/** Announces changes once, with the cart that they have led to. */
export function announceCart(cart: Cart, changes: readonly AnnouncedChange[]): void {
  const texts = pageTexts(cartPageMessages);
  const words: Partial<Record<CartChange['kind'], string>> = {
    quantity: texts.quantityNow,
    remove: texts.removedLine,
    unsave: texts.removedLine,
    save: texts.savedLine,
    move: texts.movedLine,
    restore: texts.restoredLine,
  };
  const lines = changes.flatMap(({ kind, line }) => {
    const text = words[kind];
    return text && line?.name ? [fillIn(text, line.name, line.quantity)] : [];
  });
  const count = countPieces(cart.lineItems);
  const pieces = count === 1 ? texts.onePiece : fillIn(texts.pieces, count);
  const subtotal = formatPrice(cart.orderSummary.subtotal, pageContext());
  // Two changes of one quantity give the same sentence, which is said once.
  announce([...new Set(lines), fillIn(texts.cartNow, pieces, subtotal)].join(' '));
}
