import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ada, makeAccount, signedInShopper } from './account-shopper.ts';
import { textOf } from './cart-shopper.ts';
import { call, chicago, oregon, whole } from './checkout-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const storefront = openStorefrontForFile({ catalogSize: 300 });
let shopper: Shopper;

beforeAll(async () => {
  await makeAccount(storefront.url);
});
beforeEach(() => {
  shopper = new Shopper(storefront.url);
});

const state = (name: string, who = shopper) => who.submit('/checkout/states', { state: name });
describe('what follows an order', () => {
  test('is a thank-you mail at the billing address, at another, or none', async () => {
    await state('placed');
    const thank = (payload: object) => call(shopper, 'SetTYMPreferences', payload);
    expect(await thank({ isOptIn: true, isBilling: true })).toMatchObject({ isSuccess: true });
    expect((await whole(shopper)).tymPreferences).toMatchObject({ isOptIn: true, isBilling: true });
    expect(await thank({ isOptIn: true, isBilling: false })).toMatchObject({ isSuccess: false });
    expect(
      await thank({ isOptIn: true, isBilling: false, address: { ...chicago, postalCode: '1' } }),
    ).toMatchObject({
      isSuccess: false,
    });
    expect(await thank({ isOptIn: true, isBilling: false, address: oregon })).toMatchObject({
      isSuccess: true,
    });
    expect((await whole(shopper)).tymPreferences).toMatchObject({
      isBilling: false,
      address: { city: 'Portland' },
    });
    expect(await thank({ isOptIn: false, isBilling: true })).toMatchObject({ isSuccess: true });
    expect((await whole(shopper)).tymPreferences).toMatchObject({ isOptIn: false, isBilling: false });
  });

  test('without an order there is none', async () => {
    expect(await call(shopper, 'SetTYMPreferences', { isOptIn: true, isBilling: true })).toMatchObject({
      isSuccess: false,
    });
  });

  test('stays with the account that ordered, not with the device', async () => {
    const signedIn = await signedInShopper(storefront.url, ada);
    await state('placed', signedIn);
    expect((await whole(signedIn)).orderNumber).not.toBeNull();
    await signedIn.submit('/account/sign-out', {});
    expect(await whole(signedIn)).toMatchObject({ orderNumber: null, basketItems: [], recipientList: [] });
  });

  test('is confirmed by a mail in the shop’s mailbox, once', async () => {
    await state('placed');
    const { orderNumber } = await whole(shopper);
    const mailbox = textOf(await shopper.page('/mailbox'));
    expect(mailbox.split(`Your order ${orderNumber}`)).toHaveLength(2);
    expect(mailbox).toContain('ann@example.com');
  });

  test('is shown for a day', async () => {
    await state('placed');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await whole(shopper)).toMatchObject({ orderNumber: null });
  });

  test('has nothing of the account but what the order is about', async () => {
    const signedIn = await signedInShopper(storefront.url, ada);
    await state('address-book', signedIn);
    await state('placed', signedIn);
    const { accountInfo, payment } = await whole(signedIn);
    expect([accountInfo.shippingAddresses, payment.savedCards]).toEqual([[], []]);
  });
});
