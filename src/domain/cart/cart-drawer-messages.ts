import { orderSumsMessages } from '../checkout/checkout-sums-messages.ts';
import { confirmationMessages } from './cart-confirmation-messages.ts';
import { cartLineMessages } from './cart-page-messages.ts';

/** The slide-out of the cart. */
export const cartDrawerMessages = {
  ...cartLineMessages,
  cartTitle: confirmationMessages.cartTitle,
  subtotal: orderSumsMessages.subtotal,
  viewCart: 'View Cart',
};
