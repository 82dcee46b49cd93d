import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { shippingCharges } from '../../../src/contract/delivery/shipping-charges.ts';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { figuresOf } from '../../storefront/shipping/figures.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const storefront = openStorefrontForFile({ catalogSize: 40 });

const path = '/customer-service/shipping';
const page = (query = '') => new Shopper(storefront.url).page(path + query);
const views = (['core', 'modern'] as const).flatMap((brand) =>
  (['US', 'CA'] as const).map((country) => ({ brand, country })),
);

describe.each(views)('$brand, $country', ({ brand, country }) => {
  test('the figures match the popup’s props', () => {
    expect(v.safeParse(shippingCharges, figuresOf({ brand, country })).issues).toBeUndefined();
  });

  test('the page has every standard charge as text', async () => {
    const html = await page(`?brand=${brand}&country=${country}`);
    for (const { standard } of figuresOf({ brand, country }).bands!)
      expect(html).toContain(`<td>$${(standard! / 100).toFixed(2)}</td>`);
  });

  test('the page has its figures for the popup', async () => {
    const html = await page(`?brand=${brand}&country=${country}`);
    const figures = /<script[^>]*id="storefront-shipping-charges">(.*?)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(figures!)).toEqual(JSON.parse(JSON.stringify(figuresOf({ brand, country }))));
  });
});

test('the surcharge for Alaska, Hawaii and territories is the specification’s $10', async () => {
  expect(await page()).toContain('Standard delivery to Alaska, Hawaii and territories is $10.00 more.');
});

test.each([
  ['60614', 'In-home delivery to 60614 (Zone 1): $99.00'],
  ['99999', '99999 is outside our local delivery areas.'],
  ['6061', '“6061” is not a ZIP code. Please enter 5 digits.'],
  ['', 'Please enter a ZIP code.'],
  ['<b>', '“&lt;b&gt;” is not a ZIP code.'],
])('local delivery to “%s”, without script: %s', async (zip, answer) => {
  expect(await page(`?${new URLSearchParams({ zip })}`)).toContain(answer);
});

test('in Canada there are no shipping points, and no other countries', async () => {
  const html = await page('?country=CA');
  expect(html).not.toMatch(/Shipping points|Domestic and International/);
  expect(await page()).toMatch(/Shipping points[\s\S]*Domestic and International/);
});

test('a product’s page links there, with its ship method', async () => {
  const shopper = new Shopper(storefront.url);
  const opener = async (sku: string) =>
    /<a href="[^"]*"\s+data-island-open="shipping-charges"\s+data-ship-method="\d"/.exec(
      await shopper.page(`/p/${sku}`),
    )?.[0];
  expect(await opener(knownProducts.inStock)).toMatch(/shipping#local".*data-ship-method="6"/s);
  expect(await opener(knownProducts.smallPrice)).toMatch(/shipping#standard".*data-ship-method="1"/s);
});

test('the cart links there, for all methods', async () => {
  const shopper = new Shopper(storefront.url);
  await shopper.submit('/cart/add', { Sku: knownProducts.inStock });
  expect(await shopper.page('/checkout/cart')).toMatch(
    /href="\/customer-service\/shipping" data-island-open="shipping-charges"/,
  );
});
