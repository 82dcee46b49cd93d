import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getBrowseDtoExample } from '../../../../src/contract/special-order/special-order.examples.ts';
import {
  getBrowseDto,
  getChoiceGroups,
  getQuickship,
} from '../../../../src/contract/special-order/special-order.ts';
import { formatPrice } from '../../../../src/domain/money.ts';
import { knownProducts } from '../../../storefront/catalog/catalog.ts';
import { canadianRate } from '../../../storefront/catalog/currency.ts';
import { drawCloth } from '../../../storefront/catalog/pictures/cloth.ts';
import { swatchOf } from '../../../storefront/special-order/pieces.ts';
import { openStorefrontForFile } from '../shopper.ts';

const storefront = openStorefrontForFile();
const { specialOrder: sku, modernSpecialOrder } = knownProducts;
const usual = { LEATHER: 'NONE', LEG: 'WALNUT', FILL: 'BLEND', SIZE: '84' };

async function get(path: string, query: Record<string, string>) {
  const response = await fetch(`${storefront.url}/special-order/${path}?${new URLSearchParams(query)}`);
  return { status: response.status, ...(await response.json()) };
}

function browse(codes: Record<string, string>, more: Record<string, string> = {}) {
  const choices = Object.entries(codes).map(([optionCode, choiceCode]) => ({
    optionCode,
    choiceCode,
    optionType: 'any',
    source: 0,
    optionSequence: 1,
  }));
  return get('browse-dto', { sku, choices: JSON.stringify(choices), isFabricPopup: 'false', ...more });
}

const groups = (query: Record<string, string> = {}) =>
  get('choice-groups', { sku, optioncode: 'FABRIC', optiontype: 'fabric', ...query });

type Answered = { fabricChoiceGroups: { title: string; choices: Record<string, unknown>[] }[] };
const choicesIn = ({ fabricChoiceGroups }: Answered) => fabricChoiceGroups.flatMap(({ choices }) => choices);

describe('the model', () => {
  test('is that of the contract’s example', async () => {
    const { payload, answer } = getBrowseDtoExample;
    const given = await get(
      'browse-dto',
      Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, String(value)])),
    );
    const { skuProperty, pictures, ...shown } = (answer as { browseDto: Record<string, unknown> }).browseDto;
    expect(given.browseDto).toMatchObject(shown);
    expect(given.browseDto.skuProperty).toEqual(expect.arrayContaining(skuProperty as object[]));
    expect(given.browseDto.pictures[0]).toMatchObject((pictures as object[])[0]!);
  });

  test('is left out while options are missing', async () => {
    const answer = await browse({ FABRIC: 'INK' });
    expect(answer.browseDto).toBeUndefined();
    expect(v.parse(getBrowseDto.answer, answer).optionGroups).toHaveLength(5);
    expect(answer.formattedFromPrice).toBe('$1,799.00');
  });

  test('is of the make that the choices have, with its name, size and price', async () => {
    const { browseDto } = await browse({ ...usual, FABRIC: 'INK', SIZE: '96', LEATHER: 'ANI-COGNAC' });
    expect(browseDto).toMatchObject({
      sku: '423004',
      name: 'Halden 96" Sofa with Leather Piping',
      // 1,799 + 300 for the width, 150 for leather, 50 for its grade.
      formattedPrice: '$2,299.00',
      dimensions: { width: { value: 96 } },
    });
  });

  test('has the longest of its choices’ weeks', async () => {
    const { browseDto } = await browse({ ...usual, FABRIC: 'INK', LEG: 'BRASS' });
    expect(browseDto.deliveryText).toBe('Delivered in 10 to 12 weeks');
  });

  test('is in the visitor’s currency', async () => {
    const { browseDto } = await browse({ ...usual, FABRIC: 'INK' }, { country: 'CA' });
    expect(browseDto.price).toBe(Math.round((179_900 * canadianRate) / 100) * 100);
    expect(browseDto.formattedPrice).toBe(formatPrice(browseDto.price, { currency: 'CAD' }));
  });
});

describe('what cannot be', () => {
  test.each([
    [
      'an unknown choice',
      { FABRIC: 'toString' },
      /choices: "FABRIC=toString" was given; accepted: one of .*INK.*400 in all/,
    ],
    ['an unknown option', { __proto__x: 'INK' }, /accepted: options of this product: FABRIC, LEATHER/],
  ])('%s is refused by its name', async (_, codes, error) => {
    expect(await browse(codes as never)).toMatchObject({ status: 400, error: expect.stringMatching(error) });
  });

  test('choices that do not come together are refused in words', async () => {
    const answer = await browse({ ...usual, FABRIC: 'INK', LEG: 'CASTER', SIZE: '96' });
    expect(answer).toMatchObject({
      status: 400,
      message:
        'Brass Casters does not come with 96″ wide, three deep seats. Please choose another of the two.',
    });
  });

  test('a product that is not made to order is refused by its sku', async () => {
    expect(await get('quickship', { sku: knownProducts.inStock })).toMatchObject({
      status: 400,
      field: 'sku',
    });
  });

  test('a filter’s unknown value is refused by its name', async () => {
    expect(await groups({ color: 'blue+plaid' })).toMatchObject({
      status: 400,
      field: 'color',
      given: 'plaid',
    });
  });
});

