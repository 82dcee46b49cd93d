import { expect, test } from 'vitest';
import {
  addRange,
  chipsOf,
  clearAll,
  clearFacet,
  firstValues,
  matchingValues,
  toggleFilter,
  typedRange,
  withoutChip,
  withTicked,
} from '../../../../src/domain/listing/listing-filters.ts';
import { filtersMessages as texts } from '../../../../src/domain/listing/listing-messages.ts';
import { type ListingQuery, readListingQuery } from '../../../../src/domain/listing/listing-query.ts';

const asking = (...filters: string[]): ListingQuery => ({
  ...readListingQuery({ kind: 'search' }, ''),
  filters,
});
const values = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ uniqueId: `color_${index}`, name: `Color ${index}` }));

test('a filter is added last, and removed at any position', () => {
  expect(toggleFilter(asking('color_a'), 'color_b').filters).toEqual(['color_a', 'color_b']);
  expect(toggleFilter(asking('color_a', 'color_b'), 'color_a').filters).toEqual(['color_b']);
});

test('clearing a facet removes only its own filters', () => {
  expect(clearFacet(asking('color_a', 'colorful_b', 'price_1-2'), 'color').filters).toEqual([
    'colorful_b',
    'price_1-2',
  ]);
});

test('clearing a facet keeps the filters of one whose id begins with its id and an underscore', () => {
  const query = asking('seat_deep', 'seat_depth_20-24', 'seat_depth_low');
  expect(clearFacet(query, 'seat').filters).toEqual(['seat_depth_20-24', 'seat_depth_low']);
  expect(clearFacet(query, 'seat_depth').filters).toEqual(['seat_deep']);
});

test('clearing all keeps only the order', () => {
  const query = { ...asking('color_a'), isPickupOnly: true, isReadyToShip: true, sortBy: 'name' } as const;
  expect(clearAll(query)).toEqual({ ...asking(), sortBy: 'name' });
});

test.each([
  [5, 5],
  [7, 7],
  [8, 5],
  [500, 5],
])('of %i values %i are shown at first', (count, shown) => {
  expect(firstValues(values(count), new Set())).toHaveLength(shown);
});

test('a kept value is shown in its place', () => {
  expect(firstValues(values(20), new Set(['color_9'])).map(({ uniqueId }) => uniqueId)).toEqual([
    ...['color_0', 'color_1', 'color_2', 'color_3', 'color_4', 'color_9'],
  ]);
});

test.each([
  [6, true, 5],
  [5, true, 5],
  [20, false, 20],
  [20, undefined, 5],
])(
  'the server’s word wins: of %d values with hasShowMore %s, %d show at first',
  (count, hasShowMore, shown) => {
    expect(firstValues(values(count), new Set(), hasShowMore)).toHaveLength(shown);
  },
);

test.each(['creme', 'CRÈME', ' ème '])('“%s” finds Crème brûlée', (typed) => {
  expect(matchingValues([{ name: 'Crème brûlée' }, { name: 'Slate' }], typed)).toHaveLength(1);
});

test('an empty search finds all', () => {
  expect(matchingValues(values(3), '  ')).toHaveLength(3);
});

test.each([
  ['100', '500', { low: 100, high: 500 }],
  ['', '500', { high: 500 }],
  ['100', '', { low: 100 }],
  ['0', '0', { low: 0, high: 0 }],
  ['$1,200', 'CAD 1,800.50', { low: 1200, high: 1801 }],
  ['99.99', '', { low: 99 }],
  ['1,299', '1299.50', { low: 1299, high: 1300 }],
])('from "%s" to "%s" is a range', (min, max, range) => {
  expect(typedRange(min, max)).toEqual(range);
});

test.each([
  ['', ''],
  [' ', ''],
  ['-1', ''],
  ['500', '100'],
  ['abc', '100'],
  ['1e3', ''],
  ['٤٨', ''],
  ['', 'Infinity'],
  ['99999999', ''],
  ['.', ''],
  ['1.2.3', ''],
  ['1,5', ''],
  ['1.299,00', ''],
  ['1.299', ''],
  ['12,99', ''],
  [',5', ''],
])('from "%s" to "%s" is not a range (checkout §5)', (min, max) => {
  expect(typedRange(min, max)).toBeUndefined();
});

test('a range is not added twice', () => {
  const query = addRange(asking(), 'price', { low: 1, high: 2 });
  expect(addRange(query, 'price', { low: 1, high: 2 }).filters).toEqual(['price_1-2']);
});

const range = { filterItems: [], isRangeFilterVisible: true, isWidthFilterVisible: false };
const facets = [
  { ...range, id: 'color', filterItems: values(2), isRangeFilterVisible: false },
  { ...range, id: 'price' },
  { ...range, id: 'width', isRangeFilterVisible: false, isWidthFilterVisible: true },
];

test.each([
  ['color_1', 'Color 1'],
  ['price_1000-2500', '$1,000 to $2,500'],
  ['price_-500', 'Under $500'],
  ['width_60-', '60″ and above'],
])('%s is called %s', (id, name) => {
  expect(chipsOf(facets, asking(id), { texts, format: { currency: 'USD' } })).toEqual([{ id, name }]);
});

test('a range of prices in another currency than the page’s own names it', () => {
  const format = { currency: 'CAD', country: 'US' } as const;
  expect(chipsOf(facets, asking('price_-500'), { texts, format })).toMatchObject([
    { name: 'Under CAD $500' },
  ]);
});

test.each(['color_9', 'color_1-2', 'weight_1-2', 'price_5-1'])('%s has no chip', (id) => {
  expect(chipsOf(facets, asking(id), { texts, format: { currency: 'USD' } })).toEqual([]);
});

test('availability has chips, which remove it', () => {
  const query = { ...asking(), isPickupOnly: true, isReadyToShip: true };
  const [pickup] = chipsOf(facets, query, { texts, format: { currency: 'USD' } });
  expect(pickup!.name).toBe('Pick up in store');
  expect(withoutChip(query, pickup!.id)).toEqual({ ...query, isPickupOnly: false });
});

test('the server’s form adds ticked filters, removes unticked ones, and keeps those without a checkbox', () => {
  const boxes = [
    { value: 'color_0', checked: false },
    { value: 'color_1', checked: true },
    { value: 'color_2', checked: true },
  ];
  expect(withTicked(asking('color_0', 'price_1-2', 'color_1'), boxes).filters).toEqual([
    ...['price_1-2', 'color_1', 'color_2'],
  ]);
});
