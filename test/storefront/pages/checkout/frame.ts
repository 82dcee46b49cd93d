import { html } from 'hono/html';
import { checkoutMessages } from '../../../../src/domain/checkout/checkout-messages.ts';
import { placeOrderMessages } from '../../../../src/domain/checkout/checkout-placing-messages.ts';
import { stepMessages } from '../../../../src/domain/checkout/checkout-step-messages.ts';
import {
  checkoutSteps,
  type StepIndex,
  type StepKey,
  stepIndexes,
  walkedSteps,
} from '../../../../src/domain/checkout/steps.ts';
import { fillIn } from '../../../../src/domain/messages.ts';
import { wholeFor } from '../../api/checkout/answer.ts';
import type { WholeAnswer } from '../../api/checkout/whole.ts';
import { buyerOf } from '../../checkout/buyer.ts';
import { openOrder } from '../../checkout/open-order.ts';
import { firstMissing } from '../../checkout/steps.ts';
import { alert } from '../account/field.ts';
import { json } from '../json.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { checkoutFooter } from './footer.ts';
import { checkoutHeader } from './header.ts';
import { orderSummary } from './summary.ts';

/** A step of checkout as a page: what the island replaces, and what it needs to begin with. */
export interface Step {
  key: Exclude<StepKey, 'cart'>;
  /** Class of the main element. */
  name?: string;
  whole: WholeAnswer;
  /** An error of the whole step. */
  error?: string | undefined;
  /** More attributes of the island, beside the checkout. */
  props?: Record<string, unknown>;
  features?: Record<string, boolean>;
  content: Markup;
  /** Below the step, outside the island: for developers. */
  below?: Markup;
}

/** The whole checkout of a page's shopper. */
export const wholeOf = (page: Page): WholeAnswer => wholeFor(page, buyerOf(page));

/** The titles of the steps. */
export const stepTitles: Record<StepKey, string> = {
  cart: checkoutMessages.cartStep,
  shipping: checkoutMessages.shippingStep,
  options: checkoutMessages.optionsStep,
  payment: checkoutMessages.paymentStep,
  review: checkoutMessages.reviewStep,
  confirmation: checkoutMessages.confirmationStep,
};

/** Their names in the list of the steps. */
const stepNames = {
  1: checkoutMessages.shippingName,
  2: checkoutMessages.optionsName,
  3: checkoutMessages.paymentName,
  4: checkoutMessages.reviewName,
};

/** The page of a step: the island's host around the server's content, with the whole checkout as its attribute. */
export function stepPage(page: Page, step: Step): Markup {
  const { key, name = 'page-checkout', whole, error, props = {}, features, content, below } = step;
  const title = stepTitles[key];
  const isConfirmation = key === 'confirmation';
  const body = html`
<div class="container section checkout">
<div data-island="checkout" data-step="${key}" data-cart-url="${link(page, '/checkout/cart')}"
 data-continue-url="${link(page, '/')}" data-create-account-url="${link(page, '/account/create-account')}"
><script type="application/json" data-island-props>${json({ checkout: whole, ...props })}</script>
${isConfirmation ? '' : progress(page, stepIndexes[key], whole)}
<h2 class="checkout-title">${title}</h2>
${alert(error ?? errorOf(page, title))}
${whole.checkoutMessage ? html`<p class="checkout-message">${whole.checkoutMessage}</p>` : ''}
${
  isConfirmation
    ? html`<div class="order">${content}</div>`
    : html`<div class="cart">
<div class="checkout-main">${content}</div>
${orderSummary(page, whole)}
</div>`
}
</div>
${below ?? ''}
</div>`;
  const pageTitle = fillIn(checkoutMessages.pageTitle, title);
  return layout(
    page,
    {
      title: pageTitle,
      name,
      header: checkoutHeader(page, key),
      footer: checkoutFooter(page),
      ...(features && { features }),
    },
    body,
  );
}

/** What the address says about how the shopper came here. */
function errorOf(page: Page, title: string): string | undefined {
  const { query } = page;
  const buyer = buyerOf(page);
  const refused = query.get('refused');
  if (query.has('notReached'))
    return firstMissing(buyer, openOrder(buyer))?.message ?? fillIn(checkoutMessages.notReached, title);
  if (refused === 'TripBookingFailed') return placeOrderMessages.tripBookingFailed;
  if (refused === 'step') return placeOrderMessages.stepAgain;
  return refused === 'promo' ? stepMessages.promoRemoved : undefined;
}

/** The steps of checkout: those that are done are links. */
function progress(page: Page, shown: StepIndex, { furthestStep }: WholeAnswer): Markup {
  return html`<nav aria-label="${checkoutMessages.stepsLabel}"><ol class="checkout-steps">
${walkedSteps.map((step) => {
  const { path } = checkoutSteps[step];
  if (step === shown)
    return html`<li aria-current="step">${stepNames[step]}</li>
`;
  return step <= furthestStep
    ? html`<li><a href="${link(page, path)}">${stepNames[step]}</a></li>
`
    : html`<li>${stepNames[step]}</li>
`;
})}</ol></nav>`;
}
