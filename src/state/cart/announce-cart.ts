import type { Cart, CartLineItem } from '../../contract/cart/cart.ts';
import type { CartChange } from '../../domain/cart/cart-changes.ts';
import { cartPageMessages } from '../../domain/cart/cart-page-messages.ts';
import { countPieces, piecesInWords } from '../../domain/cart/count-pieces.ts';
import { fillIn } from '../../domain/messages.ts';
import { formatPrice } from '../../domain/money.ts';
import { announce } from '../../page/announce.ts';
import { pageContext } from '../../page/context.ts';
import { pageTexts } from '../../page/texts.ts';

export interface AnnouncedChange {
  change: CartChange;
  /** The line, as it is now, or as it was before its removal. */
  line: CartLineItem | undefined;
}

/** Announces changes together, once, with the resulting cart. */
export function announceCart(cart: Cart, changes: readonly AnnouncedChange[]): void {
  const texts = pageTexts(cartPageMessages);
  const inWords = (cents: number) => formatPrice(cents, pageContext());
  const ofLine: Partial<Record<CartChange['kind'], string>> = {
    quantity: texts.quantityNow,
    remove: texts.removedLine,
    unsave: texts.removedLine,
    save: texts.savedLine,
    move: texts.movedLine,
    restore: texts.restoredLine,
    ship: texts.deliveryNow,
    installation: texts.installationNow,
  };

  function wordsOf({ change, line }: AnnouncedChange): string | undefined {
    if (change.kind === 'zip') return fillIn(texts.zipNow, change.zipCode);
    if (change.kind === 'promo')
      return change.promoCode
        ? fillIn(texts.promoApplied, change.promoCode)
        : fillIn(texts.removedLine, texts.promoHeading);
    if (change.kind === 'donation')
      return fillIn(texts.donationNow, change.amount ? inWords(change.amount) : texts.donationNone);
    if (change.kind !== 'certificate')
      return line?.name && fillIn(ofLine[change.kind]!, line.name, line.quantity);
    const known = cart.rewardCertificates.find(
      ({ certificateNumber }) => certificateNumber === change.certificateNumber,
    );
    if (!known || change.isAgain) return undefined;
    const name = fillIn(texts.certificate, inWords(known.amount));
    return fillIn(change.isApplied ? texts.appliedNow : texts.removedLine, name);
  }

  const now = fillIn(
    texts.cartNow,
    piecesInWords(countPieces(cart.lineItems), texts),
    inWords(cart.orderSummary.subtotal),
  );
  // Two changes of one quantity result in the same sentence, which is announced once.
  announce([...new Set(changes.map(wordsOf)), now].filter(Boolean).join(' '));
}
