import type { PayloadOf } from '../../../../src/contract/call.ts';
import type {
  placeOrder as placeOrderCall,
  setTymPreferences,
} from '../../../../src/contract/checkout/order.ts';
import { checkoutErrorTypes } from '../../../../src/domain/cart/checkout-errors.ts';
import { type Buyer, buyerOf } from '../../checkout/buyer.ts';
import { confirmationPath, type Placed, placeOrder } from '../../checkout/place-order.ts';
import { chooseThankYou } from '../../checkout/thank-you.ts';
import { link } from '../../pages/page.ts';
import { RefusedError } from '../answer.ts';
import { typeOf } from '../cart/checkout.ts';
import type { ApiRequest } from '../handlers.ts';
import { changing, wholeFor } from './answer.ts';
import { orderDocument, wholeCheckout } from './whole.ts';

/** Places the order of a session's basket, and stores with it the whole checkout as it was. */
export const placeOrderOf = (buyer: Buyer, attempt: Parameters<typeof placeOrder>[1]): Placed =>
  placeOrder(buyer, attempt, () => orderDocument(wholeCheckout(buyer)));

/** `placeOrder`: once for each attempt, and for each basket (decision 51). */
export function answerPlaceOrder(request: ApiRequest<PayloadOf<typeof placeOrderCall>>) {
  const buyer = buyerOf(request);
  const placed = placeOrderOf(buyer, request.payload);
  if (placed.status === 'late') throw new RefusedError(504, 'Your bank has not answered yet.');
  const answer = {
    errorType: 0,
    giftCardErrors: [] as string[],
    currencyCode: request.view.currency,
    message: null,
    orderNumber: null,
    amountDue: null,
    promoCodeData: null,
  };
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
    isSuccess: false,
    message,
    redirectUrl: redirectUrl === undefined ? null : link(request, redirectUrl),
    giftCardErrors,
    amountDue,
    errorType: outcome ? checkoutErrorTypes.indexOf(typeOf(outcome)) : 0,
  };
}

/** `setTymPreferences`: stored with the session's last order (decision 53). */
export const answerSetTymPreferences = changing(
  'alone',
  (buyer, { isOptIn, isBilling, address }: PayloadOf<typeof setTymPreferences>) =>
    chooseThankYou(buyer, { isOptIn, isBilling, sent: address }),
);
