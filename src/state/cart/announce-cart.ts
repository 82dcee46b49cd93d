import type { Cart } from '../../contract/cart/cart.ts';
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
  /** The product's name. */
  name: string | undefined;
}

/** Announces changes once, with the cart that they have led to. */
export function announceCart(cart: Cart, changes: readonly AnnouncedChange[]): void {
  const texts = pageTexts(cartPageMessages);
  const words: Partial<Record<CartChange['kind'], string>> = {
    remove: texts.removedLine,
    unsave: texts.removedLine,
    save: texts.savedLine,
    move: texts.movedLine,
    restore: texts.restoredLine,
  };
  const lines = changes.flatMap(({ kind, name }) => {
    const text = words[kind];
    return text && name ? [fillIn(text, name)] : [];
  });
  const count = countPieces(cart.lineItems);
  const pieces = count === 1 ? texts.onePiece : fillIn(texts.pieces, count);
  const subtotal = formatPrice(cart.orderSummary.subtotal, pageContext());
  announce([...lines, fillIn(texts.cartNow, pieces, subtotal)].join(' '));
}
