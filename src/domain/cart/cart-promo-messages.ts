/** The buttons of a code, a certificate and a line. */
export const applyMessages = { apply: 'Apply', remove: 'Remove' };

/** The promo code, in the cart and in checkout. */
export const promoMessages = {
  promoHeading: 'Promo code',
  apply: applyMessages.apply,
  promoMissing: 'Please enter a promo code.',
  promoApplied: 'Promo code {0} is applied.',
  removePromo: 'Remove promo code',
};
