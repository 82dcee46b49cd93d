import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as shipping from '../../../src/contract/checkout/shipping.ts';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { makeAccount, signedInShopper } from './account-shopper.ts';
import { addLine, change, wholeCart } from './cart-shopper.ts';
import { call, chicago, oregon, ottawa, whole } from './checkout-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const { inStock, smallPrice } = knownProducts;

const storefront = openStorefrontForFile({ catalogSize: 60 });
let shopper: Shopper;

beforeAll(async () => {
  await makeAccount(storefront.url);
});
beforeEach(async () => {
  shopper = new Shopper(storefront.url);
  await addLine(shopper, smallPrice, { Quantity: 3 });
});

const save = (address: object, who = shopper) => call(who, 'SaveShippingAddress', { address });
const errorsOf = async (address: object) => (await call(shopper, 'ValidateAddress', { address })).fieldErrors;

describe('an address', () => {
  test.each([
    ['another spelling', { address1: '233 South Wacker Drive' }, { address1: '233 S Wacker Dr' }],
    ['the state of another ZIP code', { state: 'WI' }, { state: 'IL' }],
    ['a unit in full', { address2: 'Apartment 4' }, { address2: 'Apt 4' }],
  ])('with %s has one suggested, and is not saved', async (_what, typed, suggested) => {
    const address = { ...chicago, ...typed };
    const answer = v.parse(
      shipping.validateAndSaveAddress.answer,
      await call(shopper, 'ValidateAndSaveAddress', { address }),
    );
    expect(answer).toMatchObject({ isSuccess: false, suggestedAddress: { ...address, ...suggested } });
    expect((await whole(shopper)).recipientList).toEqual([]);
  });

  test('that is suggested is good as it is', async () => {
    const { suggestedAddress } = await call(shopper, 'ValidateAddress', {
      address: { ...chicago, address1: '233 South Wacker Drive' },
    });
    const answer = await call(shopper, 'ValidateAndSaveAddress', { address: suggestedAddress });
    expect(answer).toMatchObject({ isSuccess: true, checkout: { furthestStep: 2 } });
  });

  test('of a street that is called South stays', async () => {
    expect(
      await call(shopper, 'ValidateAddress', { address: { ...chicago, address1: '12 South Street' } }),
    ).toMatchObject({
      suggestedAddress: { address1: '12 South St' },
    });
  });

  test('is saved as it is typed if the shopper keeps it', async () => {
    expect(await save({ ...chicago, address1: '233 South Wacker Drive' })).toMatchObject({ isSuccess: true });
    expect((await whole(shopper)).recipientList[0]!.address!.address1).toBe('233 South Wacker Drive');
  });

  test.each([
    ['postalCode', { postalCode: '00000' }, 'We do not know the ZIP code 00000.'],
    ['postalCode', { postalCode: '606' }, '“606” is not a ZIP code. Please enter 5 digits.'],
    ['phone', { phone: '555' }, '“555” has 3 digits. A phone number has 10, area code first.'],
    ['email', { email: '' }, 'Please enter an email address.'],
    ['state', { state: 'ON' }, 'Please choose a state or territory.'],
    ['country', { country: 'CA' }, 'We do not ship to Canada from here. Please choose United States.'],
    ['address1', { address1: 'x'.repeat(61) }, 'Please use at most 60 characters.'],
  ])('whose %s is %j is wrong: %s', async (field, typed, message) => {
    expect(await errorsOf({ ...chicago, ...typed })).toMatchObject({ [field]: message });
    expect(await save({ ...chicago, ...typed })).toMatchObject({ isSuccess: false });
    expect((await whole(shopper)).recipientList).toEqual([]);
  });

  test('is kept in one form: ZIP+4, a phone number with signs, a state by its name', async () => {
    await save({ ...chicago, postalCode: '60606-1234', phone: '(312) 555-0142', state: 'Illinois' });
    expect((await whole(shopper)).recipientList[0]!.address).toMatchObject({
      postalCode: '60606',
      phone: '3125550142',
      state: 'IL',
    });
  });

  test('sets the place that the cart estimates for', async () => {
    await save(chicago);
    expect((await wholeCart(shopper)).cartSummary?.taxZipCode).toBe('60606');
  });

  test('that is saved twice makes one recipient, which keeps its id', async () => {
    await save(chicago);
    const { id } = (await whole(shopper)).recipientList[0]!;
    await save(oregon);
    expect((await whole(shopper)).recipientList).toMatchObject([{ id, address: { city: 'Portland' } }]);
  });
});