describe('fabrics', () => {
  test('are 400, of which the first 24 come', async () => {
    const first = await groups();
    expect(choicesIn(first)).toHaveLength(24);
    expect(first).toMatchObject({
      remainingFabricChoiceCount: 376,
      activeFilterSort: { firstCapApplied: true },
    });
    const all = await groups({ firstCapApplied: 'false' });
    expect(new Set(choicesIn(all).map(({ code }) => code)).size).toBe(400);
    expect(all.activeFilterSort.firstCapApplied).toBe(false);
    v.parse(getChoiceGroups.answer, all);
  });

  test('have the chosen one among the first', async () => {
    const { optionGroups } = await browse({ FABRIC: 'VEL-FOREST' });
    expect(choicesIn(optionGroups[0]).filter(({ isSelected }) => isSelected)).toMatchObject([
      { code: 'VEL-FOREST' },
    ]);
  });

  test('are filtered by several values of several filters, with true counts', async () => {
    const all = choicesIn(await groups({ firstCapApplied: 'false' }));
    const blue = await groups({ color: 'blue+green', grade: 'A', firstCapApplied: 'false' });
    const found = choicesIn(blue);
    expect(found.length).toBeGreaterThan(5);
    expect(found.every(({ keywords }) => /^(blue|green) /.test(String(keywords)))).toBe(true);
    const velvet = blue.filters[1].values.find(({ key }: { key: string }) => key === 'VEL');
    expect(velvet.count).toBe(found.filter(({ title }) => /Velvet/.test(String(title))).length);
    expect(all.length).toBeGreaterThan(found.length);
  });

  test.each(['nameAscending', 'priceAscending', 'priceDescending', 'deliveryTime'])(
    'sort by %s',
    async (sort) => {
      const all = choicesIn(await groups({ sort, firstCapApplied: 'false' }));
      const cents = all.map(({ formattedPrice }) => Number(String(formattedPrice).replace(/\D/g, '')));
      const rising = (list: (number | string)[]) => list.every((one, at) => at === 0 || list[at - 1]! <= one);
      if (sort === 'nameAscending') expect(rising(all.map(({ title }) => String(title)))).toBe(true);
      else if (sort === 'priceAscending') expect(rising(cents)).toBe(true);
      else if (sort === 'priceDescending') expect(rising(cents.reverse())).toBe(true);
      else
        expect(all.at(-1)).toMatchObject({
          availabilityMessage: expect.stringMatching(/Sold out|No longer/),
        });
    },
  );

  test('some are sold out, some no longer woven, some late', async () => {
    const all = choicesIn(await groups({ firstCapApplied: 'false' }));
    const counts = [2, 3, 4].map((one) => all.filter(({ availability }) => availability === one).length);
    expect(Math.min(...counts)).toBeGreaterThan(2);
  });

  test('each has a drawn swatch of its own in few bytes', async () => {
    const all = choicesIn(await groups({ firstCapApplied: 'false' }));
    const drawn = all.map(({ code }) => drawCloth(swatchOf(String(code))!));
    expect(new Set(drawn).size).toBe(400);
    expect(Math.max(...drawn.map((svg) => svg.length))).toBeLessThan(8192);
    expect(drawn.join('')).not.toMatch(/<circle|href="(?!#)/);
  });

  test('a swatch is served, small and from near, and none for an unknown code', async () => {
    const of = (file: string) => fetch(`${storefront.url}/fabrics/${file}`);
    const [small, near] = await Promise.all([of('INK.svg'), of('INK.svg?hires=1')]);
    expect(small.headers.get('content-type')).toMatch(/^image\/svg/);
    expect(await near.text()).toContain('viewBox="0 0 60 60" width="800"');
    expect((await of('toString.svg')).status).toBe(404);
  });
});

describe('ready to ship', () => {
  test.each([sku, modernSpecialOrder])(
    'each set of %s is a whole one that can be had in days',
    async (one) => {
      const answer = v.parse(getQuickship.answer, await get('quickship', { sku: one }));
      const able = answer.items.filter(({ availability }) => availability === 1);
      expect(able.length).toBeGreaterThan(1);
      for (const { choices, deliveryText, formattedPrice, sku: made } of able) {
        expect(deliveryText).toBe('Leaves in 3 days');
        const model = await get('browse-dto', {
          sku: one,
          choices: JSON.stringify(choices),
          isFabricPopup: 'false',
        });
        expect(model.browseDto).toMatchObject({ sku: made, formattedPrice, deliveryText });
      }
    },
  );

  test('a set that is sold out says so', async () => {
    const { items } = await get('quickship', { sku });
    expect(items.at(-1)).toMatchObject({ availability: 4 });
  });
});

test('every make has a page and a picture, and no listing shows it', async () => {
  for (const make of ['423002', '423003', '423004', '424009', '424011']) {
    expect((await fetch(`${storefront.url}/p/${make}`)).status).toBe(200);
    expect((await fetch(`${storefront.url}/pictures/${make}.svg`)).status).toBe(200);
    expect(await (await fetch(`${storefront.url}/sofas?take=96`)).text()).not.toContain(`/p/${make}`);
  }
});
