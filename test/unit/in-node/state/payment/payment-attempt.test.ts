import '../../../http/browser-page.ts';

import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { refreshCheckoutExample } from '../../../../../src/contract/checkout/checkout.examples.ts';
import { askAgainMs } from '../../../../../src/domain/checkout/attempts.ts';
import { refreshCheckoutAtom } from '../../../../../src/state/checkout/whole-checkout.ts';
import { handleFailure } from '../../../../../src/state/failure.ts';
import { NotKnownError } from '../../../../../src/state/not-known-error.ts';
import { cardsSavedSinceAtom, checkoutPaymentAtom } from '../../../../../src/state/payment/order-payment.ts';
import { NotPaidError, pay, paymentAttempts } from '../../../../../src/state/payment/payment-attempt.ts';
import type { Payment } from '../../../../../src/state/payment/payment-kinds.ts';
import { heard, openPage, turnPage } from '../../../http/browser-page.ts';
import { type Answerer, json, startServer, type TestServer } from '../../../http/test-server.ts';
import { skipTimers } from '../../../skip-timers.ts';

const readPath = '/ReactCheckout/RefreshCheckout';
const payPath = '/ReactCheckout/SavePayment';
const logPath = '/Checkout/Log';
const { payment: known } = refreshCheckoutExample.answer as {
  payment: { appliedCards: { lastFour: string }[] };
};

const paymentOf = (amountDue: number) => json({ payment: { ...known, amountDue } });

let server: TestServer;
let store: ReturnType<typeof createStore>;
let popup: AbortController;
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
  openTab();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await server.close();
});

/** A tab's storage, which outlives its pages. */
function openTab() {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  loadPage();
  return kept;
}

/** A page has its own store. */
function loadPage() {
  store = createStore();
  popup = new AbortController();
}

const visa: Payment = {
  kind: 'cards',
  payload: { accountCardOneData: { id: 'card-1' } },
  key: 'card-1',
  cards: [{ type: 'Visa', lastFour: '1111' }],
  savedCount: 0,
};
const typedCard = () => ({
  type: 'Visa',
  number: '4111111111111111',
  expMonth: 4,
  expYear: 2031,
  cvv: '123',
  saveToAccount: false,
});
const payNow = (payment: Payment = visa) => pay(store, payment, popup.signal);
/** The payment as read, with the outcome of the attempt that was sent last. */
const outcome =
  (outcome: string, payment: object = known): Answerer =>
  (response, request) => {
    const { attemptId } = JSON.parse(server.requests.findLast(({ url }) => url === payPath)!.body) as {
      attemptId: string;
    };
    return json({ payment, attempts: [{ attemptId, outcome }] })(response, request);
  };
const due = () => store.get(checkoutPaymentAtom)?.amountDue;
const asked = (count: number) => vi.waitFor(() => expect(held).toHaveLength(count));
/** The requests, without those to the server's log. */
const sent = () => server.requests.map(({ url }) => url).filter((url) => url !== logPath);

/** A payment whose answer is lost, and whose outcome cannot be read. @returns what is sent from now on */
async function payAndLose(payment: Payment = visa) {
  answers[payPath] = json({}, 500);
  answers[readPath] = json({}, 500);
  await payNow(payment).catch(() => {});
  const before = sent().length;
  answers[payPath] = json({ isSuccess: true });
  return () => sent().slice(before);
}

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
    await payNow();
    answers[readPath] = paymentOf(300);
    held[0]!();
    expect((await older).payment.amountDue).toBe(300);
    expect(due()).toBe(300);
  });

  test('after a lost payment a stale answer does not make its outcome known', async () => {
    answers[readPath] = hold(paymentOf(100));
    const older = store.set(refreshCheckoutAtom).catch(() => {});
    await asked(1);
    await payAndLose();
    held[0]!();
    await older;
    const before = sent().length;
    await payNow().catch(() => {});
    // The lost attempt is read before anything is sent.
    expect(sent().slice(before)).toEqual([readPath]);
  });
});

describe('a payment that is given up before it is sent', () => {
  test('is not sent', async () => {
    popup.abort();
    expect(await payNow()).toBe('idle');
    expect(sent()).toEqual([]);
  });

  test('is not sent if it was waiting for the outcome of the one before', async () => {
    const since = await payAndLose();
    answers[readPath] = hold(paymentOf(100));
    const paid = payNow();
    await asked(1);
    popup.abort();
    held[0]!();
    expect(await paid).toBe('idle');
    expect(since()).toEqual([readPath]);
  });

  test('reports no failure if that cannot be read', async () => {
    await payAndLose();
    vi.mocked(console.error).mockClear();
    answers[readPath] = hold(json({}, 500));
    const paid = payNow();
    await asked(1);
    popup.abort();
    held[0]!();
    expect(await paid).toBe('idle');
    expect(console.error).not.toHaveBeenCalled();
  });

  test.each([
    ['its popup closes', () => popup.abort()],
    ['the page is left', () => turnPage('pagehide')],
  ])('has neither a number nor a code left once %s', async (_when, leave) => {
    await payAndLose();
    answers[readPath] = hold(paymentOf(100));
    const cards = [typedCard(), typedCard()] as const;
    const paid = payNow({ ...visa, payload: { cardOneData: cards[0], cardTwoData: cards[1] } });
    await asked(1);
    leave();
    expect(cards.map(({ number, cvv }) => number + cvv)).toEqual(['', '']);
    held[0]!();
    expect(await paid).toBe('idle');
  });
});

