import { describe, expect, test, vi } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { checkoutPage } from './checkout-page.ts';

const next = 'Next: Review & Place Order';
const review = 'Review and Place Order';
const done = checkoutExamples['all done'];
const { appliedCards: _, ...payment } = done.payment;
const unsaid = { ...done, payment };

async function open(checkout: object, more: object = {}) {
  const island = await checkoutPage('payment', {
    ...examples.payment,
    ...more,
    props: { ...examples.payment.props, checkout },
    answers: { ...examples.payment.answers, refreshCheckout: checkout },
  });
  await island.page.findByRole('button', { name: next });
  return island;
}

describe('where the server never says what pays', () => {
  test('the review names the card that was paid with', async () => {
    const { page, press, heading } = await open(unsaid);
    await press(next);
    await heading(review);
    const part = (await page.findByRole('heading', { name: 'Payment' })).closest('section')!;
    expect(part.textContent).toContain('Visa ending in 1111: $1,799.00');
    expect(page.queryByText('No card pays for the order yet.')).toBeNull();
  });

  test('the step does not ask again when it is come back to', async () => {
    const { page, press, heading } = await open(unsaid);
    await press(next);
    await heading(review);
    await press('Back');
    await heading('Payment and Billing');
    const paying = await page.findByRole('list', { name: 'Pays for this order' });
    expect(paying.textContent).toContain('Visa ending in 1111: $1,799.00');
    expect(page.getByRole('button', { name: 'Change how you pay' })).toBeTruthy();
  });

  test('the step asks again once another amount is due', async () => {
    const { page, shopper, press, heading, answer } = await open(unsaid);
    await press(next);
    await heading(review);
    await press('Back');
    await heading('Payment and Billing');
    const more = { ...unsaid, payment: { ...payment, amountDue: 189900, total: 189900 } };
    answer('applyPromoCode', { isSuccess: true, checkout: more });
    answer('refreshCheckout', more);
    await press('Add a promo code');
    await shopper.type(page.getByLabelText('Promo code'), 'OLD{Enter}');
    expect(await page.findByRole('radio', { name: /Visa ending in 1111/ })).toBeTruthy();
    await vi.waitFor(() => expect(page.queryByRole('list', { name: 'Pays for this order' })).toBeNull());
  });

  test('the review of a page that has not paid says nothing of it', async () => {
    const { page, heading } = await checkoutPage('review', {
      ...examples.review,
      props: { checkout: unsaid },
      answers: { ...examples.review.answers, refreshCheckout: unsaid },
    });
    await heading(review);
    await page.findByRole('heading', { name: 'Payment' });
    expect(page.queryByText('No card pays for the order yet.')).toBeNull();
  });

  test('a part is not offered, because nobody would know of it', async () => {
    const example = examples['two cards one after the other'];
    const { page } = await open(unsaid, { context: example.context });
    expect(page.queryByRole('checkbox', { name: 'Pay only a part with this card' })).toBeNull();
  });
});

describe('two cards without amounts', () => {
  const cards = (words: object) =>
    ['1111', '2222'].map((lastFour, nth) => ({
      type: 'Visa',
      lastFour,
      slot: nth ? 'CardTwo' : 'CardOne',
      ...words,
    }));
  const payingWith = (words: object) => ({ ...unsaid, payment: { ...payment, cards: cards(words) } });

  test('are named alone', async () => {
    const { page } = await open(payingWith({}));
    const paying = page.getByRole('list', { name: 'Pays for this order' });
    expect(paying.textContent).toBe('Visa ending in 1111Visa ending in 2222');
    expect(page.queryByText(/\$0\.00/)).toBeNull();
  });

  test('have those of the server’s words, on the step and at the review', async () => {
    const { page, press, heading } = await open(payingWith({ appliedAmountString: 'half' }));
    const paying = page.getByRole('list', { name: 'Pays for this order' });
    expect(paying.textContent).toBe('Visa ending in 1111: halfVisa ending in 2222: half');
    await press(next);
    await heading(review);
    const part = (await page.findByRole('heading', { name: 'Payment' })).closest('section')!;
    expect(part.textContent).toContain('Visa ending in 2222: half');
  });
});

test('two gift cards with the same digits are two rows, on the step and at the review', async () => {
  const said = vi.spyOn(console, 'error');
  const giftCards = ['gift-1', 'gift-2'].map((id) => ({ id, lastFour: '4411', appliedAmount: 5000 }));
  const { page, press, heading } = await open({ ...done, payment: { ...done.payment, giftCards } });
  await press(next);
  await heading(review);
  const part = (await page.findByRole('heading', { name: 'Payment' })).closest('section')!;
  expect(part.textContent).toMatch(/(Gift card ending in 4411: \$50\.00){2}/);
  expect(said.mock.calls.join()).not.toMatch(/same key/);
});
