import type { CallExample } from '../examples.ts';

const changed = { isSuccess: true, message: null, redirectUrl: null };

export const applyPromoCodeExample: CallExample = { payload: { promoCode: 'WELCOME10' }, answer: changed };
export const removePromoCodeExample: CallExample = { payload: {}, answer: changed };
