import { describe, expect, test } from 'vitest';
import {
  feeTable,
  onMap,
  shippingSections,
  sumOf,
  zoneOf,
} from '../../../../src/domain/delivery/shipping-charges.ts';

const everything = ['standard', 'localInHome', 'longDistanceInHome', 'basicFreight', 'giftCard'];

test.each([
  [1, ['standard']],
  [2, ['standard']],
  [3, ['standard']],
  [6, ['localInHome']],
  [7, ['longDistanceInHome']],
  [8, ['basicFreight']],
  [9, ['giftCard']],
  [0, everything],
  [4, everything],
  [5, everything],
  [10, everything],
  [undefined, everything],
])('ship method %s shows %j', (shipMethod, sections) => {
  expect(shippingSections(shipMethod)).toEqual(sections);
});

describe('a fee table', () => {
  const labels = { feeUpTo: 'Up to {0}', feeOver: '{0} and over', feeAny: 'Any total' };
  const bands = [
    { from: 0, standard: 595 },
    { from: 2500, standard: 795 },
    { from: 100_000, standard: undefined },
  ];
  const table = (given: { from: number; standard?: number | undefined }[], currency?: 'CAD') =>
    feeTable(given, [({ standard }) => standard], labels, { currency });

  test('has a row for each band, up to a cent below the next one', () => {
    expect(table([...bands.slice(0, 2), { from: 100_000, standard: 995 }])).toEqual([
      { label: 'Up to $24.99', charges: [595] },
      { label: '$25.00 – $999.99', charges: [795] },
      { label: '$1,000.00 and over', charges: [995] },
    ]);
  });

  test('leaves out a band without charges', () => {
    expect(table(bands).map(({ label }) => label)).toEqual(['Up to $24.99', '$25.00 – $999.99']);
  });

  test('is sorted, whatever the order of the bands', () => {
    expect(table([bands[1]!, bands[0]!]).map(({ label }) => label)).toEqual([
      'Up to $24.99',
      '$25.00 and over',
    ]);
  });

  test('with one band is for any total', () => {
    expect(table([bands[0]!])).toEqual([{ label: 'Any total', charges: [595] }]);
  });

  test('whose first band is above 0 says where it starts', () => {
    expect(table([bands[1]!])).toEqual([{ label: '$25.00 and over', charges: [795] }]);
  });

  test('is in the visitor’s dollars', () => {
    expect(table(bands.slice(0, 2), 'CAD')[0]!.label).toBe('Up to $24.99');
  });

  test('without charges is empty', () => {
    expect(table([])).toEqual([]);
  });
});

test('a sum is known only if both parts are', () => {
  expect(sumOf(595, 1000)).toBe(1595);
  expect(sumOf(595, undefined)).toBeUndefined();
  expect(sumOf(undefined, 1000)).toBeUndefined();
});

describe('the zone of a code', () => {
  const zones = [
    { name: 'wide', postalCodes: ['60', 'M'] },
    { name: 'narrow', postalCodes: ['606', 'M5V 2'] },
  ];

  test.each([
    ['60614', 'narrow'],
    ['60101', 'wide'],
    ['M5V 2T6', 'narrow'],
    ['m5v2t6', 'narrow'],
    ['M5V 3T6', 'wide'],
    ['10001', undefined],
    ['', undefined],
  ])('%s: %s', (code, name) => {
    expect(zoneOf(code, zones)?.name).toBe(name);
  });

  test('there is none without zones, or without codes in them', () => {
    expect(zoneOf('60614', [])).toBeUndefined();
    expect(zoneOf('60614', [{ postalCodes: ['', ' '] }])).toBeUndefined();
  });
});

describe('the map', () => {
  test.each([
    ['Chicago', 41.9, -87.6, { x: 221, y: 78 }],
    ['Los Angeles', 34.1, -118.2, { x: 28, y: 126 }],
    ['Miami', 25.8, -80.2, { x: 285, y: 200 }],
  ])('has %s at its position', (_city, latitude, longitude, place) => {
    expect(onMap({ latitude, longitude })).toEqual(place);
  });

  test.each([
    ['Honolulu', 21.3, -157.9],
    ['Anchorage', 61.2, -149.9],
    ['London', 51.5, 0],
  ])('does not have %s', (_city, latitude, longitude) => {
    expect(onMap({ latitude, longitude })).toBeUndefined();
  });
});
