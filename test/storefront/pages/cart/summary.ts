import { html } from 'hono/html';
import { cartSums, cartTotal, type SumsRow } from '../../../../src/domain/cart/order-sums.ts';
import { formatPrice } from '../../../../src/domain/money.ts';
import { cartPageMessages } from '../../../../widgets/cart/cart.messages.ts';
import type { CartAnswer } from '../../api/cart/cart.ts';
import { checkoutEntry } from '../checkout/entry.ts';
import { link, type Markup, type Page } from '../page.ts';
import { shippingLink } from '../shipping/link.ts';
import { certificatesForm, donationForm, promoForm, zipForm } from './extras.ts';
import { summaryChanged } from './paths.ts';
import { fieldError, type Refused } from './refused.ts';

/**
 * The order's sums, the total and the way on, and below it, each a disclosure, the forms for what is chosen for all of it.
 * On a phone the sums are a disclosure with the total in its label, as in the island; it is open after one of the forms.
 * They are beside <details>, not in it, because not every browser can show the content of a closed one on a wide screen.
 */
export function orderSummary(page: Page, cart: CartAnswer, refused: Refused | undefined): Markup {
  const { rewardsExceedOrderTotalMessage: tooMuch } = cart.orderSummary;
  const price = (cents: number) => formatPrice(cents, page.view);
  const totalAs = (label: string) => cartTotal(label, cart, cartPageMessages, page.view);
  const [shown, total] = [totalAs(cartPageMessages.summaryHeading), totalAs(cartPageMessages.total)];
  const isChanged = page.query.get(summaryChanged) === 'changed';
  const isOpen = isChanged || tooMuch || (refused && !('id' in refused.change));
  return html`<aside class="cart-summary cart-order" id="order-summary" aria-label="${cartPageMessages.summaryHeading}">
<details class="cart-order-details"${isOpen ? html` open` : ''}>
<summary aria-controls="order-costs"><span>${shown.label}</span> <strong>${shown.value}</strong></summary>
</details>
<div class="cart-order-costs" id="order-costs">
<h2>${cartPageMessages.summaryHeading}</h2>
${sumsList(cartSums(cart, cartPageMessages, price))}
${fieldError('rewards', tooMuch ?? undefined)}
</div>
<dl class="cart-sum">
<dt class="cart-subtotal">${total.label}</dt><dd class="cart-subtotal">${total.value}</dd>
</dl>
<div class="cart-checkout">${checkoutEntry(page)}</div>
<p class="cart-assurance"><span>${cartPageMessages.securePayment}</span>
<a href="${link(page, '/customer-service/returns')}">${cartPageMessages.returns}</a></p>
<div class="cart-extras">
${promoForm(page, cart, refused)}
${certificatesForm(page, cart, refused)}
${cart.isInternational ? '' : zipForm(page, cart, refused)}
${donationForm(page, cart, refused)}
</div>
<ul class="cart-after list-unstyled">
<li>${shippingLink(page, { text: 'Shipping charges' })}</li>
<li><a href="${link(page, '/')}">${cartPageMessages.continueShopping}</a></li>
</ul>
</aside>`;
}

/** The rows of an order's sums. */
const sumsList = (rows: readonly SumsRow[]): Markup => html`<dl>
${rows.map(
  ({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>
`,
)}</dl>`;
