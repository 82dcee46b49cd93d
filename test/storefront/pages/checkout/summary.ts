import { html } from 'hono/html';
import type { SumsRow } from '../../../../src/domain/cart/order-sums.ts';
import { checkoutMessages as texts } from '../../../../src/domain/checkout/checkout-messages.ts';
import { checkoutSums, checkoutTotal } from '../../../../src/domain/checkout/checkout-sums.ts';
import { itemFacts } from '../../../../src/domain/checkout/item-facts.ts';
import { fillIn } from '../../../../src/domain/messages.ts';
import { formatPrice } from '../../../../src/domain/money.ts';
import { cardNameMessages } from '../../../../src/domain/payment/payment-messages.ts';
import { paidSumsMessages } from '../../../../src/domain/payment/payment-paying-messages.ts';
import {
  leftToPay,
  type PaidPart,
  paidBeforeCards,
  paidByCards,
  paidPartMessages,
} from '../../../../src/domain/payment/payment-sums.ts';
import type { WholeAnswer } from '../../api/checkout/whole.ts';
import { link, type Markup, type Page } from '../page.ts';

type Item = WholeAnswer['basketItems'][number];

/** The items and the sums of an order, beside every step. */
export function orderSummary(page: Page, whole: WholeAnswer): Markup {
  const isOpen = whole.furthestStep < 5;
  return html`<aside class="cart-summary" aria-label="${texts.summaryHeading}">
<h2>${texts.summaryHeading}</h2>
<ul class="checkout-items">
${whole.basketItems.map((item) => itemLine(page, item, whole))}</ul>
<dl>
${sums(page, whole).map(
  ({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>
`,
)}<dt class="cart-subtotal">${texts.total}</dt><dd class="cart-subtotal">${total(page, whole)}</dd>
${paidSums(page, whole).map(
  ({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>
`,
)}</dl>
${notes(whole).map(
  (text) => html`<p class="quiet">${text}</p>
`,
)}
${isOpen ? html`<p><a href="${link(page, '/checkout/cart')}" class="lone-link">${texts.editCart}</a></p>` : ''}
</aside>`;
}

/** The code that the sums are estimated for, and what the shop says of the rewards of an order. */
const notes = ({ taxZipCode, orderSummary, payment }: WholeAnswer): string[] =>
  [
    taxZipCode && fillIn(texts.estimatedFor, taxZipCode),
    orderSummary.rewardsExceedOrderTotalMessage,
    payment.rewardsOrderSummaryMessage,
  ].filter((text) => text !== null);

/** An item of the order, as the island says it. */
export function itemLine(page: Page, item: Item, { accountInfo }: WholeAnswer, quantity?: number): Markup {
  const registries = accountInfo.registryAddresses;
  const facts = itemFacts(item, { texts, registries }, quantity);
  const { name, about, personalization, registry, pickup, total } = facts;
  return html`<li><img src="${item.itemInfo.imagePath}" width="64" height="64" alt="">
<div><p>${name}</p>
${[about, personalization, registry, pickup].map((text) => text && html`<p class="quiet">${text}</p>`)}</div>
<p>${total === undefined ? '' : formatPrice(total, page.view)}</p></li>
`;
}

/** The rows above an order's total. */
export const sums = (page: Page, whole: WholeAnswer): SumsRow[] =>
  checkoutSums(whole, texts, (cents) => formatPrice(cents, page.view));

export const total = (page: Page, whole: WholeAnswer): string => checkoutTotal(whole, texts, page.view);

/** What pays for an order. Certificates are off its total already, as its rewards (cart §3). */
export const paidParts = ({ payment }: WholeAnswer): PaidPart[] => [
  ...paidBeforeCards({ ...payment, certificates: [] }, paidPartMessages),
  ...paidByCards(payment, cardNameMessages),
];

/** The rows below an order's total: what pays, and what nothing pays yet. */
export function paidSums(page: Page, whole: WholeAnswer): SumsRow[] {
  const parts = paidParts(whole);
  const left = leftToPay(whole.payment);
  if (left > 0 && parts.length > 0 && whole.orderNumber === null)
    parts.push({ name: paidSumsMessages.leftToPaySum, cents: left });
  return parts.map(({ name: label, cents }) => ({ label, value: formatPrice(cents, page.view) }));
}
