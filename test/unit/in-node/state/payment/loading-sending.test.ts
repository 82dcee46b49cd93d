import '../../../http/browser-page.ts';

import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Payment, payAtom } from '../../../../../src/state/payment/payment.ts';
import { openPage, turnPage } from '../../../http/browser-page.ts';
import { json, startServer, type TestServer } from '../../../http/test-server.ts';

// The file that sends a payment and reads its outcome, while the network is down and afterwards.
const network = vi.hoisted(() => ({ isGone: true }));
vi.mock(import('../../../../../src/state/payment/send-payment.ts'), (original) => {
  if (network.isGone) throw new TypeError('Failed to fetch dynamically imported module');
  return original();
});

const visa: Payment = {
  pay: (attempt, { payWithCards }) => payWithCards({ accountCardOneData: { id: 'card-1' } }, attempt),
  key: 'card-1',
  cards: [{ type: 'Visa', lastFour: '1111' }],
  savedCount: 0,
};

let server: TestServer;

beforeEach(async () => {
  server = await startServer();
  server.answer = json({ isSuccess: true });
  openPage({ url: server.origin, token: 'fresh' });
});

afterEach(() => server.close());

// In this order, because a file that has loaded stays so.
describe('the code that sends a payment', { shuffle: false }, () => {
  test('is not missed by a page that is being left', async () => {
    turnPage('pagehide');
    await expect(createStore().set(payAtom, visa)).rejects.toMatchObject({ kind: 'aborted' });
    turnPage('pageshow');
    expect(server.requests).toEqual([]);
  });

  test('nothing is paid before the code that sends it is there, and the next try loads it again', async () => {
    const store = createStore();
    await expect(store.set(payAtom, visa)).rejects.toMatchObject({
      kind: 'network',
      failure: { network: 'message', isOfCheckout: true },
    });
    expect(server.requests).toEqual([]);
    network.isGone = false;
    expect(await store.set(payAtom, visa)).toMatchObject({ status: 'applied' });
    expect(server.requests.map(({ url }) => url)).toEqual(['/ReactCheckout/SavePayment']);
  });
});
