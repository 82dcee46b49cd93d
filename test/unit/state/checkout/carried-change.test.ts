import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { refreshCheckoutExample } from '../../../../src/contract/checkout/checkout.examples.ts';
import { updateGiftReceipt } from '../../../../src/contract/checkout/options.ts';
import { saveShippingAddressExample } from '../../../../src/contract/checkout/shipping.examples.ts';
import { saveShippingAddress } from '../../../../src/contract/checkout/shipping.ts';
import { resumeChange } from '../../../../src/state/checkout/carried-change.ts';
import { CheckoutFlow } from '../../../../src/state/checkout/checkout-flow.ts';
import { carriedDeeds } from '../../../../src/state/ended-session.ts';
import { openTestPage, type TestPage } from '../../render-island.tsx';

const payload = { recipientId: 'recipient-1', selectedOption: 'receipt' };
const done = { isSuccess: true, checkout: refreshCheckoutExample.answer };

let page: TestPage;
const open = (email: string, updateGift: unknown) => {
  page = openTestPage({
    context: { account: { isSignedIn: true, email } },
    answers: { updateGiftReceipt: updateGift, saveShippingAddress: 401, refreshCheckout: done.checkout },
  });
};
const sent = () => page.requests.filter(({ call }) => call === 'updateGiftReceipt').map(({ body }) => body);

beforeEach(() => sessionStorage.clear());

/** Makes the change while the session has ended, and leaves the page to sign in. */
async function stop() {
  open('ada@example.com', 401);
  const error = await new CheckoutFlow(createStore()).change(updateGiftReceipt, payload).catch((one) => one);
  carriedDeeds.get(error)!.keep!();
}

test('a change that the end of the session has stopped is made after the sign-in, once', async () => {
  await stop();
  open('ada@example.com', done);
  resumeChange(new CheckoutFlow(createStore()));
  await vi.waitFor(() => expect(sent()).toEqual([payload]));
  resumeChange(new CheckoutFlow(createStore()));
  expect(sessionStorage.getItem('storefront-islands:checkout-change')).toBeNull();
});

test('a change is not made for another shopper', async () => {
  await stop();
  open('bob@example.com', done);
  resumeChange(new CheckoutFlow(createStore()));
  expect(sessionStorage.getItem('storefront-islands:checkout-change')).toBeNull();
  expect(sent()).toEqual([]);
});

test('a change that is refused then says so above the step', async () => {
  await stop();
  open('ada@example.com', { isSuccess: false, message: 'No gift receipt for this item.' });
  const flow = new CheckoutFlow(createStore());
  const end = flow.start(1, undefined);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  resumeChange(flow);
  await vi.waitFor(() => expect(flow.state.notice).toBe('No gift receipt for this item.'));
  vi.restoreAllMocks();
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
