import { orderSumsMessages } from '../../../src/domain/cart/cart-sums-messages.ts';
import { placeOrderMessages } from '../../../src/domain/checkout/checkout-placing-messages.ts';
import { stepMessages } from '../../../src/domain/checkout/checkout-step-messages.ts';

/** The review step, with the whole order as it will be placed. */
export const reviewMessages = {
  ...placeOrderMessages,
  stepBack: stepMessages.stepBack,
  /** Beside the button. */
  total: orderSumsMessages.total,
};

/** The shop's own terms. */
export const orderTermsMessages = {
  /** Markup above Place Order, such as a link to the terms of sale; empty unless the page context sets it. */
  placeOrderTerms: '',
};
