import { describe, expect, test, vi } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { askAgainMs } from '../../../../src/domain/checkout/attempts.ts';
import { retryDelayMs } from '../../../../src/domain/retry.ts';
import type { IslandExample } from '../../../../src/testing/island-example.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { heldAnswer } from '../../render-island.tsx';
import { skipTimers } from '../../skip-timers.ts';
import { checkoutPage } from './checkout-page.ts';

const whole = checkoutExamples['all done'];
const open = () => checkoutPage('review', examples.review);

const withOutcome = (outcome: string) => ({
  ...whole,
  attempts: [{ attemptId: '{attemptId}', outcome, redirectUrl: '/checkout/confirmation' }],
});

const idOf = (body: unknown) => (body as { attemptId: string }).attemptId;

test('a placed order leads to the server’s page', async () => {
  const { press, assign } = await open();
  await press('Place Order');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(String(assign.mock.calls[0]![0])).toMatch(/\/checkout\/confirmation$/);
});

test('the total that the shopper saw goes along', async () => {
  const { press, assign, bodies } = await open();
  await press('Place Order');
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  expect(bodies('placeOrder')).toEqual([expect.objectContaining({ amountDue: 179900 })]);
});

test('the partner’s transaction id goes along', async () => {
  const { press, assign, bodies } = await open();
  sessionStorage.setItem('partnerTransactionId', 'partner-7');
  await press('Place Order');
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  expect(bodies('placeOrder')).toEqual([expect.objectContaining({ adata: 'partner-7' })]);
});

test('the tax exemption of this order is cleared', async () => {
  const { press, assign } = await open();
  sessionStorage.setItem('isTaxExempt', 'true');
  await press('Place Order');
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  expect(sessionStorage.getItem('isTaxExempt')).toBeNull();
});

test('several presses place one order', async () => {
  const { page, shopper, assign, bodies } = await open();
  const button = await page.findByRole('button', { name: 'Place Order' });
  await Promise.all([shopper.dblClick(button), shopper.click(button)]);
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  expect(bodies('placeOrder')).toHaveLength(1);
});

test('while a change is on its way the order cannot be placed', async () => {
  const held = heldAnswer({ isSuccess: true });
  const { answer, press, page, shopper, heading, sent } = await checkoutPage('options', {
    ...examples.options,
    props: { checkout: whole },
  });
  answer('saveShippingAndGiftOptions', held.answer);
  await shopper.click(await page.findByRole('radio', { name: /^Premium shipping/ }));
  history.replaceState(null, '', '/checkout/review');
  dispatchEvent(new PopStateEvent('popstate'));
  await press('Leave');
  await heading('Review and Place Order');
  await press('Your total is being updated…');
  expect(sent()).toEqual(['saveShippingAndGiftOptions']);
  held.release();
  await page.findByRole('button', { name: 'Place Order' });
});

