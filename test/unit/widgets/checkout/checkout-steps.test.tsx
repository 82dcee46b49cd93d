import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { validateCartExample } from '../../../../src/contract/checkout/steps.examples.ts';
import { noteCurrency, pageContext } from '../../../../src/page/context.ts';
import { emit } from '../../../../src/page/events.ts';
import { checkoutFlowOf } from '../../../../src/state/checkout/checkout-flow.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { heldAnswer } from '../../render-island.tsx';
import { sentPayments } from '../../sent-payments.ts';
import { checkoutPage } from './checkout-page.ts';

const reviewHeading = 'Review and Place Order';
const whole = checkoutExamples['all done'];

/** An order of which everything but the review is done. */
const paying = { ...examples.payment, props: { checkout: whole } };

test('the step of the address is shown, with the server’s checkout', async () => {
  const { heading, requests } = await checkoutPage('review', examples.review);
  await heading(reviewHeading);
  expect(requests).toEqual([]);
});

test('a step that is not reachable leads to the first that is not done, and says so', async () => {
  const { heading, page } = await checkoutPage('review', examples['not reached']);
  await heading('Shipping');
  expect(page.getByRole('alert').textContent).toBe('Please complete “Shipping” first.');
  expect(location.pathname).toBe('/checkout/shipping');
});

test('Next validates the cart, ends the step and shows the next one', async () => {
  const { heading, press, sent } = await checkoutPage('payment', paying);
  await press('Next: Review & Place Order');
  await heading(reviewHeading);
  expect(sent()).toEqual(['validateCart', 'moveToReviewPage']);
});

test('each step has an address of its own', async () => {
  const { heading, press } = await checkoutPage('payment', paying);
  await press('Next: Review & Place Order');
  await heading(reviewHeading);
  expect(location.pathname).toBe('/checkout/review');
});

test('after a step change the heading has the focus, and the page its title', async () => {
  const { heading, press } = await checkoutPage('payment', paying);
  await press('Next: Review & Place Order');
  const reached = await heading(reviewHeading);
  expect(document.activeElement).toBe(reached);
  expect(document.title).toBe('Review and Place Order – Checkout');
});

test('a step change notifies the page', async () => {
  const listener = vi.fn();
  document.addEventListener('storefront:step-changed', ({ detail }) => listener(detail), { once: true });
  const { heading, press } = await checkoutPage('payment', paying);
  await press('Next: Review & Place Order');
  await heading(reviewHeading);
  expect(listener).toHaveBeenCalledWith(expect.objectContaining({ step: 'review', index: 4 }));
});

test('Back shows the step of the address again', async () => {
  const { heading, press } = await checkoutPage('payment', paying);
  await press('Next: Review & Place Order');
  await heading(reviewHeading);
  history.replaceState(null, '', '/checkout/paymentandbilling');
  dispatchEvent(new PopStateEvent('popstate'));
  await heading('Payment and Billing');
});

test('an answer that names a step leads there', async () => {
  const { answer, heading, press } = await checkoutPage('payment', paying);
  answer('moveToReviewPage', { isSuccess: true, nextStep: 2 });
  await press('Next: Review & Place Order');
  await heading('Shipping and Gift Options');
});

test.each([
  ['an answer that names the cart', 'moveToReviewPage', { isSuccess: true, nextStep: 0 }],
  ['an order of which only the cart may be shown', 'refreshCheckout', { ...whole, furthestStep: 0 }],
])('%s leads to the page of the cart', async (_, call, given) => {
  const { answer, assign, press, page } = await checkoutPage('payment', paying);
  answer(call, given);
  await press('Next: Review & Place Order');
  await vi.waitFor(() => expect(String(assign.mock.calls[0])).toMatch(/\/checkout\/cart$/));
  // The shopper may still stay on this page.
  expect(location.pathname).toBe('/checkout/paymentandbilling');
  await page.findByRole('button', { name: 'Saving…' });
});

