import { expect, test } from 'vitest';
import { texts } from '../../../stories/guide/message-reference.tsx';
import { longTexts } from '../../../stories/long-texts.ts';

const long = longTexts();
const defaults = new Map(texts);
const placeholders = (text: string) => text.match(/\{\d\}/g) ?? [];

test('every text of the widgets is longer, and fills in what it filled in', () => {
  const lists = ['weekdays', 'months'];
  for (const [key, words] of defaults) {
    expect(placeholders(long[key]!), key).toEqual(placeholders(words));
    if (words && !lists.includes(key)) expect(long[key]!.length, key).toBeGreaterThan(words.length);
  }
});

test('a list of days has as many names as before', () => {
  expect(long.weekdays!.split(' ')).toHaveLength(7);
  expect(long.months!.split(' ')).toHaveLength(12);
});
