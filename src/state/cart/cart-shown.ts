const isShown = (name: string) =>
  !!document.querySelector(`[data-island="${name}"][data-island-status="mounted"]`);

/** Whether this page has a mounted `cart` island, so that it is the cart's own page. */
export const isCartShown = (): boolean => isShown('cart');

/** Whether the shopper is inside `checkout`. */
export const isCheckoutShown = (): boolean => isShown('checkout');
