import { html } from 'hono/html';

export interface CheckoutPopup {
  title: string;
  /** HTML. */
  html: string;
}

/** The content of a popup that the answer to a checkout names; undefined for an unknown one. */
export function checkoutPopup(name: string): CheckoutPopup | undefined {
  if (name !== 'delivery-delay') return undefined;
  return {
    title: 'Before You Check Out',
    html: String(html`<p>Deliveries to your ZIP code take a week longer at the moment.</p>`),
  };
}