test('an answer can lead back', async () => {
  const { answer, heading, press } = await checkoutPage('payment', paying);
  answer('moveToReviewPage', { isSuccess: true, isBack: true });
  await press('Next: Review & Place Order');
  await heading('Shipping and Gift Options');
});

const reduced = {
  ...whole,
  promoCode: 'WELCOME10',
  promoDiscountMessage: '10% off',
  orderSummary: { ...whole.orderSummary, discountTotal: 15990, total: 163910 },
};

test('a promo code that no longer holds is reset, and the step stays', async () => {
  const example = { ...paying, props: { checkout: reduced } };
  const { answer, press, page, sent } = await checkoutPage('payment', example);
  answer('verifyPromoCode', { isSuccess: false, message: 'Promotion Code has been removed' });
  await press('Next: Review & Place Order');
  expect((await page.findByRole('alert')).textContent).toMatch(/^Your promo code no longer applies/);
  expect(page.queryByText('10% off')).toBeNull();
  expect(sent()).toEqual(['verifyPromoCode']);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});

test('a promo code whose check is refused for another reason does not hold up the step', async () => {
  const { answer, heading, press, errors } = await checkoutPage('payment', {
    ...paying,
    props: { checkout: reduced },
  });
  answer('verifyPromoCode', { isSuccess: false, message: 'Promo codes cannot be checked now.' });
  await press('Next: Review & Place Order');
  await heading(reviewHeading);
  expect(errors).toMatchObject([expect.stringContaining('VerifyPromoCode')]);
});

test('a promo code that was removed is said so even if the totals cannot be read', async () => {
  const { answer, press, page } = await checkoutPage('payment', { ...paying, props: { checkout: reduced } });
  answer('verifyPromoCode', { isSuccess: false, message: 'Promotion Code has been removed' });
  answer('refreshCheckout', 503);
  await press('Next: Review & Place Order');
  await page.findByText(/^Your promo code no longer applies/);
  expect(page.getByText(/Your total could not be updated/)).toBeTruthy();
});

test('a promo code that holds is verified before the cart', async () => {
  const example = { ...paying, props: { checkout: { ...whole, promoCode: 'WELCOME10' } } };
  const { heading, press, sent } = await checkoutPage('payment', example);
  await press('Next: Review & Place Order');
  await heading(reviewHeading);
  expect(sent()).toEqual(['verifyPromoCode', 'validateCart', 'moveToReviewPage']);
});

test('items that cannot be bought open their popup, and the step stays', async () => {
  const items = [{ sku: '1', title: 'Mug', currentPrice: 100, quantity: 1 }];
  const { answer, press, opened, sent } = await checkoutPage('payment', paying);
  answer('validateCart', { isSuccess: false, errorType: 3, message: 'It is gone.', unavailableItems: items });
  await press('Next: Review & Place Order');
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  expect(opened[0]).toMatchObject({
    name: 'unavailable-items',
    props: { errorType: 'nlaItems', message: 'It is gone.' },
  });
  expect(sent()).toEqual(['validateCart']);
});

test('Continue without installation goes on with the step (decision 72)', async () => {
  const { answer, press, opened, heading } = await checkoutPage('payment', paying);
  answer('validateCart', { isSuccess: false, errorType: 4, unavailableItems: [] });
  await press('Next: Review & Place Order');
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  expect(opened[0]).toMatchObject({ props: { errorType: 'installationServiceUnavailable' } });
  answer('validateCart', validateCartExample.answer);
  (opened[0]!.props as { onContinue: () => void }).onContinue();
  await heading(reviewHeading);
});

test('no answer to a step opens the Network Error popup, whose Try Again does the step again', async () => {
  const { answer, press, opened, heading, page } = await checkoutPage('payment', paying);
  answer('validateCart', 503);
  await press('Next: Review & Place Order');
  await vi.waitFor(() => expect(opened.map(({ name }) => name)).toEqual(['network-error']));
  expect(page.queryByRole('alert')).toBeNull();
  answer('validateCart', validateCartExample.answer);
  (opened[0]!.props as { onTryAgain: () => void }).onTryAgain();
  await heading(reviewHeading);
});

