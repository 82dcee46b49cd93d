import { expect, test } from 'vitest';
import { regionCode, regionsOf } from '../../../../src/domain/checkout/regions.ts';

test('the US has its states, the District of Columbia, five territories and three regions of military mail', () => {
  const codes = regionsOf('US').map(({ code }) => code);
  expect(codes).toHaveLength(50 + 1 + 5 + 3);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of ['DC', 'AS', 'GU', 'MP', 'PR', 'VI', 'AA', 'AE', 'AP']) expect(codes).toContain(code);
});

test('Canada has ten provinces and three territories', () => {
  expect(regionsOf('CA')).toHaveLength(13);
});

test.each(['US', 'CA'] as const)('the regions of %s are listed by name', (country) => {
  const names = regionsOf(country).map(({ name }) => name);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other)));
  for (const { code, name } of regionsOf(country))
    expect(`${code} ${name}`).toMatch(/^[A-Z]{2} [A-Z][\w. ]+$/);
});

test.each([
  ['IL', 'US', 'IL'],
  [' il ', 'US', 'IL'],
  ['Illinois', 'US', 'IL'],
  ['ILLINOIS', 'US', 'IL'],
  ['District of Columbia', 'US', 'DC'],
  ['US Virgin Islands', 'US', 'VI'],
  ['Québec', 'CA', 'QC'],
  ['ontario', 'CA', 'ON'],
] as const)('“%s” in %s is %s', (typed, country, code) => {
  expect(regionCode(typed, country)).toBe(code);
});

test.each([
  ['ON', 'US'],
  ['IL', 'CA'],
  ['', 'US'],
  ['Illinoi', 'US'],
] as const)('“%s” is no region of %s', (typed, country) => {
  expect(regionCode(typed, country)).toBeUndefined();
});
