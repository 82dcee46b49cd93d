/** Whether this page shows the cart by its island: then the page is the cart's own. */
export function isCartShown(): boolean {
  return !!document.querySelector('[data-island="cart"][data-island-status="mounted"]');
}
