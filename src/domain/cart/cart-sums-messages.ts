/** The sums of an order, in the cart and in checkout. */
export const orderSumsMessages = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  shippingFree: 'Free',
  installation: 'Installation',
  giftCharges: 'Gift options',
  tax: 'Estimated tax',
  donation: 'Donation',
  rewards: 'Rewards',
  total: 'Total',
};
