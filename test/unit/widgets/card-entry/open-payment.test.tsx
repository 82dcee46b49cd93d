import { expect, test, vi } from 'vitest';
import { refreshCheckoutExample } from '../../../../src/contract/checkout/checkout.examples.ts';
import { examples } from '../../../../widgets/card-entry/card-entry.examples.ts';
import { openTestPage } from '../../render-island.tsx';
import { render } from './entered-card.ts';

const whole = refreshCheckoutExample.answer;

/** A payment whose answer is lost, and whose outcome cannot be read; then the page is loaded again. */
async function reloadedPage() {
  const on = openTestPage(examples.untouched);
  on.answer('savePayment', 504);
  on.answer('refreshCheckout', 500);
  const form = await render(examples.untouched, { on });
  await form.type();
  await form.send();
  await vi.waitFor(() => expect(form.said()).not.toBe(''));
  on.registry.drop(form.record);
  form.host.remove();
  delete (globalThis as { [key: symbol]: { store?: unknown } })[Symbol.for('storefront-islands')]!.store;
  on.requests.length = 0;
  return on;
}

test('after a reload an open payment is read before another is sent', async () => {
  const on = await reloadedPage();
  on.answer('savePayment', { isSuccess: true });
  on.answer('refreshCheckout', whole);
  const form = await render(examples.untouched, { on });
  await form.type('4242424242424242');
  await form.send();
  await form.page.findByText(/now pays for this order/);
  expect(on.requests.map(({ call }) => call)).toEqual(['refreshCheckout', 'savePayment', 'refreshCheckout']);
});
