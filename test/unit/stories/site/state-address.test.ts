import { expect, test } from 'vitest';
import { choiceQuery, readChoice, readWidget } from '../../../../stories/site/client/state-address.ts';

const first = { state: '', brand: 'core', country: 'US', page: 'plain', width: 'wide' } as const;

test('an address without a query is the first of each kind', () => {
  expect(readChoice('')).toEqual(first);
  expect(readWidget('')).toBe('');
});

test('an unknown value becomes the first choice of its kind, and the others are read', () => {
  expect(readChoice('?state=empty&brand=vintage&country=CA&page=%3Cb%3E')).toEqual({
    ...first,
    state: 'empty',
    country: 'CA',
  });
});

test('a choice can be read from its query, which leaves out first choices', () => {
  const chosen = { ...first, state: 'ZIP known & more', brand: 'modern' } as const;
  expect(choiceQuery(chosen)).toBe('state=ZIP+known+%26+more&brand=modern');
  expect(readChoice(choiceQuery(chosen))).toEqual(chosen);
});
