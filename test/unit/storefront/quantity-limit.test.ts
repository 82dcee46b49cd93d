import { beforeEach, expect, test } from 'vitest';
import { hasOwnMax, maxOf, maxOfLowStock, tooManyText } from '../../storefront/cart/quantity-limit.ts';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import type { Product } from '../../storefront/catalog/product.ts';
import { createView } from '../../storefront/view.ts';
import { addLine, change, wholeCart } from './cart-shopper.ts';
import { call, chicago, whole } from './checkout-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const { inStock, lowStock } = knownProducts;
const most = maxOfLowStock;
const refused = { isSuccess: false, message: expect.stringMatching(`^You can buy up to ${most} of`) };

const storefront = openStorefrontForFile();
let shopper: Shopper;

beforeEach(() => {
  shopper = new Shopper(storefront.url);
});

const quantities = async () => (await wholeCart(shopper)).lineItems.map(({ quantity }) => quantity);

test('a product that is nearly sold out has a maximum of its own, another has not', () => {
  const view = createView('core', 'US');
  const low = { name: 'Mug', stock: 'low' } as Product;
  expect(maxOf(low, view)).toBe(most);
  expect(hasOwnMax(low, view)).toBe(true);
  expect(hasOwnMax({ ...low, stock: 'in' }, view)).toBe(false);
  expect(tooManyText(low, view, 3)).toBe('You can buy up to 12 of Mug; 3 are in your cart already.');
});

test('the answer for a line says its maximum', async () => {
  expect((await addLine(shopper, lowStock)).maxQuantity).toBe(most);
});

test('a change of a line over the maximum is refused', async () => {
  const { id } = await addLine(shopper, lowStock);
  expect(await change(shopper, 'update-item', { id, quantity: most + 1 })).toMatchObject(refused);
  expect(await quantities()).toEqual([1]);
});

test('an add over the maximum is refused, and so is one more than is left', async () => {
  const add = (Quantity: number) => change(shopper, 'add-items', { items: [{ Sku: lowStock, Quantity }] });
  expect(await add(most + 1)).toMatchObject({ status: 400 });
  await add(most);
  expect(await add(1)).toMatchObject({
    status: 400,
    message: expect.stringMatching(`${most} are in your cart already`),
  });
  expect(await quantities()).toEqual([most]);
});

test('the form of a page without script refuses it, too', async () => {
  const answer = await shopper.submit('/cart/add', { Sku: lowStock, Quantity: String(most + 1) });
  expect(answer.status).toBe(400);
  expect(await quantities()).toEqual([]);
});

test('a saved item that joins a line fills it up to the maximum', async () => {
  const { id } = await addLine(shopper, lowStock, { Quantity: most - 1 });
  await change(shopper, 'save-for-later', { id });
  await addLine(shopper, lowStock, { Quantity: 2 });
  await change(shopper, 'move-to-cart', { id });
  expect(await quantities()).toEqual([most]);
});

test('all recipients together get no more than the maximum', async () => {
  await addLine(shopper, lowStock);
  await shopper.submit('/checkout/guest', {});
  await call(shopper, 'SaveShippingAddress', { address: chicago });
  const [item] = (await whole(shopper)).basketItems;
  const recipients = [{ recipientId: item!.recipients[0]!.recipientId, quantity: most + 1 }];
  const multiRecipientBasket = [{ id: item!.id, recipients }];
  expect(await call(shopper, 'SaveMultiRecipientBasket', { multiRecipientBasket })).toMatchObject(refused);
  expect(await quantities()).toEqual([1]);
});

test('the product’s page, its quick view and its availability say the maximum', async () => {
  expect(await shopper.page(`/p/${lowStock}`)).toContain(`data-max-quantity="${most}"`);
  const quickView = await shopper.fetch(`/browse/quickview?sku=${lowStock}`);
  expect(await quickView.json()).toMatchObject({ maxQuantity: most });
  const answer = await shopper.post('/browse/availability', { items: [{ sku: lowStock }, { sku: inStock }] });
  const { items } = (await answer.json()) as { items: Record<string, { productPurchaseMessage: unknown }> };
  expect(items[lowStock]!.productPurchaseMessage).toBe(`You can buy up to ${most} of it.`);
  expect(items[inStock]!.productPurchaseMessage).toBeNull();
});