const unpaid = { ...whole, furthestStep: 3, payment: { ...whole.payment, appliedCards: [] } };

test.each(['a saved card', 'a typed card'])(
  'Try Again after %s has paid goes on with the step, and pays nothing again',
  async (which) => {
    const isTyped = which === 'a typed card';
    const { answer, press, opened, heading, page, shopper, requests } = await checkoutPage('payment', {
      ...examples.payment,
      props: { ...examples.payment.props, checkout: unpaid },
    });
    await page.findByRole('button', { name: 'Next: Review & Place Order' });
    answer('refreshCheckout', whole);
    answer('validateCart', 503);
    if (isTyped) {
      await shopper.click(page.getByRole('radio', { name: 'New credit or debit card' }));
      await shopper.type(await page.findByLabelText('Card number'), '4111111111111111');
      await shopper.type(page.getByLabelText('Expiration date'), '1239');
      await shopper.type(page.getByLabelText('Security code'), '123');
    }
    await press('Next: Review & Place Order');
    await vi.waitFor(() => expect(opened.map(({ name }) => name)).toEqual(['network-error']));
    // The popup is loaded first, and the step has rendered by then.
    const next = () => page.getByRole('button', { name: 'Next: Review & Place Order' });
    await vi.waitFor(() => expect(next().getAttribute('aria-busy')).not.toBe('true'));
    answer('validateCart', validateCartExample.answer);
    (opened[0]!.props as { onTryAgain: () => void }).onTryAgain();
    await heading(reviewHeading);
    expect(sentPayments(requests)).toHaveLength(1);
  },
);

test('an empty basket shows the server’s words', async () => {
  const { answer, press, page } = await checkoutPage('payment', paying);
  answer('validateCart', { isSuccess: false, errorType: 8, message: 'Your cart is empty.' });
  await press('Next: Review & Place Order');
  expect((await page.findByRole('alert')).textContent).toBe('Your cart is empty.');
});

test('a refused move says why, and the step stays', async () => {
  const { answer, press, page } = await checkoutPage('payment', paying);
  answer('moveToReviewPage', { isSuccess: false, message: 'Please pay first.' });
  await press('Next: Review & Place Order');
  expect((await page.findByRole('alert')).textContent).toBe('Please pay first.');
  expect(location.pathname).toBe('/checkout/paymentandbilling');
});

test('a change whose checkout cannot be read is not shown as failed', async () => {
  const { answer, heading, press, page } = await checkoutPage('payment', paying);
  answer('refreshCheckout', 500);
  await press('Next: Review & Place Order');
  await heading(reviewHeading);
  expect(page.getByText(/Your total could not be updated/)).toBeTruthy();
});

test('the totals show the amounts of the last answer', async () => {
  const { answer, page, shopper } = await checkoutPage('options', examples.options);
  const changed = { ...whole, furthestStep: 2, orderSummary: { ...whole.orderSummary, total: 182400 } };
  answer('saveShippingAndGiftOptions', { isSuccess: true, checkout: changed });
  await shopper.click(await page.findByRole('radio', { name: /^Premium shipping/ }));
  await vi.waitFor(() => expect(page.getAllByText('$1,824.00')).not.toEqual([]));
});

test('another total is announced once', async () => {
  const { answer, page, shopper } = await checkoutPage('options', examples.options);
  const changed = { ...whole, furthestStep: 2, orderSummary: { ...whole.orderSummary, total: 182400 } };
  answer('saveShippingAndGiftOptions', { isSuccess: true, checkout: changed });
  await shopper.click(await page.findByRole('radio', { name: /^Premium shipping/ }));
  await vi.waitFor(() =>
    expect(document.querySelector('[data-si-live="polite"]')?.textContent).toBe(
      'Your total is $1,824.00 now.',
    ),
  );
});

