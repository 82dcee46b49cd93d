import { stepIndexes } from '../../../../src/domain/checkout/steps.ts';
import { choicesOf } from '../../cart/choices.ts';
import { hasCartCondition, isInternational } from '../../cart/conditions.ts';
import { eddOutageMessage } from '../../cart/edd.ts';
import { accountAddresses, asGiverSees, registryAddresses } from '../../checkout/address-book.ts';
import { basketId } from '../../checkout/basket.ts';
import type { Buyer } from '../../checkout/buyer.ts';
import { type OpenOrder, openOrder } from '../../checkout/open-order.ts';
import { lastOrder, type Order } from '../../checkout/orders.ts';
import { foreignCountriesOf, shippedCountries } from '../../checkout/recipients.ts';
import { furthestStep } from '../../checkout/steps.ts';
import { estimatedFor, orderTotals } from '../../checkout/totals.ts';
import { knownAttempts } from '../../payments/attempts.ts';
import { heldCards } from '../../payments/order-cards.ts';
import { paymentParts } from '../../payments/parts.ts';
import { providerMessages } from '../../payments/provider-messages.ts';
import { figuresOf } from '../../shipping/figures.ts';
import { basketItemAnswer } from './item.ts';
import { paymentAnswer } from './payment-answer.ts';
import { recipientAnswers } from './recipient.ts';

export type WholeAnswer = ReturnType<typeof openAnswer>;

/** The whole checkout (decision 48): of the open order, or of the session's last one once the cart is empty. */
export function wholeCheckout(buyer: Buyer): WholeAnswer {
  const order = openOrder(buyer);
  const placed = order.cart.lines.length === 0 ? lastOrder(buyer) : undefined;
  return placed ? placedAnswer(buyer, placed) : openAnswer(buyer, order);
}

/** The open order in the contract's form. */
function openAnswer(buyer: Buyer, order: OpenOrder) {
  const { shop, sessionId, view, account } = buyer;
  const parts = paymentParts(buyer, order);
  const cards = heldCards(shop, sessionId, parts.dueCents).filter(({ isApplied }) => isApplied);
  const { orderSummary, promoDiscountMessage } = orderTotals(buyer, order);
  const international = isInternational(buyer);
  const countries = shippedCountries(buyer);
  const grIds = order.cart.lines.flatMap(({ details }) => details.GiftRegistryId ?? []);
  return {
    ...providerMessages(cards),
    basketId: basketId(buyer),
    furthestStep: furthestStep(buyer, order) as number,
    orderNumber: null as string | null,
    isGuest: account === undefined,
    isInternational: international,
    countries: international ? foreignCountriesOf(view).map(({ code, name }) => ({ code, name })) : [],
    basketItems: order.cart.lines.map((line) => basketItemAnswer(buyer, order, line)),
    recipientList: recipientAnswers(buyer, order),
    accountInfo: {
      email: account?.email ?? null,
      shippingAddresses: accountAddresses(shop, account).filter(({ country }) => countries.includes(country)),
      registryAddresses: international ? [] : shownRegistries(buyer, grIds),
    },
    orderSummary,
    taxZipCode: estimatedFor(buyer, order) ?? null,
    promoCode: choicesOf(shop, sessionId, view).promoCode ?? null,
    promoDiscountMessage,
    deliveryDayLabels: figuresOf(view).deliveryDays ?? null,
    checkoutMessage: order.shipping.isEddOut ? eddOutageMessage : shopMessage(buyer),
    payment: paymentAnswer(buyer, order, parts),
    tymPreferences: null as Order['thankYou'] | null,
    attempts: attemptsOf(buyer),
  };
}

/** The addresses of registries: whole to the owner only. */
const shownRegistries = ({ shop, account, view }: Buyer, grIds: readonly string[]) =>
  registryAddresses(shop, { account, grIds, view }).map(({ isOwn, ...address }) =>
    isOwn ? address : asGiverSees(address),
  );

const shopMessage = ({ shop, sessionId }: Buyer): string | null =>
  hasCartCondition(shop, sessionId, 'checkout-message')
    ? 'Our warehouses are closed on the weekend. Orders from now on leave on Monday.'
    : null;

const attemptsOf = ({ shop, sessionId, now }: Buyer) => knownAttempts(shop, sessionId, +now);

/** A placed order as it was placed; until its outcome is known it is under review. */
function placedAnswer(buyer: Buyer, order: Order): WholeAnswer {
  const isKnown = order.knownAt <= +buyer.now;
  const { account } = buyer;
  const document = order.document as unknown as WholeAnswer;
  return {
    ...document,
    furthestStep: isKnown ? stepIndexes.confirmation : stepIndexes.review,
    orderNumber: isKnown ? order.number : null,
    isGuest: account === undefined,
    tymPreferences: order.thankYou ?? null,
    attempts: attemptsOf(buyer),
  };
}

/** The stored form of a placed order: of the account, only what belongs to the order. */
export function orderDocument(whole: WholeAnswer): Record<string, unknown> {
  return {
    ...whole,
    accountInfo: { email: whole.accountInfo.email, shippingAddresses: [], registryAddresses: [] },
    payment: { ...whole.payment, savedCards: [], rewardAccounts: [], tnsSession: null },
    attempts: [],
  };
}