test('a payment that was sent is not given up', async () => {
  answers[payPath] = hold(json({ isSuccess: true }));
  const card = typedCard();
  const paid = payNow({ ...visa, payload: { cardOneData: card } });
  await asked(1);
  popup.abort();
  held[0]!();
  expect(await paid).toBe('applied');
  expect(card.number).not.toBe('');
});

test('a card that the provider has encrypted is sent by its own call', async () => {
  const path = '/api/checkout/payment-provider/save-credit-card-to-basket';
  answers[path] = json({ isSuccess: false, cardErrors: { hasCvvError: true } });
  const payload = { adyenCardData: { brand: 'visa' }, saveToAccount: false };
  await expect(payNow({ ...visa, kind: 'encrypted-card', payload })).rejects.toMatchObject({
    cardErrors: [{ hasCvvError: true }],
  });
  expect(sent()).toEqual([path]);
  expect(JSON.parse(server.requests[0]!.body)).toMatchObject(payload);
});

describe('a refused payment', () => {
  beforeEach(() => {
    answers[payPath] = json({ isSuccess: false, message: 'The total of 4111 1111 is another now.' });
  });

  test('logs none of the server’s words, at any depth', async () => {
    await payNow().catch(({ cause }: NotPaidError) => handleFailure(cause));
    expect(console.error).toHaveBeenCalledTimes(1);
    const said = JSON.stringify(vi.mocked(console.error).mock.calls, (_key, value) =>
      value instanceof Error ? { ...value, message: value.message, stack: value.stack } : value,
    );
    expect(said).toContain('save payment');
    expect(said).not.toMatch(/4111|another now/);
  });
});

describe('cards saved on this page', () => {
  const saving = { ...visa, savedCount: 1 };

  test('count from the payment that saved them until the server’s cards are read', async () => {
    answers[readPath] = hold(paymentOf(100));
    await payNow(saving);
    expect(store.get(cardsSavedSinceAtom)).toBe(1);
    await asked(1);
    held[0]!();
    await vi.waitFor(() => expect(store.get(cardsSavedSinceAtom)).toBe(0));
  });

  test('do not count if the payment was refused', async () => {
    answers[payPath] = json({ isSuccess: false });
    await expect(payNow(saving)).rejects.toBeInstanceOf(NotPaidError);
    expect(store.get(cardsSavedSinceAtom)).toBe(0);
  });
});

describe('a payment whose answer was lost', () => {
  test.each([408, 409, 429, 500])('is read before anything else: %i', async (status) => {
    answers[payPath] = json({}, status);
    answers[readPath] = outcome('done');
    expect(await payNow()).toBe('applied');
    expect(sent()).toEqual([payPath, readPath]);
  });

  test('does not count as paid because another card with the same last digits pays', async () => {
    answers[payPath] = json({}, 500);
    answers[readPath] = outcome('notDone');
    await expect(payNow()).rejects.toBeInstanceOf(NotPaidError);
  });

  test('counts as not sent if the server’s list does not have it', async () => {
    answers[payPath] = json({}, 500);
    answers[readPath] = json({ payment: known, attempts: [] });
    await expect(payNow()).rejects.toBeInstanceOf(NotPaidError);
  });

  test('may still arrive after a time-out: only a minute later a list without it means that it was not sent', async () => {
    onTestFinished(skipTimers(...askAgainMs));
    answers[payPath] = json({}, 504);
    answers[readPath] = json({ payment: known, attempts: [] });
    await expect(payNow()).rejects.toBeInstanceOf(NotPaidError);
    expect(sent()).toHaveLength(1 + askAgainMs.length + 1);
  });

  describe('by a backend that keeps no attempts', () => {
    const other = { ...visa, cards: [{ type: 'Visa', lastFour: '4242' }] };

    beforeEach(() => {
      onTestFinished(skipTimers(...askAgainMs));
      answers[payPath] = json({}, 500);
    });

    test('has succeeded if its cards pay', async () => {
      expect(await payNow()).toBe('applied');
      expect(sent()).toEqual([payPath, readPath]);
    });

    test('is not known if others pay, also a minute later', async () => {
      await expect(payNow(other)).rejects.toBeInstanceOf(NotKnownError);
      expect(sent()).toHaveLength(1 + askAgainMs.length + 1);
    });

    test('is sent again with its own key', async () => {
      await payNow(other).catch(() => {});
      answers[payPath] = json({ isSuccess: true });
      expect(await payNow(other)).toBe('applied');
      const keys = server.requests
        .filter(({ url }) => url === payPath)
        .map(({ body }) => (JSON.parse(body) as { attemptId: string }).attemptId);
      expect(keys).toEqual([keys[0], keys[0]]);
    });
  });

  test('is asked for again as long as the server does not know its outcome', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    answers[payPath] = json({}, 504);
    answers[readPath] = outcome('notKnown');
    const paid = payNow();
    await vi.waitFor(() => expect(store.get(paymentAttempts.isDoubtfulAtom)).toBe(true));
    answers[readPath] = outcome('done');
    await vi.advanceTimersByTimeAsync(askAgainMs[0]);
    vi.useRealTimers();
    expect(await paid).toBe('applied');
    expect(store.get(paymentAttempts.isDoubtfulAtom)).toBe(false);
    expect(sent()).toEqual([payPath, readPath, readPath]);
  });

  test('is not sent again once it turns out to have succeeded', async () => {
    const since = await payAndLose();
    answers[readPath] = outcome('done');
    expect(await payNow()).toBe('applied');
    expect(since()).toEqual([readPath]);
  });

  test('does not count as a payment with another card', async () => {
    const since = await payAndLose();
    answers[readPath] = outcome('done');
    await payNow({ ...visa, key: 'card-2' });
    expect(since().slice(0, 2)).toEqual([readPath, payPath]);
  });
});

