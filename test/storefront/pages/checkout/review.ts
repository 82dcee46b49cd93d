import { html } from 'hono/html';
import { stepIndexes } from '../../../../src/domain/checkout/steps.ts';
import { reviewMessages as texts } from '../../../../widgets/checkout/review/review.messages.ts';
import { antiForgery } from '../account/field.ts';
import { link, type Markup, type Page } from '../page.ts';
import { attemptFields } from '../payment/attempt-fields.ts';
import { cardProvider } from '../payment/card-form.ts';
import { stepPage, wholeOf } from './frame.ts';
import { orderParts } from './order-parts.ts';
import { checkoutPaths, pathOf } from './paths.ts';

interface Shown {
  error?: string;
  /** Of an attempt whose outcome is not known: the form that asks again keeps it (decision 51). */
  attemptId?: string;
}

/** All of the order as it will be placed, and the form that places it. */
export function reviewPage(page: Page, { error, attemptId }: Shown = {}): Markup {
  const whole = wholeOf(page);
  // An empty cart's order is one that the bank has not answered for yet.
  const isWaiting = page.cartCount === 0;
  const content = html`${orderParts(page, whole, { isOpen: !isWaiting })}
${isWaiting ? waiting(page) : placeForm(page, { total: whole.orderSummary.total, attemptId })}`;
  const provider = cardProvider(page);
  return stepPage(page, {
    key: 'review',
    whole,
    error: error ?? waitingError(isWaiting),
    ...(provider && { props: { cardProvider: provider }, features: { paymentProvider_EnableAdyen: true } }),
    content,
  });
}

/** While the bank has not answered: without script the shopper asks. */
export const orderPending =
  'We are checking whether your order was placed. Please do not order again: look again in a minute.';

const waitingError = (isWaiting: boolean) => (isWaiting ? orderPending : undefined);

function placeForm(
  page: Page,
  { total, attemptId }: { total: number; attemptId: string | undefined },
): Markup {
  return html`<form method="post" action="${link(page, checkoutPaths.review)}">
${antiForgery(page)}${attemptFields(total, attemptId)}
<div class="checkout-actions">
<button type="submit" class="btn btn-shop">${texts.placeOrder}</button>
<a class="btn btn-quiet" href="${link(page, pathOf(stepIndexes.payment))}">${texts.stepBack}</a>
</div>
</form>`;
}

function waiting(page: Page): Markup {
  return html`<div class="checkout-actions"><a class="btn btn-shop" href="${link(page, checkoutPaths.confirmation)}">Look Again</a></div>`;
}
