import '../../../http/browser-page.ts';

import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { refreshCheckoutExample } from '../../../../../src/contract/checkout/checkout.examples.ts';
import { askAgainMs } from '../../../../../src/domain/checkout/attempts.ts';
import { refreshCheckoutAtom } from '../../../../../src/state/checkout/whole-checkout.ts';
import { handleFailure } from '../../../../../src/state/failure.ts';
import {
  cardsSavedSinceAtom,
  checkoutPaymentAtom,
  followCheckout,
} from '../../../../../src/state/payment/known-payment.ts';
import { type Payment, payAtom } from '../../../../../src/state/payment/payment.ts';
import { isPaymentDoubtfulAtom, NotPaidError } from '../../../../../src/state/payment/payment-attempt.ts';
import { heard, openPage } from '../../../http/browser-page.ts';
import { type Answerer, json, startServer, type TestServer } from '../../../http/test-server.ts';

const readPath = '/ReactCheckout/RefreshCheckout';
const payPath = '/ReactCheckout/SavePayment';
const logPath = '/Checkout/Log';

const paymentOf = (amountDue: number) => {
  const { payment } = refreshCheckoutExample.answer as { payment: object };
  return json({ payment: { ...payment, amountDue } });
};

let server: TestServer;
let store: ReturnType<typeof createStore>;
let answers: Record<string, Answerer>;
/** Answers that are held back, in the order of the requests. */
let held: (() => void)[];

const hold =
  (answer: Answerer): Answerer =>
  (response, request) =>
    held.push(() => answer(response, request));

