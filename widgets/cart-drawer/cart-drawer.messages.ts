import { cartDeliveryMessages, cartLineMessages } from '../../src/domain/cart/cart-line-messages.ts';
import { shownCartMessages } from '../../src/domain/cart/cart-messages.ts';
import { orderSumsMessages } from '../../src/domain/cart/cart-sums-messages.ts';

/** The slide-out of the cart. */
export const cartDrawerMessages = {
  ...cartLineMessages,
  ...cartDeliveryMessages,
  cartTitle: shownCartMessages.cartTitle,
  subtotal: orderSumsMessages.subtotal,
  viewCart: 'View Cart',
  withInstallation: 'With installation',
};
