import { createStore } from 'jotai';
import { parse } from 'valibot';
import { onTestFinished, vi } from 'vitest';
import { getBrowseDto } from '../../../../src/contract/special-order/special-order.ts';
import type { Selection } from '../../../../src/domain/special-order/selection.ts';
import { specialOrderOf } from '../../../../src/state/special-order/special-order.ts';

/** Colour, material and price of each fabric; every fifth is made for the corner sofa alone. */
export const fabrics = Array.from({ length: 30 }, (_, nth) => ({
  code: `F${nth}`,
  title: `Fabric ${nth}`,
  color: ['blue', 'green', 'white'][nth % 3]!,
  material: ['linen', 'velvet'][nth % 2]!,
  price: 100 + ((nth * 7) % 11),
  matchingSkus: nth % 5 === 4 ? ['S3'] : ['S1', 'S2', 'S3'],
}));

export const legs = [
  { code: 'WALNUT', title: 'Walnut', matchingSkus: ['S1', 'S2'] },
  { code: 'OAK', title: 'Oak', matchingSkus: ['S1', 'S2', 'S3'] },
  { code: 'BRASS', title: 'Brass', matchingSkus: ['S3'] },
];

export const sizes = [
  { code: 'TWO', title: 'Two seats', matchingSkus: ['S1'] },
  { code: 'THREE', title: 'Three seats', matchingSkus: ['S2'] },
  { code: 'CORNER', title: 'Corner', matchingSkus: ['S3'] },
];

const cap = 12;

/** The fabrics under filters and a sort, as the shop has them. */
export function listed(query: {
  filters: Record<string, readonly string[]>;
  sort?: string | undefined;
  isCapped: boolean;
}) {
  const found = fabrics.filter(({ color, material }) =>
    Object.entries(query.filters).every(([key, values]) => values.includes({ color, material }[key]!)),
  );
  const sign = query.sort === 'priceDescending' ? -1 : 1;
  if (query.sort?.startsWith('price')) found.sort((one, other) => sign * (one.price - other.price));
  const shown = query.isCapped ? found.slice(0, cap) : found;
  return { shown, remaining: found.length - shown.length };
}

function groupsOf(query: Parameters<typeof listed>[0]) {
  const { shown, remaining } = listed(query);
  return {
    fabricChoiceGroups: [
      { choices: shown.map(({ code, title, matchingSkus }) => ({ code, title, matchingSkus })) },
    ],
    filters: ['color', 'material'].map((key) => ({ key, title: key, values: [] })),
    sorts: [],
    activeFilterSort: { sort: query.sort, filters: query.filters, firstCapApplied: query.isCapped },
    remainingFabricChoiceCount: remaining,
  };
}

const selecting = <Choice extends { code: string }>(
  choices: readonly Choice[],
  chosen: Record<string, string>,
  option: string,
) => choices.map((choice) => ({ ...choice, isSelected: chosen[option] === choice.code }));

const first = { FABRIC: 'F0', LEG: 'WALNUT', SIZE: 'TWO' };

export const parameterOf = (chosen: Record<string, string>) =>
  ['FABRIC', 'LEG', 'SIZE']
    .flatMap((option) => (chosen[option] ? `${option}=${chosen[option]}` : []))
    .join('&');

/** The answer for these choices. */
export function answerOf(chosen: Record<string, string>, count = 0) {
  const groups = groupsOf({ filters: {}, sort: 'deliveryTime', isCapped: true });
  const [group] = groups.fabricChoiceGroups;
  const parameter = parameterOf(chosen);
  return {
    browseDto: {
      sku: sizes.find(({ code }) => code === chosen.SIZE)?.matchingSkus[0] ?? 'S1',
      name: 'Halden',
      formattedPrice: `$${fabrics.find(({ code }) => code === chosen.FABRIC)?.price}.00`,
      deliveryText: 'Soon',
      url: `/p/S1?${parameter}`,
      optionChoiceParameter: parameter,
      optionChoices: Object.entries(chosen).map(([optionCode, choiceCode]) => ({ optionCode, choiceCode })),
      reviewCount: 3,
    },
    optionGroups: [
      {
        ...groups,
        fabricChoiceGroups: [{ choices: selecting(group!.choices, chosen, 'FABRIC') }],
        optionCode: 'FABRIC',
        optionType: 'fabric',
        source: 1,
        optionSequence: 5,
        title: 'Fabric',
      },
      {
        optionCode: 'LEG',
        optionType: 'finish',
        title: 'Legs',
        fabricChoiceGroups: [{ choices: selecting(legs, chosen, 'LEG') }],
      },
      {
        optionCode: 'SIZE',
        optionType: 'size',
        title: 'Size',
        fabricChoiceGroups: [{ choices: selecting(sizes, chosen, 'SIZE') }],
      },
    ],
    outputCacheString: `cache-${count}`,
  };
}

