/** The promo code, in the cart and in checkout. */
export const promoMessages = {
  promoHeading: 'Promo code',
  apply: 'Apply',
  promoMissing: 'Please enter a promo code.',
  promoApplied: 'Promo code {0} is applied.',
  removePromo: 'Remove promo code',
};