test('a part that is edited from the review leads back there', async () => {
  const { heading, page, press, shopper } = await checkoutPage('review', examples.review);
  await heading(reviewHeading);
  await shopper.click(page.getByRole('link', { name: 'Edit Payment' }));
  await heading('Payment and Billing');
  await press('Next: Review & Place Order');
  await heading(reviewHeading);
});

test('delivery that is edited from the review leads back there, past the payment', async () => {
  const shop = { ...examples['options with pickup'], props: { checkout: checkoutExamples['with pickup'] } };
  const { heading, page, press, shopper } = await checkoutPage('review', shop);
  await heading(reviewHeading);
  await shopper.click(page.getAllByRole('link', { name: 'Edit Delivery' })[0]!);
  await heading('Shipping and Gift Options');
  await shopper.click(await page.findByRole('radio', { name: 'Call me to arrange the delivery' }));
  await press('Next: Payment');
  await heading(reviewHeading);
});

test('an edit whose way back is no longer reachable leads to the first step that is not done', async () => {
  const { answer, heading, page, press, shopper } = await checkoutPage('review', examples.review);
  await heading(reviewHeading);
  await shopper.click(page.getByRole('link', { name: 'Edit Payment' }));
  await heading('Payment and Billing');
  answer('refreshCheckout', { ...whole, furthestStep: 2 });
  await press('Next: Review & Place Order');
  await heading('Shipping and Gift Options');
});

test('an item that is removed in a popup changes the totals', async () => {
  const { heading, page, answer } = await checkoutPage('review', examples.review);
  await heading(reviewHeading);
  answer('refreshCheckout', { ...whole, orderSummary: { ...whole.orderSummary, total: 4200 } });
  emit('storefront:item-updated', { id: 'l1', sku: '1001', quantity: 0 });
  await page.findAllByText('$42.00');
});

test('several items that are removed at once are one read, and until then nothing can be ordered', async () => {
  const held = heldAnswer(whole);
  const { answer, heading, page, requests } = await checkoutPage('review', examples.review);
  await heading(reviewHeading);
  answer('refreshCheckout', held.answer);
  for (const id of ['l1', 'l2', 'l3']) emit('storefront:item-updated', { id, sku: '1001', quantity: 0 });
  await page.findByRole('button', { name: 'Your total is being updated…' });
  held.release();
  await page.findByRole('button', { name: 'Place Order' });
  expect(requests.map(({ call }) => call)).toEqual(['refreshCheckout']);
});

/** The cart that the review shows. */
const shownCart = {
  count: whole.basketItems.reduce((sum, { quantity }) => sum + quantity, 0),
  subtotal: whole.orderSummary.subtotal,
};

test('a cart that has changed on a page that had not loaded it changes the totals', async () => {
  const { heading, page, answer } = await checkoutPage('review', examples.review);
  await heading(reviewHeading);
  answer('refreshCheckout', { ...whole, orderSummary: { ...whole.orderSummary, total: 4200 } });
  emit('storefront:cart-changed', { count: 1, subtotal: 100 });
  await page.findAllByText('$42.00');
});

test('a cart that is read and agrees with the order asks nothing', async () => {
  const { heading, requests } = await checkoutPage('review', examples.review);
  await heading(reviewHeading);
  emit('storefront:cart-changed', shownCart);
  emit('storefront:cart-changed', shownCart);
  await vi.waitFor(() => expect(requests).toEqual([]));
});

test('a removed item whose totals cannot be read says that they may be out of date', async () => {
  const { heading, page, answer } = await checkoutPage('review', examples.review);
  await heading(reviewHeading);
  answer('refreshCheckout', 503);
  emit('storefront:item-updated', { id: 'l1', sku: '1001', quantity: 0 });
  await page.findByText(/Your total could not be updated/);
});

test('Back from a part that was edited at the review ends the editing', async () => {
  const shop = { ...examples['options with pickup'], props: { checkout: checkoutExamples['with pickup'] } };
  const { heading, press, page, shopper } = await checkoutPage('review', shop);
  await heading(reviewHeading);
  await shopper.click(page.getByRole('link', { name: 'Edit Payment' }));
  await heading('Payment and Billing');
  history.replaceState(null, '', '/checkout/shippingandgiftoptions');
  dispatchEvent(new PopStateEvent('popstate'));
  await heading('Shipping and Gift Options');
  await shopper.click(await page.findByRole('radio', { name: 'Call me to arrange the delivery' }));
  await press('Next: Payment');
  await heading('Payment and Billing');
});

