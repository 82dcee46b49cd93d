import { describe, expect, test, vi } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { type StepKey, stepIndexes } from '../../../../src/domain/checkout/steps.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { checkoutPage } from './checkout-page.ts';

const unknown = /^We do not know yet how much your order costs/;
const { payment: _, ...done } = checkoutExamples['all done'];
const { total: __, ...sums } = done.orderSummary!;
const noAmount = { ...done, orderSummary: sums };

type Missing = undefined | null;

/** A step of an order whose answer has no payment: the key is left out, or null. */
function open(step: StepKey, checkout: object, payment: Missing) {
  const furthestStep = Math.max(stepIndexes[step], stepIndexes.options);
  const given = { ...checkout, furthestStep, ...(payment === null && { payment }) };
  return checkoutPage(step, {
    ...examples.payment,
    props: { checkout: given },
    answers: {
      ...examples.review.answers,
      ...examples.options.answers,
      ...examples.payment.answers,
      refreshCheckout: given,
    },
  } as never);
}

describe.each<[string, Missing]>([
  ['left out', undefined],
  ['null', null],
])('a checkout whose payment is %s', (_how, payment) => {
  test('ships, and goes on', async () => {
    const { page, heading } = await open('shipping', noAmount, payment);
    await heading('Shipping');
    expect(await page.findByRole('button', { name: 'Next' })).toBeTruthy();
  });

  test('chooses its options, and goes on', async () => {
    const { page, heading } = await open('options', noAmount, payment);
    await heading('Shipping and Gift Options');
    expect(await page.findByRole('button', { name: 'Next: Payment' })).toBeTruthy();
  });

  test('is paid by its order’s total', async () => {
    const { press, heading, bodies, page, shopper } = await open('payment', done, payment);
    await heading('Payment and Billing');
    await shopper.type(await page.findByLabelText('Card number'), '4111111111111111');
    await shopper.type(page.getByLabelText(/^Expiration date/), '12/30');
    await shopper.type(page.getByLabelText('Security code'), '123');
    await press('Next: Review & Place Order');
    await vi.waitFor(() => expect(bodies('savePayment')).toHaveLength(1));
    expect(bodies('savePayment')[0]).toMatchObject({ amountDue: done.orderSummary!.total });
  });

  test('says at the payment that the amount is not known, and leads back or tries again', async () => {
    const { page, press, heading, answer } = await open('payment', noAmount, payment);
    await heading('Payment and Billing');
    expect((await page.findByText(unknown)).textContent).toMatch(/Please try again, or go back a step\.$/);
    answer('refreshCheckout', checkoutExamples['all done']);
    await press('Try Again');
    expect(await page.findByRole('button', { name: 'Next: Review & Place Order' })).toBeTruthy();
  });

  test.each([
    ['payment', 'Payment and Billing', 'Next: Review & Place Order'],
    ['review', 'Review and Place Order', 'Place Order'],
  ] as const)(
    'puts the focus at the heading of the %s once the amount is known',
    async (step, title, button) => {
      const { page, press, heading, answer } = await open(step, noAmount, payment);
      const shown = await heading(title);
      answer('refreshCheckout', checkoutExamples['all done']);
      await press('Try Again');
      await page.findByRole('button', { name: button });
      await vi.waitFor(() => expect(document.activeElement === shown).toBe(true));
    },
  );

  test('says once more that the amount is not known, if it still is not', async () => {
    const { press, heading } = await open('payment', noAmount, payment);
    await heading('Payment and Billing');
    await press('Try Again');
    const said = () => document.querySelector('[data-si-live="assertive"]')?.textContent;
    await vi.waitFor(() => expect(said()).toMatch(unknown));
  });

  test('goes back a step from a payment whose amount is not known', async () => {
    const { press, heading } = await open('payment', noAmount, payment);
    await heading('Payment and Billing');
    await press('Back');
    await heading('Shipping and Gift Options');
  });

  test('places no order whose amount nobody has seen', async () => {
    const { page, heading } = await open('review', noAmount, payment);
    await heading('Review and Place Order');
    await page.findByText(unknown);
    expect(page.queryByRole('button', { name: 'Place Order' })).toBeNull();
  });

  test('is shown whole once its order is placed', async () => {
    const { page, heading } = await open('confirmation', { ...noAmount, orderNumber: '50012345' }, payment);
    await heading('Thank you for your order');
    expect(page.queryByText(unknown)).toBeNull();
  });
});
