import { fillIn } from '../../../src/domain/messages.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { sentCode } from '../../../src/domain/payment/codes.ts';
import { giftCardsMessages } from '../../../src/domain/payment/payment-gift-cards-messages.ts';
import { type Changed, done, refused } from '../cart/changed.ts';
import { hasCartCondition } from '../cart/conditions.ts';
import type { Buyer } from '../checkout/buyer.ts';
import { type GiftCard, giftCardEnds, giftCardOf, type TypedGiftCard } from './gift-cards.ts';
import {
  addOrderGiftCard,
  noteSeenBalances,
  orderGiftCards,
  removeOrderGiftCard,
} from './order-gift-cards.ts';
import { paymentParts } from './parts.ts';

/** The outcome of asking the gift card service: it may be down (decision 54). */
export interface GiftCardChanged extends Changed {
  isGiftCardServiceUnavailable: boolean;
}

/** The balance of a card, in cents. */
export interface Balance extends GiftCardChanged {
  balance: number | null;
}

const texts = {
  missingNumber: giftCardsMessages.giftCardMissing,
  missingPin: 'Please enter the PIN of your gift card.',
  unknown: 'We could not find this gift card. Please check its number and its PIN.',
  nothingDue: 'Nothing is left to pay. You can keep this gift card for another order.',
  applied: 'This gift card pays for your order already.',
  notThere: 'This gift card is not part of your order any more.',
};

/** While the gift card service is down; the other means stay usable (decision 54). */
export const serviceDown =
  'We cannot reach our gift card service at the moment. You can pay another way, or try again later.';

export const nothingLeft = ({ lastFour }: Pick<GiftCard, 'lastFour'>): string =>
  `The gift card that ends in ${lastFour} has nothing left.`;

/** Pays with a gift card: its balance, or what is still to be paid of the order if that is less (decision 85). */
export function applyGiftCard(buyer: Buyer, typed: TypedGiftCard): GiftCardChanged {
  const asked = ask(buyer, typed);
  if ('isSuccess' in asked) return asked;
  const { dueCents, totalCents } = paymentParts(buyer);
  if (totalCents === 0 || dueCents === 0) return answered(refused(texts.nothingDue));
  if (orderGiftCards(buyer).some(({ id }) => id === asked.id)) return answered(refused(texts.applied));
  if (asked.balanceCents === 0) return answered(refused(nothingLeft(asked)));
  addOrderGiftCard(buyer, asked);
  noteSeenBalances(buyer);
  return answered(done);
}

/** Takes a gift card back, by the id of its entry. */
export function removeGiftCard(buyer: Buyer, entryId: string): GiftCardChanged {
  return answered(removeOrderGiftCard(buyer, entryId) ? done : refused(texts.notThere));
}

/** The balance of a gift card, which is not applied. */
export function giftCardBalance(buyer: Buyer, typed: TypedGiftCard): Balance {
  const asked = ask(buyer, typed);
  if ('isSuccess' in asked) return { ...asked, balance: null };
  return { ...answered(done), balance: asked.balanceCents };
}

/** The balance of a card, as a sentence. */
export const balanceText = (cents: number, { view }: Pick<Buyer, 'view'>): string =>
  fillIn(giftCardsMessages.giftCardBalance, formatPrice(cents, view));

function ask(buyer: Buyer, typed: TypedGiftCard): GiftCard | GiftCardChanged {
  const number = sentCode(typed.number);
  if (number === '') return answered(refused(texts.missingNumber));
  if (isServiceDown(buyer) || number.endsWith(giftCardEnds.unreachable))
    return { ...refused(serviceDown), isGiftCardServiceUnavailable: true };
  if (sentCode(typed.pin) === '') return answered(refused(texts.missingPin));
  return giftCardOf(buyer.shop, buyer.view, typed) ?? answered(refused(texts.unknown));
}

export const isServiceDown = ({ shop, sessionId }: Pick<Buyer, 'shop' | 'sessionId'>): boolean =>
  hasCartCondition(shop, sessionId, 'gift-cards-down');

const answered = (changed: Changed): GiftCardChanged => ({ ...changed, isGiftCardServiceUnavailable: false });
