import * as v from 'valibot';
import { expect, test } from 'vitest';
import { getAvailability, type ProductAvailability } from '../../../src/contract/product/availability.ts';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const storefront = openStorefrontForFile({ catalogSize: 600 });
const { inStock: sofa, outOfStock, smallPrice: parcel } = knownProducts;

interface Place {
  zip?: string;
  storeNumber?: string;
}

interface PickupStore {
  storeNumber: string;
  name: string;
}

async function ask(shopper: Shopper, items: { sku: string; quantity?: number }[], place: Place = {}) {
  const response = await shopper.post(getAvailability.path, { items, ...place });
  expect(response.status).toBe(200);
  // Strictly, as the contract is.
  return v.parse(getAvailability.answer, await response.json()).items as Record<string, ProductAvailability>;
}

const waysOf = (answer: ProductAvailability | undefined) =>
  answer!.shopButtonGroup?.buttons.map(({ option }) => option);

test('furniture is delivered, a parcel is shipped or picked up', async () => {
  const answer = await ask(new Shopper(storefront.url), [{ sku: sofa }, { sku: parcel }], { zip: '60611' });
  expect(waysOf(answer[sofa])).toEqual(['delivery']);
  expect(waysOf(answer[parcel])).toEqual(['ship', 'pickup']);
  expect(answer[sofa]).toMatchObject({ availability: 1, isLocal: true, isParcelShipping: false });
  expect(answer[parcel]).toMatchObject({ isParcelShipping: true, isCanada: false });
});

test('the price of a delivery is known with a code alone', async () => {
  const shopper = new Shopper(storefront.url);
  const [before] = (await ask(shopper, [{ sku: sofa }]))[sofa]!.shopButtonGroup!.buttons;
  expect(before).toMatchObject({ price: undefined });
  const [after] = (await ask(shopper, [{ sku: sofa }], { zip: '60611' }))[sofa]!.shopButtonGroup!.buttons;
  expect(after).toMatchObject({ price: 9900, shipMethod: 6 });
});

test('a product that is sold out is gone, with others in its place', async () => {
  const answer = (await ask(new Shopper(storefront.url), [{ sku: outOfStock }]))[outOfStock]!;
  expect(answer).toMatchObject({ availability: 3, shopButtonGroup: undefined, selectedOption: undefined });
  expect(answer.nlaCarouselDto!.items.length).toBeGreaterThan(3);
});

test('no carrier brings furniture where no road leads; an unknown product is not found', async () => {
  const answer = await ask(new Shopper(storefront.url), [{ sku: sofa }, { sku: '1' }], { zip: '99501' });
  expect(answer[sofa]).toMatchObject({ availability: 5, shopButtonGroup: undefined });
  expect(answer[sofa]!.message).toContain('AK');
  expect(answer['1']!.availability).toBe(0);
});

test('Canada has no pickup', async () => {
  const shopper = new Shopper(storefront.url);
  await shopper.page('/?country=CA');
  const answer = (await ask(shopper, [{ sku: parcel }], { zip: 'M5V 2T6' }))[parcel]!;
  expect(waysOf(answer)).toEqual(['ship']);
  expect(answer.isCanada).toBe(true);
});

test('the chosen store is named whether it has the product or not, and the basket keeps it and the code', async () => {
  const shopper = new Shopper(storefront.url);
  const stores = await shopper.post('/browse/storeavailability/GetAvailabilityData', {
    sku: parcel,
    zip: '60611',
    includeOnlyBopsEnabled: true,
  });
  const { storeNumber, name } = ((await stores.json()) as { stores: PickupStore[] }).stores.at(-1)!;
  const answer = (await ask(shopper, [{ sku: parcel }], { zip: '60611', storeNumber }))[parcel]!;
  const pickup = answer.shopButtonGroup!.buttons.find(({ option }) => option === 'pickup')!;
  expect(pickup.store).toEqual({ storeNumber, name });
  const again = (await ask(shopper, [{ sku: parcel }]))[parcel]!;
  expect(again.shopButtonGroup!.buttons.find(({ option }) => option === 'pickup')!.store).toEqual(
    pickup.store,
  );
  await shopper.post('/api/cart/add-items', {
    items: [{ Sku: parcel, Quantity: 1, IsPickupSelected: true }],
  });
  const cart = await shopper.cart();
  expect(JSON.stringify(cart)).toContain(name);
  expect(JSON.stringify(cart)).toContain('"taxZipCode":"60611"');
});

test('a wrong code is refused by name', async () => {
  const shopper = new Shopper(storefront.url);
  const response = await shopper.post(getAvailability.path, { items: [{ sku: sofa }], zip: '1234' });
  expect(response.status).toBe(400);
  expect(((await response.json()) as { error: string }).error).toBe(
    'zip: "1234" was given; accepted: a ZIP code of 5 digits.',
  );
});

test('the page has the ways, and its form leads back to it with the dates of a code', async () => {
  const shopper = new Shopper(storefront.url);
  const before = await shopper.page(`/p/${parcel}`);
  expect(before).toContain('data-island="availability"');
  expect(before).toContain('Pick Up');
  expect(before).toContain(`id="zip-${parcel}"`);
  const after = await shopper.page(`/p/${parcel}?zip=60611`);
  expect(after).toContain('To 60611');
  expect(after).toContain('data-zip="60611"');
});

test('a card says the last day that availability answers without a code', async () => {
  const [way] = (await ask(new Shopper(storefront.url), [{ sku: sofa }]))[sofa]!.shopButtonGroup!.buttons;
  const html = await new Shopper(storefront.url).page('/search?query=marlow+3-seat');
  const said = /Get it by (\w+ \d+)/.exec(html)![1];
  expect(way!.edd).toMatch(new RegExp(`– ${said}$`));
});