test('Network Error is loaded ahead, because it opens when nothing can be loaded', async () => {
  const { press } = await checkoutPage('payment', paying);
  const load = vi.fn(async () => {});
  const loader = (globalThis as Record<symbol, unknown>)[Symbol.for('storefront-islands')] as {
    load?: unknown;
  };
  loader.load = load;
  onTestFinished(() => {
    delete loader.load;
  });
  await press('Next: Review & Place Order');
  await vi.waitFor(() => expect(load).toHaveBeenCalledWith('network-error'));
});

describe('a redirectUrl in the answer to a step or change (decision 75)', () => {
  const next = 'Next: Review & Place Order';

  test('that is a step of a success is shown inside the flow, in place of the next one', async () => {
    const { answer, press, heading, assign } = await checkoutPage('payment', paying);
    answer('moveToReviewPage', { isSuccess: true, redirectUrl: '/checkout/shipping' });
    await press(next);
    await heading('Shipping');
    expect(location.pathname).toBe('/checkout/shipping');
    expect(assign).not.toHaveBeenCalled();
  });

  test('that is a step of a refusal is shown with the server’s words', async () => {
    const { answer, press, heading, page } = await checkoutPage('payment', paying);
    const message = 'Your address needs another look.';
    answer('validateCart', { isSuccess: false, message, redirectUrl: '/checkout/shipping' });
    await press(next);
    await heading('Shipping');
    expect((await page.findByRole('alert')).textContent).toBe(message);
  });

  test('that is the step shown stays there, with the refusal', async () => {
    const { answer, press, page, assign } = await checkoutPage('payment', paying);
    const message = 'Please choose another card.';
    answer('moveToReviewPage', { isSuccess: false, message, redirectUrl: '/checkout/paymentandbilling' });
    await press(next);
    await page.findByText(message);
    expect(assign).not.toHaveBeenCalled();
  });

  test('that is another page is followed once, and the button stays busy', async () => {
    const { answer, press, assign, page } = await checkoutPage('payment', paying);
    answer('moveToReviewPage', { isSuccess: true, redirectUrl: '/store/pickup-review' });
    await press(next);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
    expect(String(assign.mock.calls[0]![0])).toMatch(/\/store\/pickup-review$/);
    const buttons = [...document.querySelectorAll('.si-checkout__actions [aria-busy="true"]')];
    expect(buttons).toHaveLength(1);
    expect(page.queryByRole('alert')).toBeNull();
  });

  test('of a change follows the same rule', async () => {
    const { answer, page, shopper, assign } = await checkoutPage('options', examples.options);
    answer('saveShippingAndGiftOptions', { isSuccess: false, redirectUrl: '/checkout/cart' });
    await shopper.click(await page.findByRole('checkbox', { name: /together/ }));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
    expect(String(assign.mock.calls[0]![0])).toMatch(/\/checkout\/cart$/);
    expect(sessionStorage.getItem('storefront-islands:cart-notice')).toContain('Please check this');
  });

  test('of another origin is refused, and the step goes on', async () => {
    const { answer, press, heading, assign } = await checkoutPage('payment', paying);
    answer('moveToReviewPage', { isSuccess: true, redirectUrl: 'https://evil.example/checkout/shipping' });
    await press(next);
    await heading(reviewHeading);
    expect(assign).not.toHaveBeenCalled();
  });
});

test('an empty basket in the answer to any step shows the server’s words (decision 43)', async () => {
  const { answer, press, page } = await checkoutPage('payment', paying);
  answer('moveToReviewPage', { isSuccess: true, errorType: 8, message: 'Your cart is empty.' });
  await press('Next: Review & Place Order');
  expect((await page.findByRole('alert')).textContent).toBe('Your cart is empty.');
});

