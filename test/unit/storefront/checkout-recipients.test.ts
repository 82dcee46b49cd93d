import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { makeAccount } from './account-shopper.ts';
import { addLine, change, wholeCart } from './cart-shopper.ts';
import { call, chicago, oregon, whole } from './checkout-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const { smallPrice } = knownProducts;

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
