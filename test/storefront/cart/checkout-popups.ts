import { html } from 'hono/html';

export interface CheckoutPopup {
  title: string;
  /** HTML. */
  html: string;
}

/**
 * The content of a popup that the answer to a checkout names; undefined for an unknown one. Its link leads on to
 * checkout, for a shopper who has yet to sign in through the login page.
 */
export function checkoutPopup(
  name: string,
  { next, isAskedWho }: { next: string; isAskedWho: boolean },
): CheckoutPopup | undefined {
  if (name !== 'delivery-delay') return undefined;
  const login = next.replace('/checkout/shipping', '/account/login');
  const way = isAskedWho ? `${login}?${new URLSearchParams({ returnUrl: next })}` : next;
  return {
    title: 'Before You Check Out',
    html: String(html`<p>Deliveries to your ZIP code take a week longer at the moment.</p>
<p><a href="${way}">Continue to checkout</a></p>`),
  };
}
