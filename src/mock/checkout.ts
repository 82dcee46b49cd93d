import { type StepIndex, stepIndexes } from '../domain/checkout/steps.ts';
import type { Asked, Handler } from './handler.ts';
import type { Line, PayingCard } from './session.ts';
import { promoCode, shippingCharges, sumsOf } from './sums.ts';

type Json = Record<string, unknown>;

const recipientId = 'recipient-1';

/** The lines of the order: the cart's, or those of the order that has just been placed. */
export const orderedLines = ({ session }: Asked<never>): readonly Line[] =>
  session.order?.lines ?? session.lines.filter(({ isSaved }) => !isSaved);

export const orderSums = (asked: Asked<never>) => sumsOf(asked.session, orderedLines(asked), asked.productOf);

/** What the first incomplete step still needs, in words; undefined if the order can be placed. */
export function missing(asked: Asked<never>): { step: StepIndex; message: string } | undefined {
  const { session } = asked;
  if (!session.address)
    return { step: stepIndexes.shipping, message: 'Please enter where your order goes to.' };
  if (!session.hasOptions)
    return { step: stepIndexes.options, message: 'Please choose how your order is delivered.' };
  if (amountDue(asked) > paidBy(payingCards(asked)))
    return { step: stepIndexes.payment, message: 'Please choose how you pay for your order.' };
  return undefined;
}

/** The amount that cards have to pay, in cents. */
export const amountDue = (asked: Asked<never>): number => orderSums(asked).total;

/** The cards that pay: none once another total is due than they have paid for. */
export const payingCards = (asked: Asked<never>): PayingCard[] =>
  asked.session.paidTotal === amountDue(asked) ? asked.session.cards : [];

const paidBy = (cards: readonly PayingCard[]) =>
  cards.reduce((sum, { appliedAmount }) => sum + appliedAmount, 0);

/** The whole checkout, in the shape of its example. */
export function checkoutOf(asked: Asked<never>): Json {
  const { session } = asked;
  const whole = asked.exampleOf('refreshCheckout');
  const { accountInfo, payment } = whole as { accountInfo: Json; payment: Json };
  const { email, order, billing, attempts } = session;
  const total = amountDue(asked);
  return {
    ...whole,
    basketId: session.id,
    furthestStep: order ? stepIndexes.confirmation : (missing(asked)?.step ?? stepIndexes.review),
    orderNumber: order?.number ?? null,
    isGuest: !email,
    basketItems: orderedLines(asked).map((line) => basketItem(asked, line)),
    recipientList: session.address ? [recipient(asked)] : [],
    accountInfo: email ? { ...accountInfo, email } : { shippingAddresses: [], registryAddresses: [] },
    orderSummary: orderSums(asked),
    taxZipCode: session.address ? null : (session.zipCode ?? null),
    promoCode: session.promoCode ?? null,
    payment: {
      ...payment,
      savedCards: email ? payment.savedCards : [],
      total,
      amountDue: total,
      appliedCards: payingCards(asked),
      billingAddress: billing.address ?? (billing.isSame ? session.address : null),
      isBillingSameAsShipping: billing.isSame ?? null,
    },
    attempts: attempts.map(({ attemptId, outcome, isOrder }) => ({
      attemptId,
      outcome,
      isOrder,
      redirectUrl: isOrder && outcome === 'done' ? '/checkout/confirmation' : null,
    })),
  };
}

const partOf = ({ id }: Line) => `${id}-1`;

function basketItem(asked: Asked<never>, line: Line): Json {
  const { Sku: sku, Quantity: quantity, PersonalizationText: text } = line.item;
  const { name, imagePath, navigateUrl: url, price } = asked.productOf(sku);
  const [example] = asked.exampleOf('refreshCheckout').basketItems as Json[];
  const goesTo = asked.session.address ? recipientId : null;
  return {
    ...example,
    id: line.id,
    sku,
    quantity,
    recipientId: goesTo,
    personalization: text ? [text] : [],
    optionChoices: [],
    priceQuantityTotals: { quantity, total: price * quantity },
    recipients: [{ basketItemId: partOf(line), recipientId: goesTo, quantity }],
    itemInfo: { name, imagePath, url, price },
  };
}

