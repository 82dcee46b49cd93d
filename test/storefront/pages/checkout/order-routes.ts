import { placeOrderMessages } from '../../../../src/domain/checkout/checkout-placing-messages.ts';
import { stepOfPath } from '../../../../src/domain/checkout/steps.ts';
import { RefusedError } from '../../api/answer.ts';
import { answerSubmitPaymentDetails } from '../../api/checkout/payment-details.ts';
import { placeOrderOf } from '../../api/checkout/place-order.ts';
import { openOrder } from '../../checkout/open-order.ts';
import type { Refusal } from '../../checkout/order-refusals.ts';
import { firstMissing } from '../../checkout/steps.ts';
import { chooseThankYou, thankYouErrors } from '../../checkout/thank-you.ts';
import { askBank } from '../../payments/bank-checks.ts';
import type { Attempt } from '../../payments/pay.ts';
import { changeAll } from '../../transaction.ts';
import { cartPaths } from '../cart/paths.ts';
import { link, type Page } from '../page.ts';
import { postedAttempt } from '../payment/attempt-fields.ts';
import { postedAddress } from './address-form.ts';
import { confirmationPage } from './confirmation.ts';
import { checkoutPaths, notReached } from './paths.ts';
import type { Post, PostedForm } from './posted-form.ts';
import { orderPending, reviewPage } from './review.ts';

/** The form that places the order, and the one about the thank-you mail. */
export function orderRoutes(post: Post): void {
  post(checkoutPaths.review, (form) => {
    const attempt = postedAttempt(form.fields);
    const placed = placeOrderOf(form.buyer, attempt);
    if (placed.status === 'placed') return form.to(checkoutPaths.confirmation);
    if (placed.status === 'refused') return refusedAnswer(form, placed);
    if (placed.status === 'check') return askedBank(form, attempt);
    // The cart is empty as soon as the bank has been asked, so that the page only says that it waits.
    if (form.page.cartCount > 0 && isOrdered(form)) return form.to(checkoutPaths.confirmation);
    const { attemptId } = attempt;
    return form.again(reviewPage(form.page, { error: orderPending, attemptId }));
  });

  post(checkoutPaths.thankYou, ({ page, buyer, fields, to, again }) => {
    const isOptIn = fields.isOptIn === 'true';
    const isBilling = fields.where !== 'other';
    const values = postedAddress(buyer, fields);
    if (isOptIn && !isBilling) {
      const errors = thankYouErrors(values);
      if (Object.keys(errors).length > 0)
        return again(
          confirmationPage(page, { error: 'Please look at the fields below.', typed: { values, errors } }),
        );
    }
    const sent = isBilling ? undefined : values;
    const changed = changeAll(buyer.shop.database, () => chooseThankYou(buyer, { isOptIn, isBilling, sent }));
    return changed.isSuccess
      ? to(`${checkoutPaths.confirmation}?thankYou=saved#thank-you`)
      : to(cartPaths.cart);
  });
}

/** Leads to the bank's own page, which leads back to the end of its check. */
function askedBank({ c, page }: PostedForm, { attemptId, amountDue }: Attempt): Response {
  const { shop, sessionId } = page;
  const action = askBank(
    { shop, sessionId, origin: '' },
    {
      attemptId,
      isOrder: true,
      way: 'redirect',
      document: { amountDue },
      returnPath: `${link(page, checkoutPaths.bankDone)}?${new URLSearchParams({ attempt: attemptId })}`,
    },
  );
  return c.redirect(action.url!, 303);
}

/** Back from the bank without script: the order is placed, or the review says why it is not. */
export function bankDonePage(page: Page): { path: string } | { error: string } {
  const attemptId = page.query.get('attempt') ?? '';
  const details = { redirectResult: page.query.get('redirectResult') ?? '' };
  try {
    const answer = answerSubmitPaymentDetails({ ...page, payload: { attemptId, details } });
    if (answer.isSuccess) return { path: checkoutPaths.confirmation };
    const { message } = answer;
    return { error: texts[message ?? ''] ?? message ?? placeOrderMessages.stepAgain };
  } catch (error) {
    if (error instanceof RefusedError) return { error: orderPending };
    throw error;
  }
}

/** True if the form's own attempt has emptied the cart since its page was read. */
function isOrdered({ page }: PostedForm): boolean {
  const { shop, sessionId } = page;
  const row = shop.database
    .prepare('SELECT count(*) AS count FROM cart_lines WHERE session_id = ? AND is_saved = 0')
    .get(sessionId);
  return row?.count === 0;
}

/** The texts for the names of checkout §4. */
const texts: Readonly<Record<string, string>> = {
  InvalidPromoCode: placeOrderMessages.orderPromoInvalid,
  AuthorizationFailure: placeOrderMessages.cardDeclined,
};

function refusedAnswer(
  { page, buyer, to, again }: PostedForm,
  refusal: Refusal,
): Response | Promise<Response> {
  const { message, redirectUrl, giftCardErrors, outcome } = refusal;
  if (outcome?.kind === 'unavailable') return to(cartPaths.checkout);
  if (message === 'TripBookingFailed') return to(`${checkoutPaths.options}?refused=TripBookingFailed`);
  const isStep = stepOfPath(redirectUrl ?? '') !== undefined && redirectUrl !== checkoutPaths.confirmation;
  // Nothing is missing: the shopper only has to review the order again.
  if (redirectUrl === checkoutPaths.payment && !firstMissing(buyer, openOrder(buyer)))
    return again(reviewPage(page, { error: message }));
  if (redirectUrl !== undefined)
    return to(isStep && redirectUrl !== cartPaths.cart ? redirectUrl + notReached('review') : redirectUrl);
  if (giftCardErrors)
    return again(reviewPage(page, { error: giftCardErrors.map((one) => one.message).join(' ') }));
  return again(reviewPage(page, { error: texts[message] ?? message }));
}
