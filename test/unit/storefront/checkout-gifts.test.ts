import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { makeAccount } from './account-shopper.ts';
import { addLine, change } from './cart-shopper.ts';
import { call, chicago, whole } from './checkout-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const { inStock, smallPrice } = knownProducts;

const storefront = openStorefrontForFile({ catalogSize: 300 });
let shopper: Shopper;

beforeAll(async () => {
  await makeAccount(storefront.url);
});
beforeEach(async () => {
  shopper = new Shopper(storefront.url);
  await addLine(shopper, smallPrice);
  await addLine(shopper, inStock);
  await call(shopper, 'SaveShippingAddress', { address: chicago });
});

const recipient = async () => (await whole(shopper)).recipientList[0]!;

describe('gifts', () => {
  test('have an option with its charge', async () => {
    const { id: recipientId } = await recipient();
    const before = (await whole(shopper)).orderSummary!.total!;
    const answer = await call(shopper, 'UpdateGiftOption', {
      recipientId,
      giftOptions: { selectedOption: 'box' },
      serviceLevel: 1,
    });
    expect(answer.checkout.orderSummary).toMatchObject({ giftTotal: 595, total: before + 595 });
  });

  test('have a message, which a refused one does not replace', async () => {
    const { id: recipientId } = await recipient();
    const say = (message: string) =>
      call(shopper, 'UpdateGiftMessage', { recipientId, message, isInitialTrigger: true });
    expect(await say('Happy\r\nbirthday! ')).toMatchObject({ isSuccess: true });
    expect(await say('x'.repeat(201))).toMatchObject({
      isSuccess: false,
      message: expect.stringContaining('over the character limit'),
    });
    expect((await recipient()).giftMessage).toBe('Happy\nbirthday!');
  });

  test('of furniture alone have no box', async () => {
    const { id } = (await whole(shopper)).basketItems[0]!;
    await change(shopper, 'remove-item', { id });
    expect((await recipient()).giftOptions!.options.map(({ code }) => code)).toEqual(['none', 'receipt']);
  });

  test.each(['UpdateGiftOption', 'UpdateGiftMessage', 'UpdateGiftReceipt', 'UpdateBaggingOption'])(
    '%s for an unknown recipient is refused',
    async (name) => {
      const payload = {
        recipientId: '999999',
        selectedOption: 'none',
        giftOptions: { selectedOption: 'none' },
        message: '',
        isInitialTrigger: false,
      };
      expect(await call(shopper, name, payload)).toMatchObject({ isSuccess: false });
    },
  );
});

describe('a pickup', () => {
  beforeEach(async () => {
    const { id } = (await whole(shopper)).basketItems[0]!;
    await change(shopper, 'update-ship-method', { id, isPickupSelected: true });
  });
  const pickup = async () => (await whole(shopper)).recipientList.find(({ id }) => id === 'pickup')!;

  test('has a store, and the shopper as its contact', async () => {
    expect(await pickup()).toMatchObject({
      store: { name: expect.any(String), hours: '10 am – 8 pm' },
      bopsOptions: { pickupContact: { firstName: 'Ann', email: 'ann@example.com' } },
    });
  });

  test('has bags with their charge, and a gift receipt', async () => {
    const chosen = { recipientId: 'pickup' };
    await call(shopper, 'UpdateBaggingOption', { ...chosen, selectedOption: 'paper' });
    await call(shopper, 'UpdateGiftReceipt', { ...chosen, selectedOption: 'yes' });
    expect((await pickup()).bopsOptions).toMatchObject({
      baggingOption: { selectedOption: 'paper' },
      giftReceiptOption: { selectedOption: 'yes' },
    });
    expect((await whole(shopper)).orderSummary!.giftTotal).toBe(25);
  });

  test('needs a contact', async () => {
    const contact = (pickupContact: object) =>
      call(shopper, 'SaveShippingAndGiftOptions', {
        recipients: [{ recipientId: 'pickup', shipments: [], pickupContact }],
      });
    const bo = { firstName: 'Bo', lastName: 'Larsen', email: 'bo@example.com', phone: '' };
    expect(await contact({ ...bo, email: 'bo' })).toMatchObject({ isSuccess: false });
    expect(await contact(bo)).toMatchObject({ isSuccess: true });
    expect((await pickup()).bopsOptions!.pickupContact).toEqual(bo);
  });

  test('alone needs no address', async () => {
    const visitor = new Shopper(storefront.url);
    const { id } = await addLine(visitor, smallPrice);
    await change(visitor, 'update-ship-method', { id, isPickupSelected: true });
    expect(await call(visitor, 'MoveToShippingAndGiftOptions')).toMatchObject({ isSuccess: true });
    expect(await call(visitor, 'MoveToPaymentPage')).toMatchObject({ isSuccess: false, nextStep: 2 });
  });
});
