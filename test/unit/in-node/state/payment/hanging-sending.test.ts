import '../../../http/browser-page.ts';

import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callTimeoutMs } from '../../../../../src/domain/retry.ts';
import { type Payment, payAtom } from '../../../../../src/state/payment/payment.ts';
import { openPage } from '../../../http/browser-page.ts';

// The file that sends a payment and reads its outcome never loads.
const asked = vi.hoisted(() => ({ count: 0 }));
vi.mock(import('../../../../../src/state/payment/send-payment.ts'), () => {
  asked.count++;
  return new Promise<never>(() => {});
});

const pay = vi.fn<Payment['pay']>();
const visa: Payment = { pay, key: 'card-1', cards: [{ type: 'Visa', lastFour: '1111' }], savedCount: 0 };

beforeEach(() => {
  openPage({ url: 'https://shop.example', token: 'fresh' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  // Nobody is waiting for it.
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  expect(pay).not.toHaveBeenCalled();
});

test('a payment that is given up meanwhile ends at once, without a failure', async () => {
  const closing = new AbortController();
  const outcome = createStore().set(payAtom, { ...visa, signal: closing.signal });
  await vi.waitFor(() => expect(asked.count).toBe(1));
  closing.abort();
  expect(await outcome).toEqual({ status: 'cancelled' });
});

test('a payment that is given up before it begins ends at once, too', async () => {
  expect(await createStore().set(payAtom, { ...visa, signal: AbortSignal.abort() })).toEqual({
    status: 'cancelled',
  });
});

test('a payment fails after the time limit of a call, and nothing is sent', async () => {
  const failed = expect(createStore().set(payAtom, visa)).rejects.toMatchObject({
    kind: 'network',
    failure: { network: 'message' },
  });
  await vi.advanceTimersByTimeAsync(callTimeoutMs);
  await failed;
});
