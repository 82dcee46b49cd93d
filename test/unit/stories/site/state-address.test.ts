import { expect, test } from 'vitest';
import { choiceQuery, readChoice, readWidget } from '../../../../stories/site/client/state-address.ts';

const first = { state: '', brand: 'core', country: 'US', page: 'plain', width: 'wide' } as const;

test('an address without a query is the first of each kind', () => {
  expect(readChoice('')).toEqual(first);
  expect(readWidget('')).toBe('');
});

test('what is not accepted is the first of its kind, the rest is read', () => {
  expect(readChoice('?state=empty&brand=vintage&country=CA&page=%3Cb%3E')).toEqual({
    ...first,
    state: 'empty',
    country: 'CA',
  });
});

test('a choice is read again from its query, which leaves out what is first', () => {
  const chosen = { ...first, state: 'ZIP known & more', brand: 'modern' } as const;
  expect(choiceQuery(chosen)).toBe('state=ZIP+known+%26+more&brand=modern');
  expect(readChoice(choiceQuery(chosen))).toEqual(chosen);
});
