import { html } from 'hono/html';
import { cartPageMessages } from '../../../../src/domain/cart/cart-page-messages.ts';
import { totalLabel } from '../../../../src/domain/cart/total-label.ts';
import { fillIn } from '../../../../src/domain/messages.ts';
import { formatPrice } from '../../../../src/domain/money.ts';
import type { CartAnswer } from '../../api/cart/cart.ts';
import { checkoutEntry } from '../checkout/entry.ts';
import { link, type Markup, type Page } from '../page.ts';
import { shippingLink } from '../shipping/link.ts';
import { certificatesForm, donationForm, promoForm, zipForm } from './extras.ts';
import { summaryChanged } from './paths.ts';
import { fieldError, type Refused } from './refused.ts';

/**
 * The order's sums, the forms for what is chosen for all of it, the total and the way on. On a phone the sums and the
 * forms are a disclosure with the total in its label, as in the island; it is open after one of the forms. They are
 * beside <details>, not in it, because not every browser can show the content of a closed one on a wide screen.
 */
export function orderSummary(page: Page, cart: CartAnswer, refused: Refused | undefined): Markup {
  const { total, rewardsExceedOrderTotalMessage: tooMuch } = cart.orderSummary;
  const named = (text: string) => totalLabel(text, cart, cartPageMessages);
  const isChanged = page.query.get(summaryChanged) === 'changed';
  const isOpen = isChanged || tooMuch || (refused && !('id' in refused.change));
  return html`<aside class="cart-summary cart-order" id="order-summary" aria-label="${cartPageMessages.summaryHeading}">
<details class="cart-order-details"${isOpen ? html` open` : ''}>
<summary aria-controls="order-costs"><span>${named(cartPageMessages.summaryHeading)}</span> <strong>${formatPrice(total, page.view)}</strong></summary>
</details>
<div class="cart-order-costs" id="order-costs">
<h2>${cartPageMessages.summaryHeading}</h2>
${sums(page, cart)}
<div class="cart-extras">
${cart.isInternational ? '' : zipForm(page, cart, refused)}
${promoForm(page, cart, refused)}
${certificatesForm(page, cart, refused)}
${fieldError('rewards', tooMuch ?? undefined)}
${donationForm(page, cart, refused)}
</div>
</div>
<dl class="cart-sum">
<dt class="cart-subtotal">${named(cartPageMessages.total)}</dt><dd class="cart-subtotal">${formatPrice(total, page.view)}</dd>
</dl>
<div class="cart-checkout">${checkoutEntry(page)}</div>
<p>${shippingLink(page, { text: 'Shipping charges' })}</p>
<p><a href="${link(page, '/')}">${cartPageMessages.continueShopping}</a></p>
</aside>`;
}

function sums(page: Page, { orderSummary: sum, cartSummary, isInternational }: CartAnswer): Markup {
  const price = (cents: number) => formatPrice(cents, page.view);
  const texts = cartPageMessages;
  const { shippingTotal, taxTotal } = sum;
  const unknown = texts.calculatedAtCheckout;
  const rows: [string, string | false][] = [
    [texts.subtotal, price(sum.subtotal)],
    [
      fillIn(texts.discountOf, cartSummary.discountCode ?? ''),
      sum.discountTotal > 0 && price(-sum.discountTotal),
    ],
    [
      texts.shipping,
      shippingTotal === null ? unknown : shippingTotal === 0 ? texts.shippingFree : price(shippingTotal),
    ],
    [texts.installation, sum.installationTotal > 0 && price(sum.installationTotal)],
    [texts.donation, sum.donationTotal > 0 && price(sum.donationTotal)],
    [texts.tax, taxTotal === null ? !isInternational && unknown : price(taxTotal)],
    [texts.rewards, sum.rewardsTotal > 0 && price(-sum.rewardsTotal)],
  ];
  return html`<dl>
${rows
  .filter(([, text]) => text !== false)
  .map(
    ([name, text]) => html`<dt>${name}</dt><dd>${text}</dd>
`,
  )}</dl>`;
}
