import { checkoutErrorTypes } from '../../../../src/domain/cart/checkout-errors.ts';
import { checkoutSteps, stepIndexes } from '../../../../src/domain/checkout/steps.ts';
import { type Buyer, buyerOf } from '../../checkout/buyer.ts';
import { checkedCart } from '../../checkout/checked-cart.ts';
import { endOptions, endPayment, endShipping } from '../../checkout/moves.ts';
import { promoRemoved, verifyPromo } from '../../checkout/promo.ts';
import type { Missing } from '../../checkout/steps.ts';
import { link } from '../../pages/page.ts';
import { inTransaction } from '../../transaction.ts';
import { typeOf, unavailableItems } from '../cart/checkout.ts';
import type { ApiRequest, Handlers } from '../request.ts';
import { type Answering, changedAnswer } from './answer.ts';

/**
 * `validateCart`: whether the cart can be ordered, or why not (cart §8). A reissued card is no reason, because the
 * payment step asks for another one.
 */
function answerValidateCart(request: ApiRequest) {
  const outcome = checkedCart(buyerOf(request));
  const isSuccess = !['empty', 'unavailable', 'certificates'].includes(outcome.kind);
  const message = !isSuccess && 'message' in outcome ? outcome.message : null;
  return {
    ...changedAnswer(request, buyerOf(request), { changed: { isSuccess, message }, answering: 'alone' }),
    // They are removed in the cart.
    redirectUrl: outcome.kind === 'certificates' ? link(request, checkoutSteps[stepIndexes.cart].path) : null,
    errorType: checkoutErrorTypes.indexOf(typeOf(outcome)),
    unavailableItems: outcome.kind === 'unavailable' ? unavailableItems(request, outcome) : [],
  };
}

/** `verifyPromoCode`: a code that no longer applies is removed (checkout §4). */
function answerVerifyPromoCode(request: ApiRequest<{ promoCode: string }>) {
  const buyer = buyerOf(request);
  return inTransaction(request.shop.database, () => {
    const { promoCode } = request.payload;
    const isSuccess = isApplied(buyer, promoCode) && verifyPromo(buyer);
    const changed = { isSuccess, message: isSuccess ? null : promoRemoved };
    return changedAnswer(request, buyer, { changed, answering: 'with the whole' });
  });
}

/** A code that the page still shows may have been removed in another tab. */
function isApplied({ shop, sessionId }: Buyer, promoCode: string): boolean {
  const row = shop.database
    .prepare('SELECT promo_code FROM cart_choices WHERE session_id = ?')
    .get(sessionId);
  return String(row?.promo_code ?? '').toUpperCase() === promoCode.trim().toUpperCase();
}

/** The handler of a step change: done, or refused with the step that is incomplete. */
const move = (end: (buyer: Buyer) => Missing | undefined, answering: Answering) => (request: ApiRequest) => {
  const buyer = buyerOf(request);
  return inTransaction(request.shop.database, () => {
    const missing = end(buyer);
    const changed = { isSuccess: missing === undefined, message: missing?.message ?? null };
    return {
      ...changedAnswer(request, buyer, { changed, answering }),
      nextStep: missing?.step ?? null,
      isBack: false,
    };
  });
};

const answerMoveToShippingAndGiftOptions = move(endShipping, 'with the whole');
const answerMoveToPaymentPage = move(endOptions, 'alone');
const answerMoveToReviewPage = move(endPayment, 'with the whole');

export const handlers: Handlers = {
  validateCart: answerValidateCart,
  verifyPromoCode: answerVerifyPromoCode,
  moveToShippingAndGiftOptions: answerMoveToShippingAndGiftOptions,
  moveToPaymentPage: answerMoveToPaymentPage,
  moveToReviewPage: answerMoveToReviewPage,
};
