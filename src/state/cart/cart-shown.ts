/** Whether this page has a mounted `cart` island, so that it is the cart's own page. */
export function isCartShown(): boolean {
  return !!document.querySelector('[data-island="cart"][data-island-status="mounted"]');
}
