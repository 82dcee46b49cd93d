/** The parameter of the cart's page after a form of its order summary, which shows what came of it. */
export const summaryChanged = 'summary';

/** The cart's page, and the targets of its forms. */
export const cartPaths = {
  cart: '/checkout/cart',
  /** After a form of the order summary. */
  summary: `/checkout/cart?${summaryChanged}=changed#order-summary`,
  update: '/checkout/cart/update',
  remove: '/checkout/cart/remove',
  save: '/checkout/cart/save',
  moveToCart: '/checkout/cart/move',
  removeSaved: '/checkout/cart/remove-saved',
  shipping: '/checkout/cart/shipping',
  removeInstallation: '/checkout/cart/remove-installation',
  donation: '/checkout/cart/donation',
  zip: '/checkout/cart/zip',
  promo: '/checkout/cart/promo',
  removePromo: '/checkout/cart/remove-promo',
  certificate: '/checkout/cart/certificate',
  removeCertificate: '/checkout/cart/remove-certificate',
  removeCertificates: '/checkout/cart/remove-certificates',
  /** Posted by the cart's button; as a page, it shows what is in the way. */
  checkout: '/checkout/cart/checkout',
  removeUnavailable: '/checkout/cart/remove-unavailable',
  /** For developers. */
  states: '/checkout/cart/states',
};
