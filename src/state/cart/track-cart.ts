import type { Cart, CartLineItem } from '../../contract/cart/cart.ts';
import { track, trackedValue } from '../track.ts';

/** A line of the cart, in analytics' terms. */
export const cartProduct = ({ optionChoices, ...line }: CartLineItem) => ({
  ...line,
  variant: optionChoices.map(({ value }) => value).join(', '),
});

/** The cart is shown. */
export function trackCart({ lineItems, orderSummary }: Cart): void {
  track('view_cart', trackedValue(lineItems.map(cartProduct), orderSummary.subtotal));
}