describe('furniture', () => {
  beforeEach(() => addLine(shopper, inStock));

  test.each([
    ['a PO box', { address1: 'P.O. Box 12' }],
    ['an APO address', { city: 'APO', state: 'AE', postalCode: '09012' }],
  ])('cannot go to %s, in words', async (_what, typed) => {
    const errors = await errorsOf({ ...chicago, ...typed });
    expect(errors.address1).toContain('Marlow 3-Seat Sofa is brought into your home and cannot go to');
  });

  test('that is added afterwards keeps the step from being done', async () => {
    const other = new Shopper(storefront.url);
    await addLine(other, smallPrice);
    await save({ ...chicago, address1: 'PO Box 12' }, other);
    await addLine(other, inStock);
    expect(await call(other, 'MoveToShippingAndGiftOptions')).toMatchObject({
      isSuccess: false,
      nextStep: 1,
      message: expect.stringContaining('cannot go to a PO box'),
    });
  });
});

describe('parcels', () => {
  test.each([
    ['a PO box', { address1: 'PO Box 12' }, 'poBox'],
    ['an APO address', { city: 'APO', state: 'AE', postalCode: '09012' }, 'fpoApo'],
    ['Alaska', { city: 'Anchorage', state: 'AK', postalCode: '99501' }, 'nonContinental'],
    ['Illinois', {}, 'standard'],
  ])('go to %s with days of their own', async (_what, typed, dayLabel) => {
    await save({ ...chicago, ...typed });
    const [shipment] = (await whole(shopper)).recipientList[0]!.shipments;
    expect(shipment!.availableServiceLevels[0]).toMatchObject({ code: 1, dayLabel });
  });

  test.each([
    ['a PO box', { address1: 'PO Box 12' }],
    ['an APO address', { city: 'APO', state: 'AE', postalCode: '09012' }],
  ])('go to %s by standard shipping only', async (_what, typed) => {
    await save({ ...chicago, ...typed });
    const [shipment] = (await whole(shopper)).recipientList[0]!.shipments;
    expect(shipment!.availableServiceLevels.map(({ code }) => code)).toEqual([1]);
  });
});

describe('the addresses of an account', () => {
  beforeEach(async () => {
    shopper = await signedInShopper(storefront.url);
    await addLine(shopper, smallPrice);
  });

  test('have the typed ones, each once', async () => {
    const before = (await whole(shopper)).accountInfo.shippingAddresses.length;
    await save({ ...chicago, address2: `Floor ${Math.random()}` });
    const { recipientList, accountInfo } = await whole(shopper);
    await save(recipientList[0]!.address!);
    expect(accountInfo.shippingAddresses).toHaveLength(before + 1);
    expect((await whole(shopper)).accountInfo.shippingAddresses).toHaveLength(before + 1);
  });

  test('change where an edited one is used', async () => {
    await save(oregon);
    const { addressId } = (await whole(shopper)).recipientList[0]!.address!;
    await save({ ...oregon, addressId, phone: '5035550999' });
    const { accountInfo, recipientList } = await whole(shopper);
    expect(accountInfo.shippingAddresses.filter((one) => one.addressId === addressId)).toMatchObject([
      { phone: '5035550999' },
    ]);
    expect(recipientList).toMatchObject([{ address: { addressId, phone: '5035550999' } }]);
  });

  test('can be recipients', async () => {
    await save(oregon);
    await save(chicago);
    const known = (await whole(shopper)).accountInfo.shippingAddresses.find(
      ({ city }) => city === 'Portland',
    )!;
    for (let twice = 0; twice < 2; twice++)
      expect(await call(shopper, 'SaveMultiShipping', { addressId: known.addressId })).toMatchObject({
        isSuccess: true,
      });
    expect((await whole(shopper)).recipientList.map(({ address }) => address!.city)).toEqual([
      'Chicago',
      'Portland',
    ]);
  });

  test('leave this device with their owner', async () => {
    await save(oregon);
    await shopper.submit('/account/sign-out', {});
    const { recipientList, accountInfo, isGuest } = await whole(shopper);
    expect([recipientList, accountInfo.shippingAddresses, isGuest]).toEqual([[], [], true]);
  });

  test('are not another shopper’s', async () => {
    await save(oregon);
    const { addressId } = (await whole(shopper)).recipientList[0]!.address!;
    const other = new Shopper(storefront.url);
    await addLine(other, smallPrice);
    expect(await call(other, 'SaveMultiShipping', { addressId })).toMatchObject({ isSuccess: false });
    await save({ ...chicago, addressId }, other);
    expect((await whole(shopper)).recipientList[0]!.address!.city).toBe('Portland');
  });
});