/** The only recipient: everything goes to one address in one parcel. */
function recipient(asked: Asked<never>): Json {
  const { address, gift, serviceLevel } = asked.session;
  const [example] = asked.exampleOf('refreshCheckout').recipientList as {
    shipments: Json[];
    giftOptions: Json;
  }[];
  const { shipments, giftOptions } = example!;
  const parcel = shipments.find(({ tripBooking }) => !tripBooking)!;
  return {
    ...example,
    id: recipientId,
    address,
    shipments: [
      {
        ...parcel,
        basketItemIds: orderedLines(asked).map(partOf),
        selectedServiceLevel: serviceLevel,
        holidayHold: null,
        shippingMessage: {
          deliveryCharge: orderSums(asked).shippingTotal,
          zipCode: (address as { postalCode?: string }).postalCode,
        },
      },
    ],
    giftOptions: { ...giftOptions, selectedOption: gift.option },
    giftMessage: gift.message,
  };
}

/** The answer to a change that is done. */
export const changed = (asked: Asked<never>) => ({
  isSuccess: true,
  message: null,
  redirectUrl: null,
  checkout: checkoutOf(asked),
});

export const refused = (message: string, more: object = {}) => ({ isSuccess: false, message, ...more });

/** The handler of a call that changes the session. */
const change =
  <Payload>(make: (asked: Asked<Payload>) => void): Handler<never> =>
  (asked) => {
    make(asked as Asked<Payload>);
    return changed(asked);
  };

type OfAddress = { address: Json };

/** Keeps the address that the shopper has given or changed. */
const saveAddress = change(({ session, payload: { address } }: Asked<OfAddress>) => {
  session.address = { ...address, addressId: address.addressId ?? 'address-of-the-order' };
});

/** The handler of a call that ends a step: its answer leads on, or back to the first incomplete step. */
const end =
  (step: StepIndex): Handler<never> =>
  (asked) => {
    if (step === stepIndexes.options && asked.session.address) asked.session.hasOptions = true;
    const open = missing(asked);
    const isOpen = open && open.step <= step;
    return isOpen
      ? refused(open.message, { nextStep: open.step, isBack: false })
      : { ...changed(asked), nextStep: null, isBack: false };
  };

interface Options {
  recipients: { shipments: { serviceLevel?: number }[] }[];
}

export const checkoutHandlers: Record<string, Handler<never>> = {
  refreshCheckout: checkoutOf,
  startGuestCheckout: change(() => {}),
  validateAddress: () => ({ isSuccess: true, message: null, suggestedAddress: null, fieldErrors: null }),
  validateAndSaveAddress: saveAddress,
  saveShippingAddress: saveAddress,
  saveMultiShipping: saveAddressById(),
  updateGiftMessage: change(({ session, payload }: Asked<{ message: string }>) => {
    session.gift.message = payload.message;
  }),
  updateGiftOption: change(({ session, payload }: Asked<{ giftOptions: { selectedOption: string } }>) => {
    session.gift.option = payload.giftOptions.selectedOption;
  }),
  saveShippingAndGiftOptions: change(({ session, payload }: Asked<Options>) => {
    const [level] = payload.recipients.flatMap(({ shipments }) =>
      shipments.flatMap(({ serviceLevel }) => serviceLevel ?? []),
    );
    if (level !== undefined && level in shippingCharges) session.serviceLevel = level;
  }),
  applyPromoCode(asked: Asked<{ promoCode: string }>) {
    if (asked.payload.promoCode.toUpperCase() !== promoCode)
      return refused(`The mock knows one code, ${promoCode}.`);
    asked.session.promoCode = promoCode;
    return changed(asked as Asked<never>);
  },
  removePromoCode: change(({ session }) => {
    session.promoCode = undefined;
  }),
  verifyPromoCode: change(() => {}),
  validateCart: (asked) =>
    orderedLines(asked).length > 0
      ? { ...changed(asked), errorType: 'none', unavailableItems: [] }
      : refused('Your cart is empty.', { errorType: 'emptyBasket', redirectUrl: '/checkout/cart' }),
  moveToShippingAndGiftOptions: end(stepIndexes.shipping),
  moveToPaymentPage: end(stepIndexes.options),
  moveToReviewPage: end(stepIndexes.payment),
};

/** The handler of a call that chooses one of the account's addresses. */
function saveAddressById(): Handler<never> {
  return (asked: Asked<never>) => {
    const { addressId } = asked.payload as { addressId: string };
    const { accountInfo } = asked.exampleOf('refreshCheckout') as {
      accountInfo: { shippingAddresses: Json[] };
    };
    const known = accountInfo.shippingAddresses.find((one) => one.addressId === addressId);
    if (!known) return refused('This address is not in your account.');
    asked.session.address = known;
    return changed(asked);
  };
}
