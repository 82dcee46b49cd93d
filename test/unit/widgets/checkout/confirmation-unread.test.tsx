import { within } from 'storybook/test';
import { expect, test } from 'vitest';
import { refreshCheckoutExample } from '../../../../src/contract/checkout/checkout.examples.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { checkoutPage } from './checkout-page.ts';

const { answers } = examples.confirmation;
const placed = (answers as { refreshCheckout: object }).refreshCheckout;
const content = '<form action="/checkout/place"><button>Place Order</button></form>';

test('a confirmation that cannot be read says so, in place of a form that would order again', async () => {
  const { page, heading, answer, press } = await checkoutPage('confirmation', {
    about: 'Unread.',
    content,
    answers: { ...answers, refreshCheckout: 500 },
  });
  await heading('Your order');
  expect(page.getByText(/It may have been placed/)).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Place Order' })).toBeNull();
  answer('refreshCheckout', placed);
  await press('Try Again');
  expect(await heading('Thank you for your order')).toBeTruthy();
});

test('an order with a number is confirmed, whatever is said of its steps', async () => {
  const { heading } = await checkoutPage('confirmation', {
    ...examples.confirmation,
    answers: { ...answers, refreshCheckout: { ...placed, furthestStep: '5' } },
  });
  expect(await heading('Thank you for your order')).toBeTruthy();
});

test('a checkout in the page that cannot be read is reported, and asked for', async () => {
  const { heading, errors, requests } = await checkoutPage('confirmation', {
    ...examples.confirmation,
    props: { checkout: 'none' },
  });
  await heading('Thank you for your order');
  expect(errors[0]).toContain('left out of its props: checkout');
  expect(requests.map(({ call }) => call)).toContain('refreshCheckout');
});

test('an order without items and recipients says so in their place', async () => {
  const { basketItems: _, recipientList: __, ...rest } = refreshCheckoutExample.answer;
  const given = {
    about: 'Empty lists.',
    answers: { refreshCheckout: { ...rest, furthestStep: 4, orderNumber: null } },
  };
  const { page, heading } = await checkoutPage('review', given);
  const review = (await heading('Review and Place Order')).closest('section')!;
  expect(within(review).getByText('The deliveries of your order cannot be listed here.')).toBeTruthy();
  expect(page.getByText('The items of your order cannot be listed here.')).toBeTruthy();
});

test('a payment step without an amount asks for the checkout again, and takes no payment', async () => {
  const { payment: _, orderSummary: __, ...rest } = refreshCheckoutExample.answer;
  const whole = { ...rest, furthestStep: 3, orderNumber: null };
  const { page, heading, answer, press } = await checkoutPage('payment', {
    about: 'No payment.',
    answers: { refreshCheckout: whole },
  });
  await heading('Payment and Billing');
  await page.findByText(/^We do not know yet how much your order costs/);
  expect(page.queryByRole('button', { name: /^Next/ })).toBeNull();
  answer('refreshCheckout', { ...refreshCheckoutExample.answer, furthestStep: 3, orderNumber: null });
  await press('Try Again');
  expect(await page.findByRole('button', { name: /^Next/ })).toBeTruthy();
});
