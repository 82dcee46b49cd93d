import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/calls.ts';
import { call, chicago, whole } from '../checkout-shopper.ts';
import { openStorefrontForFile, Shopper } from '../shopper.ts';

const storefront = openStorefrontForFile({ catalogSize: 300 });
let shopper: Shopper;

beforeEach(async () => {
  shopper = new Shopper(storefront.url);
  await shopper.submit('/checkout/states', { state: 'pickup-and-shipping' });
});

/** The calls of checkout that change something, with a payload for the state of the order. */
async function payloads(): Promise<Record<string, object>> {
  const { basketItems, recipientList } = await whole(shopper);
  const recipientId = recipientList[0]!.id;
  const item = basketItems.find(({ recipients }) => recipients.length > 0)!;
  const { basketItemId } = item.recipients[0]!;
  const shipments = recipientList[0]!.shipments.map(({ id }) => ({ id, isShipCompleteSelected: false }));
  return {
    validateAddress: { address: chicago },
    validateAndSaveAddress: { address: chicago },
    saveShippingAddress: { address: chicago },
    saveMultiShippingAddress: { address: chicago, basketItemId },
    saveMultiShipping: { addressId: `recipient-${recipientId}` },
    saveRecipientSelection: { recipientId, basketItemId },
    splitItem: { basketItemId },
    updateRecipientId: { oldRecipientId: recipientId, newRecipientId: recipientId },
    saveMultiRecipientBasket: {
      multiRecipientBasket: [{ id: item.id, recipients: [{ basketItemId, recipientId, quantity: 2 }] }],
    },
    updateGiftReceipt: { recipientId: 'pickup', selectedOption: 'yes' },
    updateBaggingOption: { recipientId: 'pickup', selectedOption: 'paper' },
    updateBopsToShipping: { recipientId: 'pickup', newAddressId: `recipient-${recipientId}` },
    updateGiftMessage: { recipientId, message: 'Hello', isInitialTrigger: true },
    updateGiftOption: { recipientId, giftOptions: { selectedOption: 'receipt' } },
    saveShippingAndGiftOptions: { recipients: [{ recipientId, shipments }] },
    validateCart: {},
    verifyPromoCode: { promoCode: 'WELCOME10' },
    applyPromoCode: { promoCode: 'WELCOME10' },
    removePromoCode: {},
    moveToShippingAndGiftOptions: {},
    moveToPaymentPage: {},
    moveToReviewPage: {},
    placeOrder: { attemptId: crypto.randomUUID() },
    setTymPreferences: { isOptIn: true, isBilling: true },
  };
}

const changing = calls.filter(({ service, changesState, source }) => {
  return service === 'checkout' && changesState && source.startsWith('checkout');
});

test('every call of checkout that changes something is tried here', async () => {
  const tried = Object.keys(await payloads());
  expect(changing.map(({ name }) => name).filter((name) => !tried.includes(name))).toEqual([]);
});

test.each(changing.map(({ name }) => name))(
  'the answer of %s is what the contract says, and strictly',
  async (name) => {
    const declared = changing.find((one) => one.name === name)!;
    const payload = (await payloads())[name]!;
    expect(v.safeParse(declared.payload, payload).issues).toBeUndefined();
    const { status, ...answer } = await call(shopper, declared.path.split('/').at(-1)!, payload);
    expect([status, v.safeParse(declared.answer, answer).issues]).toEqual([200, undefined]);
    // No page would read a key that is not in the contract.
    const known = Object.keys((declared.answer as unknown as { entries: object }).entries);
    expect(Object.keys(answer).filter((key) => !known.includes(key))).toEqual([]);
  },
);

test('about half of the changes answer with the whole checkout', async () => {
  const answers: boolean[] = [];
  for (const { name, path } of changing) {
    await shopper.submit('/checkout/states', { state: 'pickup-and-shipping' });
    const answer = await call(shopper, path.split('/').at(-1)!, (await payloads())[name]!);
    if (answer.isSuccess) answers.push(answer.checkout !== undefined);
  }
  const share = answers.filter(Boolean).length / answers.length;
  expect(share).toBeGreaterThan(0.35);
  expect(share).toBeLessThan(0.65);
});
