import { expect, it } from 'vitest';
import { attributeName } from '../../../src/runtime/attribute-name.ts';
import { flag, oneOf, selector, sku, text, time, url, whole } from '../../../src/runtime/attributes.ts';
import { hostileSamples } from '../hostile-urls.ts';

const about = 'x';

const cases: [
  name: string,
  read: (given: string) => unknown,
  accepted: [string, unknown][],
  refused: string[],
][] = [
  [
    'text',
    text({ about }).read!,
    [
      ['a', 'a'],
      ['<b>', '<b>'],
    ],
    [''],
  ],
  [
    'selector',
    selector({ about }).read!,
    [
      ['#chat', '#chat'],
      ['button[data-chat], .chat a', 'button[data-chat], .chat a'],
    ],
    ['', '#', 'a[', '<b>', 'a,', '12'],
  ],
  [
    'sku',
    sku({ about }).read!,
    [
      ['410553', '410553'],
      ['A-1_b.2', 'A-1_b.2'],
      ['x'.repeat(64), 'x'.repeat(64)],
    ],
    ['', 'a b', '<script>', 'x'.repeat(65), '../x', 'é', '1\n'],
  ],
  [
    'whole',
    whole({ about, min: 1, max: 99 }).read!,
    [
      ['1', 1],
      ['99', 99],
      ['007', 7],
    ],
    ['', '0', '100', '-1', '1.5', '1e1', '0x1', 'NaN', 'Infinity', '１', '1 2', '9'.repeat(400)],
  ],
  [
    'whole below zero',
    whole({ about, min: -5, max: 5 }).read!,
    [
      ['-5', -5],
      ['0', 0],
    ],
    ['-6', '--1'],
  ],
  [
    'time',
    time({ about }).read!,
    [
      ['2027-03-01T09:00Z', Date.UTC(2027, 2, 1, 9)],
      ['2027-03-01T09:00-05:00', Date.UTC(2027, 2, 1, 14)],
      ['2027-03-01T09:00:30.250Z', Date.UTC(2027, 2, 1, 9, 0, 30, 250)],
      ['2028-02-29T23:00-05:00', Date.UTC(2028, 2, 1, 4)],
      ['2027-12-31T23:59Z', Date.UTC(2027, 11, 31, 23, 59)],
    ],
    [
      '',
      '2027-03-01',
      '2027-03-01T09:00',
      '2027-13-01T09:00Z',
      '2027-02-29T09:00Z',
      '2027-02-30T09:00Z',
      '2027-04-31T09:00-05:00',
      '2027-03-00T09:00Z',
      '2027-03-32T09:00Z',
      '2027-03-01T25:00Z',
      '2027-03-01 09:00Z',
      'March 1, 2027',
      '0',
    ],
  ],
  [
    'flag',
    flag({ about }).read!,
    [
      ['', true],
      ['true', true],
      ['1', true],
      ['false', false],
      ['0', false],
    ],
    ['yes', 'TRUE', 'toString', '__proto__', '2'],
  ],
  [
    'oneOf',
    oneOf(['cart', 'registry'], { about }).read!,
    [['cart', 'cart']],
    ['', 'Cart', 'basket', 'toString'],
  ],
  [
    'url',
    url({ about }).read!,
    [
      ['/p/1', '/p/1'],
      ['https://shop.example/', 'https://shop.example/'],
      ['?a=1', '?a=1'],
    ],
    ['', ...hostileSamples],
  ],
  [
    'url of this site',
    url({ about, isOwn: true }).read!,
    [
      ['/p/1?a=1', '/p/1?a=1'],
      [`${location.origin}/p/1`, `${location.origin}/p/1`],
    ],
    ['', 'https://elsewhere.example/', ...hostileSamples],
  ],
];
for (const [name, read, accepted, refused] of cases) {
  for (const [given, value] of accepted)
    it(`${name}: ${JSON.stringify(given.slice(0, 20))} is ${JSON.stringify(value)}`, () =>
      expect(read(given)).toBe(value));
  for (const given of refused)
    it(`${name}: ${JSON.stringify(given.slice(0, 20))} is refused`, () =>
      expect(read(given)).toBeUndefined());
}

it('an attribute without fallback is required, unless it is optional', () => {
  expect(text({ about }).isRequired).toBe(true);
  expect(text({ about, optional: true }).isRequired).toBe(false);
  expect(text({ about, fallback: 'x' }).isRequired).toBe(false);
  expect(flag({ about }).isRequired).toBe(false);
});

it('a prop’s attribute is its name in kebab-case', () => {
  expect(attributeName('podId')).toBe('data-pod-id');
  expect(attributeName('sku')).toBe('data-sku');
  expect(attributeName('isInstallationServiceRequired')).toBe('data-is-installation-service-required');
});