beforeEach(async () => {
  held = [];
  server = await startServer();
  answers = {
    [readPath]: paymentOf(100),
    [payPath]: json({ isSuccess: true }),
    [logPath]: json({ isSuccess: true }),
  };
  server.answer = (response, request) => answers[request.url]!(response, request);
  openPage({ url: server.origin, token: 'fresh' });
  store = createStore();
  followCheckout(store);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const visa: Payment = {
  pay: (attempt, { payWithCards }) => payWithCards({ accountCardOneData: { id: 'card-1' } }, attempt),
  key: 'card-1',
  cards: [{ type: 'Visa', lastFour: '1111' }],
  savedCount: 0,
};
/** The payment as read, with the outcome of the attempt that was sent last. */
const outcome =
  (outcome: string): Answerer =>
  (response, request) => {
    const { attemptId } = JSON.parse(server.requests.findLast(({ url }) => url === payPath)!.body) as {
      attemptId: string;
    };
    const { payment } = refreshCheckoutExample.answer as { payment: object };
    return json({ payment, attempts: [{ attemptId, outcome }] })(response, request);
  };
const due = () => store.get(checkoutPaymentAtom)?.amountDue;
const asked = (count: number) => vi.waitFor(() => expect(held).toHaveLength(count));
/** The requests, without those to the server's log. */
const sent = () => server.requests.map(({ url }) => url).filter((url) => url !== logPath);

describe('reading the payment', () => {
  test('an older answer that comes after a newer one is dropped', async () => {
    answers[readPath] = hold(paymentOf(100));
    const older = store.set(refreshCheckoutAtom);
    await asked(1);
    answers[readPath] = paymentOf(200);
    await store.set(refreshCheckoutAtom);
    held[0]!();
    expect((await older).payment.amountDue).toBe(200);
    expect(due()).toBe(200);
  });

  test('after a payment a stale answer is requested again', async () => {
    answers[readPath] = hold(paymentOf(100));
    const older = store.set(refreshCheckoutAtom);
    await asked(1);
    await store.set(payAtom, visa);
    answers[readPath] = paymentOf(300);
    held[0]!();
    expect((await older).payment.amountDue).toBe(300);
    expect(due()).toBe(300);
  });

  test('after a lost payment a stale answer does not make its outcome known', async () => {
    answers[readPath] = hold(paymentOf(100));
    const older = store.set(refreshCheckoutAtom).catch(() => {});
    await asked(1);
    answers[readPath] = json({}, 500);
    answers[payPath] = json({}, 500);
    await store.set(payAtom, visa).catch(() => {});
    held[0]!();
    await older;
    const before = sent().length;
    // The lost attempt is read before anything is sent.
    await store.set(payAtom, visa).catch(() => {});
    expect(sent().slice(before)).toEqual([readPath]);
  });
});

describe('an aborted payment', () => {
  const givenUp = new AbortController();
  givenUp.abort();

  test('is not sent', async () => {
    expect(await store.set(payAtom, { ...visa, signal: givenUp.signal })).toEqual({ status: 'cancelled' });
    expect(sent()).toEqual([]);
  });

  test('is not sent if it was waiting for the outcome of the one before', async () => {
    answers[payPath] = json({}, 500);
    answers[readPath] = json({}, 500);
    await store.set(payAtom, visa).catch(() => {});
    const before = sent().length;
    answers[readPath] = hold(paymentOf(100));
    const leaving = new AbortController();
    const outcome = store.set(payAtom, { ...visa, signal: leaving.signal });
    await asked(1);
    leaving.abort();
    held[0]!();
    expect(await outcome).toEqual({ status: 'cancelled' });
    expect(sent().slice(before)).toEqual([readPath]);
  });

  test('reports no failure if that cannot be read', async () => {
    answers[payPath] = json({}, 500);
    answers[readPath] = json({}, 500);
    await store.set(payAtom, visa).catch(() => {});
    vi.mocked(console.error).mockClear();
    answers[readPath] = hold(json({}, 500));
    const leaving = new AbortController();
    const outcome = store.set(payAtom, { ...visa, signal: leaving.signal });
    await asked(1);
    leaving.abort();
    held[0]!();
    expect(await outcome).toEqual({ status: 'cancelled' });
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('a refused payment', () => {
  beforeEach(() => {
    answers[payPath] = json({ isSuccess: false, message: 'The total of 4111 1111 is another now.' });
  });

  test('logs none of the server’s words, at any depth', async () => {
    await store.set(payAtom, visa).catch(({ cause }: NotPaidError) => handleFailure(cause));
    expect(console.error).toHaveBeenCalledTimes(1);
    const said = JSON.stringify(vi.mocked(console.error).mock.calls, (_key, value) =>
      value instanceof Error ? { ...value, message: value.message, stack: value.stack } : value,
    );
    expect(said).toContain('save payment');
    expect(said).not.toMatch(/4111|another now/);
  });
});

describe('cards saved on this page', () => {
  test('count from the payment that saved them', async () => {
    await store.set(payAtom, { ...visa, savedCount: 1 });
    expect(store.get(cardsSavedSinceAtom)).toBe(1);
  });

  test('are part of the server’s cards once those are read', async () => {
    await store.set(payAtom, { ...visa, savedCount: 1 });
    await store.set(refreshCheckoutAtom);
    expect(store.get(cardsSavedSinceAtom)).toBe(0);
  });

  test('do not count if the payment was refused', async () => {
    answers[payPath] = json({ isSuccess: false });
    await expect(store.set(payAtom, { ...visa, savedCount: 1 })).rejects.toBeInstanceOf(NotPaidError);
    expect(store.get(cardsSavedSinceAtom)).toBe(0);
  });
});

describe('a payment whose answer was lost', () => {
  test.each([408, 409, 429, 500])('is read before anything else: %i', async (status) => {
    answers[payPath] = json({}, status);
    answers[readPath] = outcome('done');
    expect(await store.set(payAtom, visa)).toEqual({ status: 'applied', isRead: true });
    expect(sent()).toEqual([payPath, readPath]);
  });

  test('does not count as paid because another card with the same last digits pays', async () => {
    answers[payPath] = json({}, 500);
    answers[readPath] = outcome('notDone');
    await expect(store.set(payAtom, visa)).rejects.toBeInstanceOf(NotPaidError);
  });

  test('counts as not sent if the server does not list it', async () => {
    answers[payPath] = json({}, 500);
    await expect(store.set(payAtom, visa)).rejects.toBeInstanceOf(NotPaidError);
  });

  test('is asked for again as long as the server does not know its outcome', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    answers[payPath] = json({}, 504);
    answers[readPath] = outcome('notKnown');
    const paid = store.set(payAtom, visa);
    await vi.waitFor(() => expect(store.get(isPaymentDoubtfulAtom)).toBe(true));
    answers[readPath] = outcome('done');
    await vi.advanceTimersByTimeAsync(askAgainMs[0]);
    vi.useRealTimers();
    expect(await paid).toEqual({ status: 'applied', isRead: true });
    expect(store.get(isPaymentDoubtfulAtom)).toBe(false);
    expect(sent()).toEqual([payPath, readPath, readPath]);
  });

  test('is not sent again once it turns out to have succeeded', async () => {
    answers[payPath] = json({}, 500);
    answers[readPath] = json({}, 500);
    await store.set(payAtom, visa).catch(() => {});
    answers[readPath] = outcome('done');
    expect(await store.set(payAtom, visa)).toEqual({ status: 'applied', isRead: true });
    expect(sent().filter((url) => url === payPath)).toHaveLength(1);
  });

  test('does not count as a payment with another card', async () => {
    answers[payPath] = json({}, 500);
    answers[readPath] = json({}, 500);
    await store.set(payAtom, visa).catch(() => {});
    answers[readPath] = outcome('done');
    answers[payPath] = json({ isSuccess: true });
    await store.set(payAtom, { ...visa, key: 'card-2' });
    expect(sent().filter((url) => url === payPath)).toHaveLength(2);
  });
});

describe('the page', () => {
  const cards = [{ type: 'Visa', lastFour: '1111', amount: 179900 }];

  test('is notified of the cards that pay after a payment', async () => {
    const changes = heard('storefront:payment-changed');
    await store.set(payAtom, { ...visa, amountDue: 179900 });
    expect(changes).toMatchObject([{ cards }]);
  });

  test('is notified once of the same cards', async () => {
    const changes = heard('storefront:payment-changed');
    await store.set(payAtom, { ...visa, amountDue: 179900 });
    await store.set(refreshCheckoutAtom);
    expect(changes).toMatchObject([{ cards }]);
  });

  test('is notified when the payment is read if the amount was not known', async () => {
    const changes = heard('storefront:payment-changed');
    await store.set(payAtom, visa);
    expect(changes).toEqual([]);
    await store.set(refreshCheckoutAtom);
    expect(changes).toMatchObject([{ cards }]);
  });

  test('is not notified of a refused payment', async () => {
    const changes = heard('storefront:payment-changed');
    answers[payPath] = json({ isSuccess: false });
    await store.set(payAtom, visa).catch(() => {});
    expect(changes).toEqual([]);
  });
});

test('the amount that the shopper saw goes along', async () => {
  await store.set(payAtom, { ...visa, amountDue: 5 });
  expect(JSON.parse(server.requests[0]!.body)).toMatchObject({ amountDue: 5 });
});