describe('when the answer is lost', () => {
  test('an order that was placed leads on, and nothing failed', async () => {
    const { answer, press, assign, page } = await open();
    answer('placeOrder', 504);
    answer('refreshCheckout', withOutcome('done'));
    await press('Place Order');
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(page.queryByRole('alert')).toBeNull();
  });

  test('an order that was not placed says so, and can be placed', async () => {
    const { answer, press, page, assign, bodies } = await open();
    answer('placeOrder', 'offline');
    answer('refreshCheckout', withOutcome('notDone'));
    await press('Place Order');
    expect((await page.findByRole('alert')).textContent).toMatch(/^Your order has not been placed/);
    answer('placeOrder', { isSuccess: true, redirectUrl: '/checkout/confirmation' });
    await press('Place Order');
    await vi.waitFor(() => expect(assign).toHaveBeenCalled());
    const [first, second] = bodies('placeOrder').map(idOf);
    expect(first).not.toBe(second);
  });

  test('it is asked again until the outcome is known', async () => {
    skipTimers(...askAgainMs);
    const { answer, press, assign } = await open();
    let count = 0;
    answer('placeOrder', 504);
    answer('refreshCheckout', () => {
      count += 1;
      const outcome = count < 3 ? 'notKnown' : 'done';
      const kept = JSON.parse(sessionStorage.getItem('storefront-islands:place-order') ?? '{}').attemptId;
      return Response.json({ ...whole, attempts: [{ attemptId: kept, outcome }] });
    });
    await press('Place Order');
    await vi.waitFor(() => expect(assign).toHaveBeenCalled());
    expect(count).toBe(3);
  });

  test('while it is asked for, Place Order rests, and says that the order is checked', async () => {
    const { answer, press, page } = await open();
    answer('placeOrder', 504);
    answer('refreshCheckout', withOutcome('notKnown'));
    await press('Place Order');
    const button = await page.findByRole('button', { name: 'Checking your order…' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(page.getByText(/^We are checking whether your order was placed/)).toBeTruthy();
  });

  test('an outcome that nobody knows says to look for the email first, and the same attempt can be sent again', async () => {
    skipTimers(...askAgainMs);
    const { answer, press, page, assign, bodies } = await open();
    answer('placeOrder', 504);
    answer('refreshCheckout', withOutcome('notKnown'));
    await press('Place Order');
    expect((await page.findByRole('alert')).textContent).toMatch(/look for our confirmation in your email/);
    answer('placeOrder', { isSuccess: true, redirectUrl: '/checkout/confirmation' });
    await press('Place Order');
    await vi.waitFor(() => expect(assign).toHaveBeenCalled());
    const [first, second] = bodies('placeOrder').map(idOf);
    expect(first).toBe(second);
  });

  test('an order that arrives after a time-out is not said to have failed', async () => {
    skipTimers(...askAgainMs);
    const { answer, press, page, assign } = await open();
    let count = 0;
    answer('placeOrder', 504);
    answer('refreshCheckout', () => {
      count += 1;
      return Response.json(count < 3 ? { ...whole, attempts: [] } : { ...whole, orderNumber: '50012345' });
    });
    await press('Place Order');
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(page.queryByRole('alert')).toBeNull();
  });

  describe('by a backend that keeps no attempts', () => {
    const { attempts: _, ...said } = whole;

    test.each([
      ['an order number', { orderNumber: '50012345' }],
      ['the last step', { furthestStep: 5 }],
    ])('%s says that the order is placed', async (_what, placed) => {
      const { answer, press, assign, page } = await open();
      answer('placeOrder', 504);
      answer('refreshCheckout', { ...said, ...placed });
      await press('Place Order');
      await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
      expect(page.queryByRole('alert')).toBeNull();
    });

    test.each([
      ['none', {}],
      ['null', { attempts: null }],
      ['one that cannot be read', { attempts: [{ outcome: 'done' }] }],
    ])('with %s an order is never said to have failed', async (_what, none) => {
      skipTimers(...askAgainMs);
      const { answer, press, page } = await open();
      answer('placeOrder', 'offline');
      answer('refreshCheckout', { ...said, ...none });
      await press('Place Order');
      expect((await page.findByRole('alert')).textContent).toMatch(/^We could not find out/);
    });
  });

  test('an attempt of another basket is not sent for this one', async () => {
    const { press, assign, bodies } = await checkoutPage('review', examples.review, {
      'storefront-islands:place-order': JSON.stringify({
        attemptId: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
        basketId: 'basket-0',
      }),
    });
    await press('Place Order');
    await vi.waitFor(() => expect(assign).toHaveBeenCalled());
    expect(bodies('placeOrder').map(idOf)).not.toContain('7d444840-9dc0-41d1-b245-5ffdce74fad2');
  });

  test('an outcome that cannot be read says so in place, and no popup asks to try again', async () => {
    const { answer, press, page, opened } = await open();
    answer('placeOrder', 504);
    answer('refreshCheckout', 'offline');
    skipTimers(retryDelayMs, ...askAgainMs);
    await press('Place Order');
    expect((await page.findByRole('alert')).textContent).toMatch(/^We could not find out/);
    expect(opened).toEqual([]);
  });

  const attemptId = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
  const withAttempt = (attempt: object) => ({
    ...whole,
    attempts: [{ attemptId, isOrder: true, ...attempt }],
  });

  test('after a reload the outcome is read before anything is sent', async () => {
    const answers = { ...examples.review.answers, refreshCheckout: withAttempt({ outcome: 'done' }) };
    const { assign, bodies } = await checkoutPage(
      'review',
      { ...examples.review, answers },
      { 'storefront-islands:place-order': JSON.stringify({ attemptId }) },
    );
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(bodies('placeOrder')).toEqual([]);
  });

  test('the order of another tab is waited for', async () => {
    const { assign, bodies } = await checkoutPage('review', {
      ...examples.review,
      props: { checkout: withAttempt({ outcome: 'notKnown' }) },
      answers: { ...examples.review.answers, refreshCheckout: withAttempt({ outcome: 'done' }) },
    });
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(bodies('placeOrder')).toEqual([]);
  });

  test('a payment that is not known yet is not taken for an order', async () => {
    const { page, requests } = await checkoutPage('review', {
      ...examples.review,
      props: { checkout: withAttempt({ outcome: 'notKnown', isOrder: false }) },
    });
    await page.findByRole('button', { name: 'Place Order' });
    expect(requests).toEqual([]);
  });
});

describe('a refused order', () => {
  const refused = async (answerOf: object, example: IslandExample = examples.review) => {
    const island = await checkoutPage('review', example);
    island.answer('placeOrder', { isSuccess: false, ...answerOf });
    await island.press('Place Order');
    return island;
  };

  test('another total is shown, and nothing is ordered', async () => {
    const { page } = await refused({ amountDue: 189900 });
    expect((await page.findByRole('alert')).textContent).toMatch(
      /^The total of your order is \$1,899\.00 now\. Nothing was ordered\./,
    );
  });

  test('another total that has to be paid first says so above the payment', async () => {
    const island = await open();
    island.answer('placeOrder', { isSuccess: false, amountDue: 189900 });
    island.answer('refreshCheckout', { ...whole, furthestStep: 3 });
    await island.press('Place Order');
    await island.heading('Payment and Billing');
    expect(island.page.getByRole('alert').textContent).toMatch(/^The total of your order is \$1,899\.00 now/);
  });

  describe('because of its promo code', () => {
    const checkout = {
      ...whole,
      promoCode: 'WELCOME10',
      promoDiscountMessage: '10% off',
      orderSummary: { ...whole.orderSummary, discountTotal: 15990, total: 163910 },
    };

    test('has no discount left', async () => {
      const { page } = await refused(
        { message: 'InvalidPromoCode' },
        { ...examples.review, props: { checkout } },
      );
      expect((await page.findByRole('alert')).textContent).toMatch(/^Your promo code no longer applies/);
      expect(page.queryByText('10% off')).toBeNull();
      expect(page.queryByText('$1,639.10')).toBeNull();
    });

    test('whose totals cannot be read says that they may be out of date, and can be placed', async () => {
      const answers = { ...examples.review.answers, refreshCheckout: 503 };
      const { page, answer, press, bodies } = await refused(
        { message: 'InvalidPromoCode' },
        { ...examples.review, props: { checkout }, answers },
      );
      await page.findByText(/^Your promo code no longer applies/);
      expect(page.getByText(/^Your total could not be updated/)).toBeTruthy();
      await press('Place Order');
      await vi.waitFor(() => expect(bodies('placeOrder')).toHaveLength(2));
      await page.findByRole('button', { name: 'Place Order' });
      answer('refreshCheckout', whole);
      await press('Try Again');
      await vi.waitFor(() => expect(page.queryByText(/^Your total could not be updated/)).toBeNull());
      expect(page.queryByText('10% off')).toBeNull();
    });
  });

  test('a declined card opens its popup, and is tracked', async () => {
    const tracked = vi.fn();
    document.addEventListener('storefront:track', ({ detail }) => tracked(detail.name), { once: true });
    const { opened } = await refused({ message: 'AuthorizationFailure' });
    await vi.waitFor(() => expect(opened.map(({ name }) => name)).toEqual(['payment-error']));
    expect(String(opened[0]!.props!.url)).toMatch(
      /\/checkout\/paymentandbilling\?paymentErrorId=authorizationError#header_payment$/,
    );
    expect(tracked).toHaveBeenCalledWith('Credit Card Decline');
  });

  test('a declined card is known to the payment, however it is come back to, until another pays', async () => {
    const { press, heading, page, shopper, bodies, opened } = await refused({
      message: 'AuthorizationFailure',
    });
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    const back = async () => {
      await press('Back');
      await heading('Payment and Billing');
    };
    await back();
    await page.findByText(/^Your payment was not authorized/);
    await press('Next: Review & Place Order');
    await page.findAllByText('Please enter a valid credit card number.');
    expect(bodies('moveToReviewPage')).toEqual([]);
    await shopper.click(page.getByRole('radio', { name: /American Express/ }));
    await press('Next: Review & Place Order');
    await heading('Review and Place Order');
    expect(bodies('savePayment')).toHaveLength(1);
    await back();
    expect(page.queryByText(/^Your payment was not authorized/)).toBeNull();
    expect(page.getByRole('list', { name: 'Pays for this order' })).toBeTruthy();
  });

  test('a refusal that leads to the address of a decline is one', async () => {
    const { heading, page } = await refused({
      message: 'Please pay again.',
      redirectUrl: '/checkout/paymentandbilling?paymentErrorId=authorizationError#header_payment',
    });
    await heading('Payment and Billing');
    await page.findByText(/^Your payment was not authorized/);
    expect(page.queryByRole('list', { name: 'Pays for this order' })).toBeNull();
  });

  test('the address after a decline keeps what it had', async () => {
    const come = () => history.replaceState(null, '', '/checkout/review?brand=modern');
    const { answer, press, opened } = await checkoutPage('review', examples.review, {}, come);
    answer('placeOrder', { isSuccess: false, message: 'AuthorizationFailure' });
    await press('Place Order');
    await vi.waitFor(() =>
      expect(String(opened[0]?.props?.url)).toMatch(
        /\?brand=modern&paymentErrorId=authorizationError#header_payment$/,
      ),
    );
  });

  test('the total goes along where a gift card pays a part of it', async () => {
    const payment = { ...whole.payment, total: 179900, amountDue: 174900 };
    const checkout = { ...whole, payment };
    const { press, bodies } = await checkoutPage('review', {
      ...examples.review,
      props: { checkout },
    });
    await press('Place Order');
    await vi.waitFor(() => expect(bodies('placeOrder')).toMatchObject([{ amountDue: 179900 }]));
  });

  test('a declined gift card leads to the payment, with the focus on the server’s reasons, and is tracked', async () => {
    const tracked = vi.fn();
    document.addEventListener('storefront:track', ({ detail }) => tracked(detail.name), { once: true });
    const { page, heading } = await refused({
      message: 'GiftCardError',
      giftCardErrors: ['Card 1 has $2.00.'],
    });
    await heading('Payment and Billing');
    expect(document.activeElement).toBe(
      (await page.findByText(/Card 1 has \$2\.00\.$/)).closest('[tabindex]'),
    );
    expect(tracked).toHaveBeenCalledWith('Gift Card Decline');
  });

  test('a delivery that cannot be booked leads back to the options', async () => {
    const { heading, page } = await refused({
      message: 'TripBookingFailed',
      redirectUrl: '/checkout/shippingandgiftoptions',
    });
    await heading('Shipping and Gift Options');
    expect(page.getByRole('alert').textContent).toMatch(/^The delivery that you chose/);
  });

  test('a known step is shown without leaving the page', async () => {
    const { heading, assign } = await refused({ message: 'No way', redirectUrl: '/checkout/shipping' });
    await heading('Shipping');
    expect(assign).not.toHaveBeenCalled();
  });

  test('a code is no message above the step that it leads to', async () => {
    const { heading, page } = await refused({ message: 'InvalidAddress', redirectUrl: '/checkout/shipping' });
    await heading('Shipping');
    expect(page.getByRole('alert').textContent).toMatch(/ /);
  });

  test('another page is followed', async () => {
    const { assign } = await refused({ redirectUrl: '/customer-service/contact' });
    await vi.waitFor(() => expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/customer-service\/contact$/));
  });

  test('a step of another shop is a page of its own', async () => {
    const redirectUrl = 'https://other-brand.example/checkout/shipping';
    const context = { redirectOrigins: ['https://other-brand.example'] };
    const { assign } = await refused({ redirectUrl }, { ...examples.review, context });
    await vi.waitFor(() => expect(assign.mock.calls.map(String)).toEqual([redirectUrl]));
  });

  test.each([
    ['the server’s words', { message: 'Your store has closed.' }, /^Your store has closed\.$/],
    ['a known error type', { errorType: 3 }, /some of its items are no longer available/],
    [
      'the text of an empty basket',
      { errorType: 8, message: 'Your cart is empty.' },
      /^Your cart is empty\.$/,
    ],
    ['an error type that is not known', { errorType: 77, message: 'E77' }, /^Your order has not been placed/],
    ['nothing', {}, /^Your order has not been placed/],
  ])('without a redirect the cart is loaded, and says why: %s', async (_what, answerOf, said) => {
    const { assign } = await refused(answerOf);
    await vi.waitFor(() => expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/checkout\/cart$/));
    expect(JSON.parse(sessionStorage.getItem('storefront-islands:cart-notice')!).text).toMatch(said);
  });

  test('a reason with an id stands beside its gift card', async () => {
    const giftCards = [{ id: 'gift-1', lastFour: '4411', appliedAmount: 5000, balance: 5000 }];
    const payment = { ...whole.payment, total: 179900, amountDue: 174900, giftCards };
    const checkout = { ...whole, payment };
    const { page, heading } = await refused(
      { message: 'GiftCardError', giftCardErrors: [{ id: 'gift-1', message: 'Nothing is left on it.' }] },
      {
        ...examples.review,
        props: { checkout },
        answers: { ...examples.review.answers, refreshCheckout: checkout },
      },
    );
    await heading('Payment and Billing');
    await page.findByText('Nothing is left on it.');
    const said = document.activeElement!.textContent;
    expect(said).toMatch(/^Your gift card could not be charged/);
    expect(said).not.toContain('Nothing is left on it.');
  });

  test('reasons about gift cards lead to the payment, whatever the message', async () => {
    const { page, assign, heading } = await refused({
      message: 'E12',
      giftCardErrors: ['Card 1 has $2.00.'],
    });
    await heading('Payment and Billing');
    await page.findByText(/Card 1 has \$2\.00\.$/);
    expect(assign).not.toHaveBeenCalled();
  });

  test('a redirect to a stranger is not followed, and reported once (decision 11)', async () => {
    const { assign, errors } = await refused({ redirectUrl: 'https://evil.example/' });
    await vi.waitFor(() => expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/checkout\/cart$/));
    expect(errors.filter((text) => text.includes('redirectUrl'))).toHaveLength(1);
  });
});
