import { describe, expect, test } from 'vitest';
import { tilesLimit } from '../../../../src/domain/listing/listing-limits.ts';
import {
  type ListingKind,
  type ListingQuery,
  listingSorts,
  listingTake,
  rangeId,
  readListingQuery,
  readRange,
  writeListingQuery,
} from '../../../../src/domain/listing/listing-query.ts';

/** Pseudorandom numbers, the same in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const kinds: ListingKind[] = ['product', 'search', 'seo'];
const names = [
  ...['facets', 'facet', 'sortBy', 'availability', 'isReadyToShipAvailabilityOn', 'skip', 'take'],
  ...['isModelOnly', 'query', 'utm_source', 'outlet.facets', 'outlet.facet', 'q[]', '__proto__', ' '],
];
const values = [
  ...[
    'color_slate',
    'color_slate,material_wool',
    'price_100-500',
    'price_-500',
    'price_500-100',
    '_',
    'a_b,,a_b',
  ],
  ...[
    'pickup',
    'true',
    'false',
    'name',
    'price-low',
    'relevance',
    'bestselling',
    'toString',
    '48',
    '96',
    '0',
    '-1',
  ],
  ...[
    '1e9',
    '99999999',
    '٤٨',
    '',
    'x'.repeat(200),
    "' OR 1=1--",
    '<script>',
    '\u0000',
    '%',
    'a&b=c',
    '😀',
    'a b+c',
  ],
];

function addresses(count: number): { kind: ListingKind; search: string }[] {
  const random = randomFrom(7);
  const pick = <Item>(list: readonly Item[]) => list[random(list.length)]!;
  return Array.from({ length: count }, () => {
    const search = new URLSearchParams();
    for (let left = random(8); left > 0; left -= 1) search.append(pick(names), pick(values));
    return { kind: pick(kinds), search: `${search}` };
  });
}

const isValid = ({ filters, sortBy, skip, take }: ListingQuery) =>
  new Set(filters).size === filters.length &&
  filters.every((filter) => /^[a-z0-9-]+_[a-z0-9.-]+$/i.test(filter)) &&
  listingSorts.includes(sortBy) &&
  Number.isSafeInteger(skip) &&
  skip >= 0 &&
  take >= 1 &&
  take <= tilesLimit.most;

describe('10,000 random URLs', () => {
  const all = addresses(10_000);

  test('each is a valid query', () => {
    const wrong = all.filter(({ kind, search }) => !isValid(readListingQuery({ kind }, search)));
    expect(wrong).toEqual([]);
  });

  test('each, serialized, parses to the same query', () => {
    const wrong = all.filter(({ kind, search }) => {
      const query = readListingQuery({ kind }, search);
      const again = readListingQuery({ kind }, writeListingQuery({ kind }, query, search));
      return JSON.stringify(again) !== JSON.stringify(query);
    });
    expect(wrong).toEqual([]);
  });

  test('each has one canonical form', () => {
    const wrong = all.filter(({ kind, search }) => {
      const once = writeListingQuery({ kind }, readListingQuery({ kind }, search), search);
      return `${writeListingQuery({ kind }, readListingQuery({ kind }, once), once)}` !== `${once}`;
    });
    expect(wrong).toEqual([]);
  });

  test('each keeps unknown parameters, in their order', () => {
    const unknown = (search: string | URLSearchParams) =>
      [...new URLSearchParams(search)].filter(([name]) =>
        /^(query|utm_source|q\[\]|__proto__| )$/.test(name),
      );
    const wrong = all.filter(({ kind, search }) => {
      const written = writeListingQuery({ kind }, readListingQuery({ kind }, search), search);
      return JSON.stringify(unknown(written)) !== JSON.stringify(unknown(search));
    });
    expect(wrong).toEqual([]);
  });

  test('none, serialized, has isModelOnly', () => {
    const wrong = all.filter(({ kind, search }) =>
      writeListingQuery({ kind }, readListingQuery({ kind }, search), search).has('isModelOnly'),
    );
    expect(wrong).toEqual([]);
  });

  test('a listing with a prefix reads and writes only its own parameters', () => {
    const wrong = all.filter(({ kind, search }) => {
      const query = readListingQuery({ kind }, search);
      const written = writeListingQuery({ kind }, { ...query, filters: ['color_red'] }, search, 'outlet.');
      const outlet = readListingQuery({ kind }, written, 'outlet.');
      return (
        JSON.stringify(readListingQuery({ kind }, written)) !== JSON.stringify(query) ||
        outlet.filters.join() !== 'color_red'
      );
    });
    expect(wrong).toEqual([]);
  });
});

test('defaults are not in a URL', () => {
  const usual = readListingQuery({ kind: 'product' }, '');
  expect(`${writeListingQuery({ kind: 'product' }, usual, 'sortBy=bestselling&take=48&skip=0')}`).toBe('');
});

test('a listing shows 48 at first', () => {
  expect(readListingQuery({ kind: 'seo' }, '')).toMatchObject({ skip: 0, take: listingTake });
});

test('landing pages have no pickup filter, and only searches have one for ready to ship', () => {
  const search = 'availability=pickup&isReadyToShipAvailabilityOn=true';
  expect(readListingQuery({ kind: 'seo' }, search)).toMatchObject({
    isPickupOnly: false,
    isReadyToShip: false,
  });
  expect(readListingQuery({ kind: 'product' }, search)).toMatchObject({
    isPickupOnly: true,
    isReadyToShip: false,
  });
  expect(readListingQuery({ kind: 'search' }, search)).toMatchObject({
    isPickupOnly: true,
    isReadyToShip: true,
  });
});

test.each<[string, { facetId: string; low?: number; high?: number }]>([
  ['price_100-500', { facetId: 'price', low: 100, high: 500 }],
  ['price_-500', { facetId: 'price', high: 500 }],
  ['width_60-', { facetId: 'width', low: 60 }],
  ['price_0-0', { facetId: 'price', low: 0, high: 0 }],
  ['seat_depth_20-24', { facetId: 'seat_depth', low: 20, high: 24 }],
])('%s is a range', (id, range) => {
  expect(readRange(id)).toEqual(range);
  expect(rangeId(range.facetId, range.low, range.high)).toBe(id);
});

test.each([
  'price_-',
  'price_500-100',
  'color_slate',
  'price_1.5-2',
  'price_-1-2',
  'price_10',
  'price_99999999-',
])('%s is not a range', (id) => {
  expect(readRange(id)).toBeUndefined();
});
