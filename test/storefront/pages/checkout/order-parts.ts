import { html } from 'hono/html';
import { checkoutOrderMessages as texts } from '../../../../src/domain/checkout/checkout-order-messages.ts';
import { deliveryLines, itemsFor, placeLines } from '../../../../src/domain/checkout/order-lines.ts';
import { checkoutSteps, type StepKey, stepIndexes } from '../../../../src/domain/checkout/steps.ts';
import { fillIn } from '../../../../src/domain/messages.ts';
import { formatPrice } from '../../../../src/domain/money.ts';
import { billingMessages } from '../../../../src/domain/payment/payment-billing-messages.ts';
import { paymentSummaryMessages } from '../../../../src/domain/payment/payment-step-messages.ts';
import type { WholeAnswer } from '../../api/checkout/whole.ts';
import { link, type Markup, type Page } from '../page.ts';
import { billingLines } from '../payment/billing.ts';
import { itemLine, paidParts } from './summary.ts';

/** What goes where, when and how, and what pays for it; an order that is not placed yet can be edited. */
export function orderParts(page: Page, whole: WholeAnswer, { isOpen }: { isOpen: boolean }): Markup {
  const edit = (key: StepKey, part: string) =>
    isOpen
      ? html`<a href="${link(page, checkoutSteps[stepIndexes[key]].path)}">${texts.editStep}<span class="sr-only"> ${part}</span></a>`
      : '';
  return html`${whole.recipientList
    .filter(({ store, shipments }) => store !== null || shipments.length > 0)
    .map(
      (recipient) => html`<section class="checkout-part">
<div class="checkout-head"><h2>${recipient.store ? texts.pickUpAt : texts.shipTo}</h2>${edit('shipping', recipient.store ? texts.pickUpAt : texts.shipTo)}</div>
<p>${placeLines(whole, recipient, texts).map((line) => html`${line}<br>`)}</p>
<ul class="checkout-items">${itemsFor(whole, recipient).map(({ item, quantity }) => itemLine(page, item, quantity))}</ul>
<div class="checkout-head"><h3>${texts.deliveryHeading}</h3>${edit('options', texts.deliveryHeading)}</div>
<div class="checkout-lines">${deliveryLines(recipient, texts).map((line) => html`<p>${line}</p>`)}</div>
</section>`,
    )}
${payment(page, whole, isOpen ? edit('payment', paymentSummaryMessages.paymentHeading) : '')}
${billing(whole, isOpen ? edit('payment', billingMessages.billingHeading) : '')}`;
}

/** What pays for the order, each with its amount; a placed order that nothing pays for has nothing to show. */
function payment(page: Page, whole: WholeAnswer, edit: Markup | ''): Markup | '' {
  const parts = paidParts(whole);
  if (!edit && parts.length === 0) return '';
  return html`<section class="checkout-part"><div class="checkout-head"><h2>${paymentSummaryMessages.paymentHeading}</h2>${edit}</div>
${parts.map(
  ({ name, cents }) =>
    html`<p>${fillIn(paymentSummaryMessages.paysAmount, name, formatPrice(cents, page.view))}</p>
`,
)}</section>`;
}

/** Whom the bill goes to, where the shop knows it. */
function billing(whole: WholeAnswer, edit: Markup | ''): Markup | '' {
  const lines = billingLines(whole);
  if (lines === '') return '';
  return html`<section class="checkout-part"><div class="checkout-head"><h2>${billingMessages.billingHeading}</h2>${edit}</div>
${lines}</section>`;
}