test('what is picked up can be shipped to a known address', async () => {
  const line = await addLine(shopper, knownProducts.smallPrice);
  await change(shopper, 'update-ship-method', { id: line.id, isPickupSelected: true });
  expect((await whole(shopper)).recipientList).toMatchObject([{ id: 'pickup', address: null }]);
  await addLine(shopper, inStock);
  await save(chicago);
  const { addressId } = (await whole(shopper)).recipientList[0]!.address!;
  const payload = { recipientId: 'pickup', newAddressId: addressId };
  for (let twice = 0; twice < 2; twice++)
    expect(await call(shopper, 'UpdateBopsToShipping', payload)).toMatchObject({ isSuccess: true });
  const { recipientList, basketItems } = await whole(shopper);
  expect(recipientList).toHaveLength(1);
  expect(basketItems.map(({ isPickup }) => isPickup)).toEqual([false, false]);
});

test('in Canada an address is one of Canada', async () => {
  await shopper.page('/?country=CA');
  expect(await errorsOf(chicago)).toMatchObject({
    country: expect.stringContaining('Please choose Canada.'),
  });
  expect(await save(ottawa)).toMatchObject({ isSuccess: true });
});
/** The parts of the first item. */
const parts = async () => (await whole(shopper)).basketItems[0]!.recipients;

/** Makes Chicago and Oregon the recipients; the pieces go to Oregon. */
async function twoRecipients() {
  await save(oregon);
  const [part] = await parts();
  await call(shopper, 'SplitItem', { basketItemId: part!.basketItemId });
  const [, piece] = await parts();
  const { email: _, ...address } = chicago;
  await call(shopper, 'SaveMultiShippingAddress', { address, basketItemId: piece!.basketItemId });
  const { recipientList } = await whole(shopper);
  return { portland: recipientList[0]!.id, wacker: recipientList[1]!.id };
}

