import { expect, test } from 'vitest';
import {
  type AddressWord,
  compareAddresses as compare,
} from '../../../../src/domain/checkout/address-suggestion.ts';

const typed = {
  address1: '233 South Wacker Drive',
  address2: 'Apt 4',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60606',
  country: 'US',
};
const compareAddresses = (mine: typeof typed, suggested: typeof typed) =>
  compare(mine, suggested, { countries: [] });
const inWords = (lines: AddressWord[][]) =>
  lines.map((line) => line.map(({ text, isChanged }) => (isChanged ? `*${text}*` : text)).join(' '));

test('names the fields that differ', () => {
  const { changed, isSameToPost } = compareAddresses(typed, {
    ...typed,
    address1: '233 S Wacker Dr',
    postalCode: '60607',
  });
  expect(changed).toEqual(['address1', 'postalCode']);
  expect(isSameToPost).toBe(false);
});

test('marks the words that differ, on both sides', () => {
  const { typed: mine, suggested } = compareAddresses(typed, { ...typed, address1: '233 S Wacker Dr' });
  expect(inWords(mine)).toEqual(['233 *South* Wacker *Drive*', 'Apt 4', 'Chicago, IL 60606']);
  expect(inWords(suggested)).toEqual(['233 *S* Wacker *Dr*', 'Apt 4', 'Chicago, IL 60606']);
});

test('case and spacing are no difference', () => {
  const { changed, suggested } = compareAddresses(typed, { ...typed, address1: '233  SOUTH WACKER DRIVE' });
  expect(changed).toEqual([]);
  expect(inWords(suggested)[0]).toBe('233 SOUTH WACKER DRIVE');
});

test.each(['233 S Wacker Dr', '233 s. wacker dr.', '233 South Wacker Dr'])(
  'the post’s abbreviations alone are alike: %s',
  (address1) => {
    expect(compareAddresses(typed, { ...typed, address1, address2: 'Apartment 4' }).isSameToPost).toBe(true);
  },
);

test('the order of the words is a difference', () => {
  expect(compareAddresses(typed, { ...typed, address1: '233 Wacker South Drive' }).changed).toEqual([
    'address1',
  ]);
});

test('a second line that only one of them has is marked', () => {
  const { typed: mine, suggested, changed } = compareAddresses(typed, { ...typed, address2: '' });
  expect(changed).toEqual(['address2']);
  expect(inWords(mine)[1]).toBe('*Apt* *4*');
  expect(suggested).toHaveLength(2);
});

test('an order to another country has the country as its last line', () => {
  const countries = [
    { code: 'GB', name: 'United Kingdom' },
    { code: 'IE', name: 'Ireland' },
  ];
  const mine = { ...typed, country: 'GB' };
  const same = compare(mine, { ...mine, city: 'London' }, { countries });
  expect([inWords(same.typed).at(-1), inWords(same.suggested).at(-1)]).toEqual([
    'United Kingdom',
    'United Kingdom',
  ]);
  const other = compare(mine, { ...mine, country: 'IE' }, { countries });
  expect([other.changed, inWords(other.suggested).at(-1)]).toEqual([['country'], '*Ireland*']);
});
