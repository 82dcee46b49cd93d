import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { errorType, unavailableItem } from '../cart/cart-checkout.ts';
import { filledText, shown, shownFlag, tolerantList } from '../fields.ts';
import { change, changed } from './changed.ts';
import { stepIndex } from './checkout.ts';

export const validateCart = declareCall({
  ...change,
  name: 'validateCart',
  path: '/ReactCheckout/ValidateCart',
  payload: v.object({}),
  answer: v.object({
    ...changed.entries,
    errorType,
    unavailableItems: tolerantList(unavailableItem),
  }),
  source: 'checkout §4, §5, §7.1',
  about: 'Whether the order can be placed as it is; else what is in the way.',
});

export const verifyPromoCode = declareCall({
  ...change,
  name: 'verifyPromoCode',
  path: '/ReactCheckout/VerifyPromoCode',
  payload: v.object({ promoCode: filledText }),
  source: 'checkout §4, §7.1, decision 50',
  about: 'Whether the applied promo code still holds: `Promotion Code has been removed` if it does not.',
});

/** The step that a move leads to: a named one (0 is the cart), the one before, or else the next (checkout §4). */
const moved = v.object({
  ...changed.entries,
  nextStep: shown(stepIndex),
  isBack: shownFlag,
});

export const moveToShippingAndGiftOptions = declareCall({
  ...change,
  name: 'moveToShippingAndGiftOptions',
  path: '/ReactCheckout/MoveToShippingAndGiftOptions',
  payload: v.object({}),
  answer: moved,
  source: 'checkout §4, §7.1',
  about: 'Ends the shipping step.',
});

export const moveToPaymentPage = declareCall({
  ...change,
  name: 'moveToPaymentPage',
  path: '/ReactCheckout/MoveToPaymentPage',
  payload: v.object({}),
  answer: moved,
  source: 'checkout §4, §7.1',
  about: 'Ends the step of shipping and gift options.',
});

export const moveToReviewPage = declareCall({
  ...change,
  name: 'moveToReviewPage',
  path: '/ReactCheckout/MoveToReviewPage',
  payload: v.object({}),
  answer: moved,
  source: 'checkout §4, §7.1',
  about: 'Ends the payment step.',
});
