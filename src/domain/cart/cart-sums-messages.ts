/** The sums of an order, in the cart and in checkout. */
export const orderSumsMessages = {
  summaryHeading: 'Order Summary',
  subtotal: 'Subtotal',
  discount: 'Discount',
  /** `{0}` is the promo code. */
  discountOf: 'Discount ({0})',
  shipping: 'Shipping',
  shippingFree: 'Free',
  installation: 'Installation',
  giftCharges: 'Gift options',
  tax: 'Estimated tax',
  donation: 'Donation',
  rewards: 'Rewards',
  total: 'Total',
};
