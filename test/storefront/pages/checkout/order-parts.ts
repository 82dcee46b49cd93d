import { html } from 'hono/html';
import { checkoutOrderMessages as texts } from '../../../../src/domain/checkout/checkout-order-messages.ts';
import { deliveriesOf, giftLines, placeLines } from '../../../../src/domain/checkout/order-lines.ts';
import { checkoutSteps, type StepKey, stepIndexes } from '../../../../src/domain/checkout/steps.ts';
import { fillIn } from '../../../../src/domain/messages.ts';
import { formatPrice } from '../../../../src/domain/money.ts';
import {
  billingMessages,
  paymentSummaryMessages,
} from '../../../../widgets/checkout/payment/payment-summary.messages.ts';
import type { WholeAnswer } from '../../api/checkout/whole.ts';
import { link, type Markup, type Page } from '../page.ts';
import { billingLines } from '../payment/billing.ts';
import { itemLine, paidParts } from './summary.ts';

interface Options {
  /** An order that is not placed yet can be edited. */
  isOpen: boolean;
}

/** What goes where, when and how, and what pays for it. */
export const orderParts = (page: Page, whole: WholeAnswer, options: Options): Markup =>
  html`${deliveryParts(page, whole, options)}
${paymentParts(page, whole, options)}`;

const editLink = (page: Page, { isOpen }: Options, key: StepKey, part: string) =>
  isOpen
    ? html`<a href="${link(page, checkoutSteps[stepIndexes[key]].path)}">${texts.editStep}<span class="sr-only"> ${part}</span></a>`
    : '';

/** What goes where, when and how. */
export function deliveryParts(page: Page, whole: WholeAnswer, options: Options): Markup {
  const edit = (key: StepKey, part: string) => editLink(page, options, key, part);
  return html`${whole.recipientList
    .filter(({ store, shipments }) => store !== null || shipments.length > 0)
    .map(
      (recipient) => html`<section class="checkout-part">
<div class="checkout-head"><h2>${recipient.store ? texts.pickupHeading : texts.shipTo}</h2>${edit('shipping', recipient.store ? texts.pickupHeading : texts.shipTo)}</div>
<p>${placeLines(whole, recipient, texts).map((line) => html`${line}<br>`)}</p>
${recipient.shipments.length > 0 ? html`<div class="checkout-head"><h3>${texts.deliveryHeading}</h3>${edit('options', texts.deliveryHeading)}</div>` : ''}
<ul class="checkout-deliveries">${deliveriesOf(whole, recipient, texts).map(
        ({ lines, items }) => html`<li>
${lines.length > 0 ? html`<div class="checkout-lines">${lines.map((line) => html`<p>${line}</p>`)}</div>` : ''}
<ul class="checkout-items">${items.map(({ item, quantity }) => itemLine(page, item, whole, quantity))}</ul></li>
`,
      )}</ul>
${gifts(recipient, edit)}
</section>`,
    )}`;
}

/** What pays for it, and whom the bill goes to. */
export const paymentParts = (page: Page, whole: WholeAnswer, options: Options): Markup =>
  html`${payment(page, whole, editLink(page, options, 'payment', paymentSummaryMessages.paymentHeading))}
${billing(whole, editLink(page, options, 'payment', billingMessages.billingHeading))}`;

/** What makes it a gift, or how what is picked up is packed. */
function gifts(
  recipient: WholeAnswer['recipientList'][number],
  edit: (key: StepKey, part: string) => Markup | '',
): Markup | '' {
  const lines = giftLines(recipient, texts);
  const heading = recipient.store ? texts.packingHeading : texts.giftHeading;
  const link = recipient.shipments.length > 0 && lines.length === 0 ? '' : edit('options', heading);
  if (!link && lines.length === 0) return '';
  return html`<div class="checkout-head"><h3>${heading}</h3>${link}</div>
<div class="checkout-lines">${lines.map((line) => html`<p>${line}</p>`)}</div>`;
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
