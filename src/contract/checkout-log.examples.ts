import type { CallExample } from './examples.ts';

export const logCheckoutExample: CallExample = {
  payload: {
    message: 'FE payment error. save payment, /ReactCheckout/SavePayment: status 500, basket basket-1',
    level: 'error',
  },
  answer: { isSuccess: true },
};
