import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { calls } from '../../../../src/contract/calls.ts';
import { refreshCheckoutExample } from '../../../../src/contract/checkout/checkout.examples.ts';
import { updateGiftReceipt } from '../../../../src/contract/checkout/options.ts';
import { saveShippingAddressExample } from '../../../../src/contract/checkout/shipping.examples.ts';
import { saveShippingAddress } from '../../../../src/contract/checkout/shipping.ts';
import { errorMessages } from '../../../../src/domain/messages.ts';
import { carriedNames } from '../../../../src/state/checkout/carried-change.ts';
import { CheckoutFlow } from '../../../../src/state/checkout/checkout-flow.ts';
import { resumeChanges } from '../../../../src/state/checkout/use-checkout-flow.ts';
import { carriedDeeds } from '../../../../src/state/ended-session.ts';
import { openTestPage, type TestPage } from '../../render-island.tsx';

const payload = { recipientId: 'recipient-1', selectedOption: 'receipt' };
const other = { recipientId: 'recipient-2', selectedOption: 'receipt' };
const done = { isSuccess: true, checkout: refreshCheckoutExample.answer };
const key = 'storefront-islands:checkout-change';

let page: TestPage;
const open = (email: string, updateGift: unknown, isSignedIn = true) => {
  page = openTestPage({
    context: { account: { isSignedIn, email } },
    answers: { updateGiftReceipt: updateGift, saveShippingAddress: 401, refreshCheckout: done.checkout },
  });
};
const sent = () => page.requests.filter(({ call }) => call === 'updateGiftReceipt').map(({ body }) => body);
const resume = () => resumeChanges(new CheckoutFlow(createStore()));

beforeEach(() => sessionStorage.clear());

/** Makes changes while the session has ended, and leaves the page to sign in. */
async function stop(...payloads: (typeof payload)[]) {
  open('ada@example.com', 401);
  const deeds = [];
  for (const one of payloads) {
    const error = await new CheckoutFlow(createStore())
      .change(updateGiftReceipt, one)
      .catch((failed) => failed);
    deeds.push(carriedDeeds.get(error)!);
  }
  for (const { keep } of deeds) keep!();
  return deeds;
}

test('a change that the end of the session has stopped is made after the sign-in, once', async () => {
  await stop(payload);
  open('ada@example.com', done);
  resume();
  resume();
  await vi.waitFor(() => expect(sent()).toEqual([payload]));
  resume();
  expect(sessionStorage.getItem(key)).toBeNull();
  expect(sent()).toEqual([payload]);
});

test('several changes are made in their order', async () => {
  await stop(payload, other);
  open('ada@example.com', done);
  resume();
  await vi.waitFor(() => expect(sent()).toEqual([payload, other]));
});

test('of several changes of one thing the last counts, and one made twice is made once', async () => {
  const changed = { ...payload, selectedOption: 'none' };
  await stop(payload, changed, payload);
  open('ada@example.com', done);
  resume();
  await vi.waitFor(() => expect(sent()).toEqual([changed, payload]));
});

test('a change is not made once it has been taken back', async () => {
  const [deed] = await stop(payload, other);
  expect(deed!.forget!()).toBe(true);
  open('ada@example.com', done);
  resume();
  await vi.waitFor(() => expect(sent()).toEqual([other]));
});

test('a change that has been made cannot be taken back', async () => {
  const [deed] = await stop(payload);
  open('ada@example.com', done);
  resume();
  await vi.waitFor(() => expect(sent()).toEqual([payload]));
  expect(deed!.forget!()).toBe(false);
});

test('a change is not made for another shopper', async () => {
  await stop(payload);
  open('bob@example.com', done);
  resume();
  expect(sessionStorage.getItem(key)).toBeNull();
  expect(sent()).toEqual([]);
});

test('a change waits while nobody is signed in', async () => {
  await stop(payload);
  open('ada@example.com', done, false);
  resume();
  expect(sessionStorage.getItem(key)).not.toBeNull();
  open('ada@example.com', done);
  resume();
  await vi.waitFor(() => expect(sent()).toEqual([payload]));
});

test('a change that is refused then says so above the step', async () => {
  await stop(payload);
  open('ada@example.com', { isSuccess: false, message: 'No gift receipt for this item.' });
  const flow = new CheckoutFlow(createStore());
  const end = flow.start(1, undefined);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  resumeChanges(flow);
  await vi.waitFor(() => expect(flow.state.problem).toBe('No gift receipt for this item.'));
  vi.restoreAllMocks();
  end();
});

test('a kept change that the call does not accept says so above the step', async () => {
  await stop(payload);
  const [change] = JSON.parse(sessionStorage.getItem(key)!);
  sessionStorage.setItem(key, JSON.stringify([{ ...change, payload: { recipientId: 1 } }]));
  open('ada@example.com', done);
  const flow = new CheckoutFlow(createStore());
  const end = flow.start(1, undefined);
  resumeChanges(flow);
  await vi.waitFor(() => expect(flow.state.problem).toBe(errorMessages.genericErrorMessage));
  expect(sent()).toEqual([]);
  end();
});

test('an address is not kept: its form has it as typed', async () => {
  open('ada@example.com', done);
  const error = await new CheckoutFlow(createStore())
    .change(saveShippingAddress, saveShippingAddressExample.payload as never)
    .catch((one) => one);
  expect(error.kind).toBe('session');
  expect(carriedDeeds.get(error)).toBeUndefined();
});

test('no keyed change is kept: its own form judges whether it was made', () => {
  const keyed = calls.filter(({ isKeyed }) => isKeyed).map(({ name }) => name);
  expect(carriedNames.filter((name) => keyed.includes(name))).toEqual([]);
});