export interface Asked {
  path: string;
  query: URLSearchParams;
  chosen: Record<string, string>;
  signal: AbortSignal;
}

/** A page with a product of this shop, and the shop's answers: `answer` decides when and how each comes. */
export function openShop({
  answer = async (_asked: Asked, good: unknown) => Response.json(good),
  chosen = first as Record<string, string>,
  hasProduct = true,
  hasModel = true,
  search = '',
} = {}) {
  const asked: Asked[] = [];
  let underWay = 0;
  let most = 0;
  const shop = { answer };
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    const { pathname: path, searchParams: query } = new URL(address, 'http://localhost:3000');
    const choices = JSON.parse(query.get('choices') ?? '[]') as Selection[];
    const wanted = Object.fromEntries(choices.map(({ optionCode, choiceCode }) => [optionCode, choiceCode]));
    const one = { path, query, chosen: wanted, signal };
    asked.push(one);
    const isProduct = path.endsWith('browse-dto');
    if (isProduct) underWay += 1;
    most = Math.max(most, underWay);
    try {
      return await shop.answer(one, good(one, asked.length));
    } finally {
      if (isProduct) underWay -= 1;
    }
  });
  history.replaceState(null, '', `/p/S1${search}`);
  document.title = 'Halden | Hearth';
  document.body.innerHTML = `<main data-product="S1"><div id="host"></div>
<div id="add" data-follows="sku option-choice-parameter stock missing-options" data-sku="S1"></div>
<p id="price" data-product-text="formattedPrice">$1.00</p></main>`;
  const store = createStore();
  const order = specialOrderOf(store, 'S1');
  const { browseDto, ...options } = answerOf(chosen);
  const seed = hasProduct ? { ...options, browseDto } : options;
  const model = hasModel ? parse(getBrowseDto.answer, seed) : undefined;
  const join = () => order.join({ sku: 'S1', model }, document.querySelector('#host')!);
  const leave = join();
  onTestFinished(() => {
    leave();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
    localStorage.clear();
  });
  const isQuiet = () => {
    const { status, lists } = order.read();
    return status !== 'busy' && [...lists.values()].every((list) => list.status !== 'busy');
  };
  return {
    shop,
    store,
    order,
    asked,
    join,
    leave,
    mostUnderWay: () => most,
    settled: () =>
      vi.waitFor(
        () => {
          if (!isQuiet()) throw new Error('busy');
        },
        { interval: 1 },
      ),
    chosen: () => Object.fromEntries(order.read().chosen),
    products: () => asked.filter(({ path }) => path.endsWith('browse-dto')),
    add: () => document.querySelector<HTMLElement>('#add')!.dataset,
    price: () => document.querySelector('#price')!,
  };
}

function good({ path, query, chosen }: Asked, count: number): unknown {
  if (path.endsWith('browse-dto')) return answerOf(Object.keys(chosen).length ? chosen : first, count);
  if (path.endsWith('quickship')) return { items: [] };
  const filters = Object.fromEntries(
    ['color', 'material'].flatMap((key) => (query.get(key) ? [[key, query.get(key)!.split('+')]] : [])),
  );
  return groupsOf({
    filters,
    sort: query.get('sort') ?? undefined,
    isCapped: query.get('firstCapApplied') !== 'false',
  });
}
