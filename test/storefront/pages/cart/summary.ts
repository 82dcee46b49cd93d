import { html } from 'hono/html';
import { formatPrice } from '../../../../src/domain/money.ts';
import type { CartAnswer } from '../../api/cart/cart.ts';
import { checkoutEntry } from '../checkout/entry.ts';
import { link, type Markup, type Page } from '../page.ts';
import { shippingLink } from '../shipping/link.ts';
import { certificatesForm, donationForm, promoForm, zipForm } from './extras.ts';
import { fieldError, type Refused } from './refused.ts';

/** The order's sums, the forms for what is chosen for all of it, and the way on. */
export function orderSummary(page: Page, cart: CartAnswer, refused: Refused | undefined): Markup {
  return html`<aside class="cart-summary cart-order" aria-label="Order summary">
<h2>Order summary</h2>
${sums(page, cart)}
<div class="cart-checkout">${checkoutEntry(page)}</div>
<div class="cart-extras">
${promoForm(page, cart, refused)}
${zipForm(page, cart, refused)}
${certificatesForm(page, cart, refused)}
${donationForm(page, cart, refused)}
</div>
<p>${shippingLink(page, { text: 'Shipping charges' })}</p>
<p><a href="${link(page, '/')}">Continue Shopping</a></p>
</aside>`;
}

function sums(page: Page, { orderSummary: sum, cartSummary, lineItems }: CartAnswer): Markup {
  const price = (cents: number) => formatPrice(cents, page.view);
  const count = lineItems.reduce((pieces, { quantity }) => pieces + quantity, 0);
  const rows: [string, string][] = [
    [`Subtotal (${count === 1 ? '1 item' : `${count} items`})`, price(sum.subtotal)],
    ['Shipping', sum.shippingTotal === null ? 'Enter your code below' : freeOr(sum.shippingTotal)],
  ];
  if (sum.installationTotal > 0) rows.push(['Installation', price(sum.installationTotal)]);
  if (sum.discountTotal > 0) rows.push([`Discount (${cartSummary.discountCode})`, price(-sum.discountTotal)]);
  if (sum.taxTotal !== null) rows.push(['Estimated tax', price(sum.taxTotal)]);
  if (sum.donationTotal > 0) rows.push(['Donation', price(sum.donationTotal)]);
  if (sum.rewardsTotal > 0) rows.push(['Rewards', price(-sum.rewardsTotal)]);
  return html`<dl>
${rows.map(
  ([name, text]) => html`<dt>${name}</dt><dd>${text}</dd>
`,
)}<dt class="cart-subtotal">${sum.taxTotal === null ? 'Estimated total' : 'Total'}</dt><dd class="cart-subtotal">${price(sum.total)}</dd>
</dl>
${fieldError('rewards', sum.rewardsExceedOrderTotalMessage ?? undefined)}`;

  function freeOr(cents: number): string {
    return cents === 0 ? 'Free' : price(cents);
  }
}
