import { shownCartMessages } from './cart-messages.ts';
import { cartDeliveryMessages, cartLineMessages } from './cart-page-messages.ts';
import { orderSumsMessages } from './cart-sums-messages.ts';

/** The slide-out of the cart. */
export const cartDrawerMessages = {
  ...cartLineMessages,
  ...cartDeliveryMessages,
  cartTitle: shownCartMessages.cartTitle,
  subtotal: orderSumsMessages.subtotal,
  viewCart: 'View Cart',
  withInstallation: 'With installation',
};