test('what an answer says of its promo code and its currency is used', async () => {
  onTestFinished(() => noteCurrency(undefined));
  const orderSummary = { ...whole.orderSummary, discountTotal: 2000 };
  const checkout = { ...whole, promoCode: undefined, promoDiscountMessage: undefined, orderSummary };
  const { answer, page, shopper, host } = await checkoutPage('options', {
    ...examples.options,
    context: { messages: { stepsLabel: 'Steps of the order' } },
    props: { checkout },
  });
  const promoDiscountMessage = 'You save $20 on rugs.';
  const said = { promoCodeData: { promoDiscountMessage }, currencyCode: 'CAD' };
  answer('refreshCheckout', checkout);
  answer('saveShippingAndGiftOptions', { isSuccess: true, ...said });
  const box = await page.findByRole('checkbox', { name: /together/ });
  expect(host.textContent).not.toContain('CAD');
  await shopper.click(box);
  await vi.waitFor(() => expect(host.textContent).toContain('CAD'));
  expect(host.textContent).toContain(promoDiscountMessage);
  document.getElementById('storefront-context')!.textContent = '{"country":"US"}';
  expect(pageContext().currency).toBe('CAD');
});

test('a refused answer changes no currency', async () => {
  onTestFinished(() => noteCurrency(undefined));
  const { answer, page, shopper, host } = await checkoutPage('options', {
    ...examples.options,
    props: { checkout: whole },
  });
  answer('saveShippingAndGiftOptions', { isSuccess: false, message: 'Not now.', currencyCode: 'CAD' });
  await shopper.click(await page.findByRole('checkbox', { name: /together/ }));
  await page.findByText(/Not now/);
  expect(host.textContent).not.toContain('CAD');
});

test('a step that nobody has been through has no check mark, although the server would let it pass', async () => {
  const { page } = await checkoutPage('options', { ...examples.options, props: { checkout: whole } });
  const steps = await page.findByRole('navigation', { name: /step/i });
  const done = [...steps.querySelectorAll('li')].filter(({ textContent }) => /done/i.test(textContent!));
  expect(done).toHaveLength(1);
  expect(done[0]!.textContent).toContain('Address');
});

test('the check marks of the steps that were shown are there again after a reload', async () => {
  const example = { ...examples.options, props: { checkout: whole } };
  const first = await checkoutPage('payment', example);
  const done = async ({ page }: Pick<typeof first, 'page'>) =>
    [...(await page.findByRole('navigation', { name: /step/i })).querySelectorAll('li')].filter(
      ({ textContent }) => /done/i.test(textContent!),
    ).length;
  expect(await done(first)).toBe(2);
  const stored = { ...sessionStorage };
  await first.close();
  // Shipping is shown, and Options, which was done before, keeps its mark.
  expect(await done(await checkoutPage('shipping', example, stored))).toBe(1);
});

test('a redirect to a step after an edit ends the editing', async () => {
  const { answer, heading, page, press, shopper } = await checkoutPage('review', examples.review);
  await heading(reviewHeading);
  await shopper.click(page.getByRole('link', { name: 'Edit Payment' }));
  await heading('Payment and Billing');
  answer('moveToReviewPage', { isSuccess: true, redirectUrl: '/checkout/shipping' });
  await press('Next: Review & Place Order');
  await heading('Shipping');
  expect(checkoutFlowOf(sharedStore()).state.returnStep).toBeUndefined();
});

test('an empty basket in the answer to the promo code’s check keeps the step, with the server’s words', async () => {
  const { answer, press, page, sent } = await checkoutPage('payment', {
    ...paying,
    props: { checkout: reduced },
  });
  answer('verifyPromoCode', { isSuccess: true, errorType: 8, message: 'Your cart is empty.' });
  await press('Next: Review & Place Order');
  expect((await page.findByRole('alert')).textContent).toBe('Your cart is empty.');
  expect(sent()).toEqual(['verifyPromoCode']);
});
