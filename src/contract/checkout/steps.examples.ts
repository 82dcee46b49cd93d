import type { CallExample } from '../examples.ts';

const changed = { isSuccess: true, message: null, redirectUrl: null };
const moved = { ...changed, nextStep: null, isBack: false };

export const validateCartExample: CallExample = {
  payload: {},
  answer: { ...changed, errorType: 0, unavailableItems: [] },
};

export const verifyPromoCodeExample: CallExample = { payload: { promoCode: 'WELCOME10' }, answer: changed };

export const moveToShippingAndGiftOptionsExample: CallExample = { payload: {}, answer: moved };

export const moveToPaymentPageExample: CallExample = { payload: {}, answer: moved };

export const moveToReviewPageExample: CallExample = { payload: {}, answer: moved };