describe('a payment that is open when the page is loaded again', () => {
  test('is read before another is sent', async () => {
    const since = await payAndLose();
    loadPage();
    answers[readPath] = outcome('notDone');
    await payNow({ ...visa, key: 'card-2' });
    expect(since().slice(0, 2)).toEqual([readPath, payPath]);
  });

  test('keeps others from being sent while its outcome cannot be read', async () => {
    const since = await payAndLose();
    loadPage();
    await expect(payNow()).rejects.toMatchObject({ kind: 'status' });
    expect(since()).toEqual([readPath]);
  });

  test('is not sent again if it has paid with the same cards', async () => {
    const since = await payAndLose();
    loadPage();
    answers[readPath] = outcome('done');
    expect(await payNow({ ...visa, key: 'typed again' })).toBe('applied');
    expect(since()).toEqual([readPath]);
  });

  test('gives way to another card, though it has paid', async () => {
    const since = await payAndLose();
    loadPage();
    answers[readPath] = outcome('done');
    await payNow({ ...visa, cards: [{ type: 'Visa', lastFour: '4242' }] });
    expect(since().slice(0, 2)).toEqual([readPath, payPath]);
  });

  test('also counts if the page was left before its answer came', async () => {
    answers[payPath] = hold(json({ isSuccess: true }));
    payNow().catch(() => {});
    await asked(1);
    loadPage();
    answers[readPath] = outcome('done');
    expect(await payNow()).toBe('applied');
    expect(sent()).toEqual([payPath, readPath]);
  });

  test('leaves nothing but its key in the tab’s storage', async () => {
    const kept = openTab();
    await payAndLose({ ...visa, payload: { cardOneData: typedCard() } });
    const { attemptId } = JSON.parse(server.requests[0]!.body) as { attemptId: string };
    expect(kept.get('storefront-islands:pay')).toBe(JSON.stringify({ attemptId }));
  });

  test('is forgotten once it is answered', async () => {
    await payNow();
    // What pays now is read for display.
    await vi.waitFor(() => expect(sent()).toEqual([payPath, readPath]));
    loadPage();
    await payNow();
    expect(sent()[2]).toBe(payPath);
  });
});

describe('the page', () => {
  const cards = [{ type: 'Visa', lastFour: '1111', amount: 179900 }];

  test('is notified once of the cards that pay after a payment', async () => {
    const changes = heard('storefront:payment-changed');
    await payNow({ ...visa, amountDue: 179900 });
    await store.set(refreshCheckoutAtom);
    expect(changes).toEqual([{ cards }]);
  });

  test('is notified when the payment is read if the amount was not known', async () => {
    answers[readPath] = hold(paymentOf(100));
    const changes = heard('storefront:payment-changed');
    await payNow();
    expect(changes).toEqual([]);
    await asked(1);
    held[0]!();
    await vi.waitFor(() => expect(changes).toEqual([{ cards }]));
  });

  test('is not notified of a refused payment', async () => {
    const changes = heard('storefront:payment-changed');
    answers[payPath] = json({ isSuccess: false });
    await payNow().catch(() => {});
    expect(changes).toEqual([]);
  });
});

test('the amount that the shopper saw goes along', async () => {
  await payNow({ ...visa, amountDue: 5 });
  expect(JSON.parse(server.requests[0]!.body)).toMatchObject({ amountDue: 5 });
});
