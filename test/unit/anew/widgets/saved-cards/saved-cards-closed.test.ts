import { expect, test, vi } from 'vitest';
import { refreshCheckout } from '../../../../../src/contract/checkout/checkout.ts';
import { send } from '../../../../../src/http/send.ts';
import { loadPaymentCalls } from '../../../../../src/state/payment/payment.ts';
import { examples } from '../../../../../widgets/saved-cards/saved-cards.examples.ts';
import savedCards from '../../../../../widgets/saved-cards/saved-cards.island.ts';
import { openIsland } from '../../../render-island.tsx';

// The file that reads the payment, while it loads.
const file = vi.hoisted(() => {
  let load = () => {};
  return { loaded: new Promise<void>((resolve) => (load = resolve)), load: () => load() };
});
vi.mock(import('../../../../../src/state/payment/send-payment.ts'), async (original) => {
  await file.loaded;
  return original();
});

test('a popup that is closed before the code that reads the payment is there reads nothing', async () => {
  const { shopper, page, host, requests } = await openIsland(savedCards, examples.several);
  await shopper.click(page.getByRole('button', { name: 'Close' }));
  // Its dialog closes a moment before the popup ends.
  await vi.waitFor(() => expect(host.isConnected).toBe(false));
  file.load();
  await loadPaymentCalls();
  // Later than what the popup would have read.
  await send(refreshCheckout, {});
  expect(requests).toHaveLength(1);
});