describe('several recipients', () => {
  test('share an item that was split', async () => {
    await twoRecipients();
    expect(await parts()).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
    expect((await whole(shopper)).furthestStep).toBe(2);
  });

  test('a piece without one keeps the step from being done', async () => {
    await save(oregon);
    const [part] = await parts();
    await call(shopper, 'SplitItem', { basketItemId: part!.basketItemId });
    expect(await parts()).toMatchObject([{ quantity: 2 }, { quantity: 1, recipientId: null }]);
    expect(await call(shopper, 'MoveToShippingAndGiftOptions')).toMatchObject({
      isSuccess: false,
      nextStep: 1,
    });
  });

  test('one piece cannot be split', async () => {
    const { wacker } = await twoRecipients();
    const piece = (await parts()).find(({ recipientId }) => recipientId === wacker)!;
    const answer = await call(shopper, 'SplitItem', { basketItemId: piece.basketItemId });
    expect(answer).toMatchObject({ isSuccess: false, message: expect.stringContaining('one piece') });
  });

  test('a part that goes to another one joins its part there', async () => {
    const { portland } = await twoRecipients();
    const [, piece] = await parts();
    const payload = { recipientId: portland, basketItemId: piece!.basketItemId };
    for (let twice = 0; twice < 2; twice++)
      expect(await call(shopper, 'SaveRecipientSelection', payload)).toMatchObject({ isSuccess: true });
    expect(await parts()).toMatchObject([{ quantity: 3, recipientId: portland }]);
  });

  test('one can take over from another, also when the answer was lost', async () => {
    const { portland, wacker } = await twoRecipients();
    const payload = { oldRecipientId: wacker, newRecipientId: portland };
    for (let twice = 0; twice < 2; twice++)
      expect(await call(shopper, 'UpdateRecipientId', payload)).toMatchObject({ isSuccess: true });
    expect((await whole(shopper)).recipientList.map(({ id }) => id)).toEqual([portland]);
  });

  test('share items as posted: the sum becomes the quantity', async () => {
    const { portland, wacker } = await twoRecipients();
    const [item] = (await whole(shopper)).basketItems;
    const payload = {
      multiRecipientBasket: [
        {
          id: item!.id,
          recipients: [
            { basketItemId: item!.recipients[0]!.basketItemId, recipientId: wacker, quantity: 4 },
            { recipientId: portland, quantity: 3 },
          ],
        },
      ],
    };
    for (let twice = 0; twice < 2; twice++) await call(shopper, 'SaveMultiRecipientBasket', payload);
    const [shared] = (await whole(shopper)).basketItems;
    expect(shared).toMatchObject({ quantity: 7, priceQuantityTotals: { quantity: 7 } });
    expect(shared!.recipients.map(({ recipientId, quantity }) => [recipientId, quantity])).toEqual([
      [wacker, 4],
      [portland, 3],
    ]);
    expect((await wholeCart(shopper)).lineItems[0]!.quantity).toBe(7);
  });

  test.each([
    ['more than can be bought', 100, /You can buy up to 99/],
    ['an unknown recipient', 1, /could not find this recipient/],
  ])('%s is refused, and nothing is changed', async (_what, quantity, message) => {
    const { portland } = await twoRecipients();
    const before = await whole(shopper);
    const recipientId = quantity === 1 ? '999999' : portland;
    const answer = await call(shopper, 'SaveMultiRecipientBasket', {
      multiRecipientBasket: [{ id: before.basketItems[0]!.id, recipients: [{ recipientId, quantity }] }],
    });
    expect(answer).toMatchObject({ isSuccess: false, message: expect.stringMatching(message) });
    expect(await whole(shopper)).toEqual(before);
  });

  test('an item without recipients leaves the order', async () => {
    await twoRecipients();
    const [item] = (await whole(shopper)).basketItems;
    await call(shopper, 'SaveMultiRecipientBasket', {
      multiRecipientBasket: [{ id: item!.id, recipients: [] }],
    });
    expect((await whole(shopper)).basketItems).toEqual([]);
  });

  test('who get nothing are removed when the step ends', async () => {
    const { portland, wacker } = await twoRecipients();
    const piece = (await parts()).find(({ recipientId }) => recipientId === wacker)!;
    await call(shopper, 'SaveRecipientSelection', {
      recipientId: portland,
      basketItemId: piece.basketItemId,
    });
    expect((await whole(shopper)).recipientList).toHaveLength(2);
    const { checkout } = await call(shopper, 'MoveToShippingAndGiftOptions');
    expect(checkout.recipientList.map(({ id }: { id: string }) => id)).toEqual([portland]);
  });

  test('stay when the cart changes: more pieces go to the first, fewer are taken from the last', async () => {
    const { portland, wacker } = await twoRecipients();
    const { id } = (await whole(shopper)).basketItems[0]!;
    const quantities = async () =>
      (await parts()).map(({ recipientId, quantity }) => [recipientId, quantity]);
    await change(shopper, 'update-item', { id, quantity: 5 });
    expect(await quantities()).toEqual([
      [portland, 4],
      [wacker, 1],
    ]);
    await change(shopper, 'update-item', { id, quantity: 2 });
    expect(await quantities()).toEqual([[portland, 2]]);
  });
});
