import { expect, test, vi } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { emit } from '../../../../src/page/events.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { checkoutPage } from './checkout-page.ts';

test.each([
  ['with one that cannot be read', [{ giftMessage: 'From all of us' }, { id: null }], 'recipientList.1.id'],
  ['with a bad field', [{}, { giftMessage: 7 }], 'recipientList.1.giftMessage'],
])(
  'a list of recipients %s is left out of the answer, and the known ones stay (decision 65)',
  async (_which, changes, path) => {
    const { answer, page, shopper, errors } = await checkoutPage('options', examples['options for several']);
    const { recipientList } = checkoutExamples['several recipients'];
    const changed = recipientList.map((one, index) => ({ ...one, ...changes[index] }));
    answer('saveShippingAndGiftOptions', { isSuccess: true, recipientList: changed });
    answer('refreshCheckout', 500);
    await shopper.click((await page.findAllByRole('radio', { name: /^Premium shipping/ }))[0]!);
    await page.findByText(/Your total could not be updated/);
    expect(page.getByDisplayValue('With love from Ann')).toBeTruthy();
    expect(page.queryByDisplayValue('From all of us')).toBeNull();
    expect(errors[0]).toContain(`left out of the answer: ${path}`);
  },
);

test('a change whose answer has something else than a list of recipients is saved, and the known ones stay (decision 65)', async () => {
  const { answer, page, shopper, errors } = await checkoutPage('options', examples['options for several']);
  answer('saveShippingAndGiftOptions', { isSuccess: true, recipientList: 'two' });
  answer('refreshCheckout', 500);
  await shopper.click((await page.findAllByRole('radio', { name: /^Premium shipping/ }))[0]!);
  await page.findByText(/Your total could not be updated/);
  expect(page.getByDisplayValue('With love from Ann')).toBeTruthy();
  expect(errors[0]).toContain('left out of the answer: recipientList');
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
