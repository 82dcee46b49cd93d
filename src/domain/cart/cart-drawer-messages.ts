import { confirmationMessages } from './cart-confirmation-messages.ts';
import { cartLineMessages } from './cart-page-messages.ts';
import { orderSumsMessages } from './cart-sums-messages.ts';

/** The slide-out of the cart. */
export const cartDrawerMessages = {
  ...cartLineMessages,
  cartTitle: confirmationMessages.cartTitle,
  subtotal: orderSumsMessages.subtotal,
  viewCart: 'View Cart',
};
