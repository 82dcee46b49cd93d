import { expect, test, vi } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import type { IslandExample } from '../../../../src/testing/island-example.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { checkoutPage } from './checkout-page.ts';

const whole = checkoutExamples['all done'];
const household = { features: { cbhcc_EnableCbhcc: true } };
const ofShop = 'You earn $17.49 in rewards with this order.';

const withPayment = (payment: object, more: object = {}): IslandExample => {
  const checkout = { ...whole, furthestStep: 2, ...more, payment: { ...whole.payment, ...payment } };
  return {
    ...examples.options,
    props: { checkout },
    answers: { ...examples.options.answers, refreshCheckout: checkout },
  };
};

const sums = (page: Awaited<ReturnType<typeof checkoutPage>>['page']) =>
  page.getByRole('complementary', { name: 'Order Summary' });

test('the summary says what the order earns', async () => {
  const { page } = await checkoutPage('options', withPayment({ rewardsOrderSummaryMessage: ofShop }));
  await vi.waitFor(() => expect(sums(page).textContent).toContain(ofShop));
});

test('the message of the household card is asked for where the shop has that card, and wins', async () => {
  const example = withPayment({ rewardsOrderSummaryMessage: 'Earn rewards.' });
  const { page, bodies } = await checkoutPage('options', {
    ...example,
    context: household,
    answers: { ...example.answers, getCheckoutFunnelCbhccCms: { rewardsOrderSummaryMessage: ofShop } },
  });
  await vi.waitFor(() => expect(sums(page).textContent).toContain(ofShop));
  expect(bodies('getCheckoutFunnelCbhccCms')).toEqual([{}]);
});

test('nothing is asked where the shop has no such card', async () => {
  const { page, bodies } = await checkoutPage('options', withPayment({}));
  await page.findByRole('button', { name: 'Next: Payment' });
  expect(bodies('getCheckoutFunnelCbhccCms')).toEqual([]);
});

test('a failure is logged, and nothing shows', async () => {
  const example = withPayment({});
  const { page, errors, opened } = await checkoutPage('options', {
    ...example,
    context: household,
    answers: { ...example.answers, getCheckoutFunnelCbhccCms: 500 },
  });
  await vi.waitFor(() => expect(errors.join()).toContain('get household card message'));
  await page.findByRole('button', { name: 'Next: Payment' });
  expect(page.queryByRole('alert')).toBeNull();
  expect(opened).toEqual([]);
});

test('the message goes along with a gift option', async () => {
  const { page, shopper, bodies, asGift } = await checkoutPage(
    'options',
    withPayment({ rewardsOrderSummaryMessage: ofShop }),
  );
  await asGift();
  await shopper.click(await page.findByRole('radio', { name: /Gift box/ }));
  await vi.waitFor(() =>
    expect(bodies('updateGiftOption').at(-1)).toMatchObject({ rewardsOrderSummaryMessage: ofShop }),
  );
});

test('rewards that exceed the order are said at the sums', async () => {
  const tooMuch = 'Your rewards are worth more than this order.';
  const { page } = await checkoutPage(
    'options',
    withPayment({}, { orderSummary: { ...whole.orderSummary, rewardsExceedOrderTotalMessage: tooMuch } }),
  );
  await vi.waitFor(() => expect(sums(page).textContent).toContain(tooMuch));
});
