import { expect, test, vi } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { emit } from '../../../../src/page/events.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { checkoutPage } from './checkout-page.ts';

const several = checkoutExamples['several recipients'];

/** The recipients with a new message for the first, and another one that cannot be read. */
const recipientsWith = (bad: object) =>
  several.recipientList.map((one, index) => ({
    ...one,
    ...(index ? bad : { giftMessage: 'From all of us' }),
  }));

const choosesPremium = async ({ page, shopper }: Awaited<ReturnType<typeof checkoutPage>>) =>
  shopper.click((await page.findAllByRole('radio', { name: /^Premium shipping/ }))[0]!);

test.each([
  ['whose id cannot be read', { id: null }, 'recipientList.1.id'],
  ['with a bad field', { giftMessage: 7 }, 'recipientList.1.giftMessage'],
])(
  'a recipient %s stays as it is known, and the others are those of the answer (decision 65)',
  async (_which, bad, path) => {
    const island = await checkoutPage('options', examples['options for several']);
    const { answer, page, errors } = island;
    answer('saveShippingAndGiftOptions', { isSuccess: true, recipientList: recipientsWith(bad) });
    answer('refreshCheckout', 500);
    await choosesPremium(island);
    await page.findByText(/Your total could not be updated/);
    expect(page.getByDisplayValue('From all of us')).toBeTruthy();
    expect(page.getByDisplayValue('With love from Ann')).toBeTruthy();
    expect(errors).toContainEqual(expect.stringContaining(`left out of the answer: ${path}`));
  },
);

test.each([
  ['recipient', { recipientList: recipientsWith({ id: null }) }, 'recipientList.1.id'],
  [
    'notice of payment',
    { payment: { ...several.payment, rewardsErrorMessage: 7 } },
    'payment.rewardsErrorMessage',
  ],
  ['country', { countries: [{ code: 'France', name: 'France' }] }, 'countries.0.code'],
])(
  'a bad %s in the whole checkout of a change is reported, and the rest is shown without another read (decision 65)',
  async (_which, bad, path) => {
    const island = await checkoutPage('options', examples['options for several']);
    const { answer, page, errors, requests } = island;
    const orderSummary = { ...several.orderSummary!, total: 123_456 };
    answer('saveShippingAndGiftOptions', { isSuccess: true, checkout: { ...several, orderSummary, ...bad } });
    const before = requests.length;
    await choosesPremium(island);
    expect((await page.findAllByText('$1,234.56')).length).toBeGreaterThan(0);
    expect(page.getByDisplayValue('With love from Ann')).toBeTruthy();
    expect(requests.slice(before).map(({ call }) => call)).toEqual(['saveShippingAndGiftOptions']);
    expect(errors).toEqual([expect.stringContaining(`left out of the answer: checkout.${path} (`)]);
  },
);

test('a change whose answer has something else than a list of recipients is saved, and the known ones stay (decision 65)', async () => {
  const { answer, page, shopper, errors } = await checkoutPage('options', examples['options for several']);
  answer('saveShippingAndGiftOptions', { isSuccess: true, recipientList: 'two' });
  answer('refreshCheckout', 500);
  await shopper.click((await page.findAllByRole('radio', { name: /^Premium shipping/ }))[0]!);
  await page.findByText(/Your total could not be updated/);
  expect(page.getByDisplayValue('With love from Ann')).toBeTruthy();
  expect(errors.join()).toContain('left out of the answer: recipientList');
});

test('totals that are known to be stale cannot be ordered after a restore that cannot read them either', async () => {
  const { heading, page, answer, requests } = await checkoutPage('review', examples.review);
  await heading('Review and Place Order');
  answer('refreshCheckout', 503);
  emit('storefront:item-updated', { id: 'l1', sku: '1001', quantity: 0 });
  await page.findByText(/Your total could not be updated/);
  const reads = requests.length;
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(reads));
  await vi.waitFor(() =>
    expect(page.getByRole('button', { name: 'Your total is being updated…' })).toBeTruthy(),
  );
});

test('a read that is asked for again while it runs is one request', async () => {
  const { page, answer, requests } = await checkoutPage('review', examples.review);
  answer('refreshCheckout', 500);
  emit('storefront:item-updated', { id: 'l1', sku: '1001', quantity: 0 });
  const again = await page.findByRole('button', { name: 'Try Again' });
  answer('refreshCheckout', 'never');
  const reads = requests.length;
  // Both before the button is rendered as busy.
  again.click();
  again.click();
  await vi.waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'));
  expect(requests.slice(reads).map(({ call }) => call)).toEqual(['refreshCheckout']);
});
