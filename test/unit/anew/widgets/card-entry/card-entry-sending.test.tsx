import { expect, test, vi } from 'vitest';
import { loadPaymentCalls } from '../../../../../src/state/payment/payment.ts';
import { examples } from '../../../../../widgets/card-entry/card-entry.examples.ts';
import { render } from '../../../widgets/card-entry/entered-card.ts';

const loads = vi.hoisted(() => ({ count: 0 }));
vi.mock(import('../../../../../src/state/payment/send-payment.ts'), (original) => {
  loads.count++;
  return original();
});

test('the code that sends a payment is loaded when the form gets the focus, and not before', async () => {
  const { number } = await render(examples.untouched);
  expect(loads.count).toBe(0);
  number().focus();
  await vi.waitFor(() => expect(loads.count).toBe(1));
  await loadPaymentCalls();
  expect(loads.count).toBe(1);
});
