import { html } from 'hono/html';
import { checkoutMessages } from '../../../../src/domain/checkout/checkout-messages.ts';
import { formatPrice } from '../../../../src/domain/money.ts';
import type { WholeAnswer } from '../../api/checkout/whole.ts';
import { link, type Markup, type Page } from '../page.ts';

/** The items and the sums of an order, beside every step. */
export function orderSummary(page: Page, whole: WholeAnswer): Markup {
  const texts = checkoutMessages;
  const pieces = whole.basketItems.reduce((count, { quantity }) => count + quantity, 0);
  const isOpen = whole.furthestStep < 5;
  return html`<aside class="cart-summary" aria-label="${texts.summaryHeading}">
<h2>${texts.summaryHeading}</h2>
<ul class="checkout-items">
${whole.basketItems.map(
  ({
    itemInfo,
    quantity,
    priceQuantityTotals,
  }) => html`<li><img src="${itemInfo.imagePath}" width="64" height="64" alt="">
<p>${itemInfo.name}<br><span class="quiet">Quantity: ${quantity}</span></p>
<p>${formatPrice(priceQuantityTotals.total, page.view)}</p></li>
`,
)}</ul>
<dl>
<dt>Items</dt><dd>${pieces}</dd>
${sums(page, whole).map(
  ([name, text]) => html`<dt>${name}</dt><dd>${text}</dd>
`,
)}<dt class="cart-subtotal">${texts.total}</dt><dd class="cart-subtotal">${formatPrice(whole.orderSummary.total, page.view)}</dd>
</dl>
${isOpen ? html`<p><a href="${link(page, '/checkout/cart')}" class="lone-link">${texts.editCart}</a></p>` : ''}
</aside>`;
}

/** The rows above an order's total. */
export function sums(page: Page, { orderSummary: sum, promoCode }: WholeAnswer): [string, string][] {
  const texts = checkoutMessages;
  const price = (cents: number) => formatPrice(cents, page.view);
  const known = (cents: number | null) => (cents === null ? texts.notKnownYet : price(cents));
  const rows: [string, string, boolean?][] = [
    [texts.subtotal, price(sum.subtotal)],
    [
      promoCode ? `${texts.discount} (${promoCode})` : texts.discount,
      price(-sum.discountTotal),
      sum.discountTotal > 0,
    ],
    [texts.shipping, sum.shippingTotal === 0 ? texts.shippingFree : known(sum.shippingTotal)],
    [texts.installation, price(sum.installationTotal), sum.installationTotal > 0],
    [texts.giftCharges, price(sum.giftTotal), sum.giftTotal > 0],
    [texts.tax, known(sum.taxTotal)],
    [texts.donation, price(sum.donationTotal), sum.donationTotal > 0],
    [texts.rewards, price(-sum.rewardsTotal), sum.rewardsTotal > 0],
  ];
  return rows.flatMap(([name, text, isShown = true]) => (isShown ? [[name, text] as [string, string]] : []));
}
