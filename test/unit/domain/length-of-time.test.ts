import { expect, test } from 'vitest';
import { lengthInWords, lengthTexts } from '../../../src/domain/length-of-time.ts';

test.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [61, '1 hour 1 minute'],
  [135, '2 hours 15 minutes'],
  [1440, '1 day'],
  [1500, '1 day 1 hour'],
  [1445, '1 day'],
  [2 * 1440 + 3 * 60 + 59, '2 days 3 hours'],
])('%i minutes are %j', (minutes, words) => {
  expect(lengthInWords(minutes, lengthTexts)).toBe(words);
});

test('a page’s own words are used', () => {
  const german = { ...lengthTexts, lengthHours: '{0} Stunden', lengthMinute: 'eine Minute' };
  expect(lengthInWords(121, german)).toBe('2 Stunden eine Minute');
});
