import type { PaymentAction } from '@adyen/adyen-web';
import type { PayloadOf } from '../../../../src/contract/call.ts';
import type {
  placeOrder as placeOrderCall,
  setTymPreferences,
} from '../../../../src/contract/checkout/order.ts';
import { checkoutErrorTypes } from '../../../../src/domain/cart/checkout-errors.ts';
import { checkoutSteps, stepIndexes } from '../../../../src/domain/checkout/steps.ts';
import { type Buyer, buyerOf } from '../../checkout/buyer.ts';
import { confirmationPath } from '../../checkout/order-refusals.ts';
import { type Placed, placeOrder } from '../../checkout/place-order.ts';
import { chooseThankYou } from '../../checkout/thank-you.ts';
import { link } from '../../pages/page.ts';
import { askBank } from '../../payments/bank-checks.ts';
import type { GiftCardProblem } from '../../payments/charges.ts';
import { RefusedError } from '../answer.ts';
import { typeOf } from '../cart/checkout.ts';
import type { ApiRequest, Handlers } from '../request.ts';
import { changing, wholeFor } from './answer.ts';
import { orderDocument, wholeCheckout } from './whole.ts';

/** Places the order of a session's basket, and stores with it the whole checkout as it was. */
export const placeOrderOf = (buyer: Buyer, attempt: Parameters<typeof placeOrder>[1]): Placed =>
  placeOrder(buyer, attempt, () => orderDocument(wholeCheckout(buyer)));

/** `placeOrder`: once for each attempt, and for each basket (decision 51). */
function answerPlaceOrder(request: ApiRequest<PayloadOf<typeof placeOrderCall>>) {
  const { attemptId, amountDue, threeDSecure } = request.payload;
  const buyer = buyerOf(request);
  const placed = placeOrderOf(buyer, { attemptId, amountDue });
  if (placed.status !== 'check') return placedAnswer(request, buyer, placed);
  const action = askBank(request, {
    attemptId,
    isOrder: true,
    way: threeDSecure ?? placed.way,
    document: { amountDue },
    returnPath: link(request, `${checkoutSteps[stepIndexes.review].path}?fields=provider`),
  });
  return { ...notPlaced(request), action };
}

type Answered = Exclude<Placed, { status: 'check' }>;

/** The answer of an attempt to place the order, as of one that the bank has agreed to. */
export function placedAnswer(request: Pick<ApiRequest, 'view' | 'variant'>, buyer: Buyer, placed: Answered) {
  if (placed.status === 'late') throw new RefusedError(504, 'Your bank has not answered yet.');
  const answer = notPlaced(request);
  if (placed.status === 'placed')
    return {
      ...answer,
      isSuccess: true,
      redirectUrl: link(request, confirmationPath),
      orderNumber: placed.order.number,
      checkout: wholeFor(request, buyer),
    };
  const { message, redirectUrl, giftCardErrors = [], amountDue = null, outcome } = placed;
  return {
    ...answer,
    message,
    redirectUrl: redirectUrl === undefined ? null : link(request, redirectUrl),
    giftCardErrors,
    amountDue,
    errorType: outcome ? checkoutErrorTypes.indexOf(typeOf(outcome)) : 0,
  };
}

/** What the answer of an order that is not placed has in common. */
export const notPlaced = ({ view }: Pick<ApiRequest, 'view'>) => ({
  isSuccess: false,
  message: null as string | null,
  redirectUrl: null as string | null,
  errorType: 0,
  giftCardErrors: [] as GiftCardProblem[],
  currencyCode: view.currency,
  orderNumber: null as string | null,
  amountDue: null as number | null,
  promoCodeData: null,
  action: null as PaymentAction | null,
});

/** `setTymPreferences`: stored with the session's last order (decision 53). */
const answerSetTymPreferences = changing(
  'alone',
  (buyer, { isOptIn, isBilling, address }: PayloadOf<typeof setTymPreferences>) =>
    chooseThankYou(buyer, { isOptIn, isBilling, sent: address }),
);

export const handlers: Handlers = {
  placeOrder: answerPlaceOrder,
  setTymPreferences: answerSetTymPreferences,
};
