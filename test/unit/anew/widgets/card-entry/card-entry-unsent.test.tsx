import { expect, test, vi } from 'vitest';
import { examples } from '../../../../../widgets/card-entry/card-entry.examples.ts';
import { cardNumber, render } from '../../../widgets/card-entry/entered-card.ts';

// The file that sends a payment and reads its outcome, while the network is down and afterwards.
const network = vi.hoisted(() => ({ isGone: true }));
vi.mock(import('../../../../../src/state/payment/send-payment.ts'), (original) => {
  if (network.isGone) throw new TypeError('Failed to fetch dynamically imported module');
  return original();
});

test('if what a payment needs does not load, the form says so and keeps the card, which can be sent again', async () => {
  const form = await render(examples.untouched);
  await form.type();
  await form.send();
  const problem = () => form.host.querySelector('[data-state=error]')?.textContent;
  await vi.waitFor(() => expect(problem()).toBe('Something went wrong. Please try again.'));
  expect(form.opened).toEqual([]);
  expect(form.paid()).toEqual([]);
  expect(form.number().value.replaceAll(' ', '')).toBe(cardNumber);
  expect(form.code().value).toBe('123');
  network.isGone = false;
  await form.send();
  await vi.waitFor(() => expect(form.paid()).toHaveLength(1));
});
