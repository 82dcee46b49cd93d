import { expect, test } from 'vitest';
import { dayMessages } from '../../../../src/domain/checkout/checkout-step-messages.ts';
import { dayInWords } from '../../../../src/domain/checkout/day-in-words.ts';

test('a day in words is its weekday, its month and the day', () => {
  expect(dayInWords('2026-12-18', dayMessages)).toBe('Friday, December 18');
  expect(dayInWords('2027-01-03', dayMessages)).toBe('Sunday, January 3');
});

test.each(['en-US', 'en-CA'])(
  'a day in words is what the browser writes for %s, on every day of a leap year',
  (locale) => {
    const format = new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    });
    const days = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2028, 0, 1 + index)));
    expect(days.map((day) => dayInWords(day.toISOString().slice(0, 10), dayMessages))).toEqual(
      days.map((day) => format.format(day)),
    );
  },
);

test('a day in words is in the shop’s own words and order', () => {
  const texts = {
    dayInWords: '{0} {2} {1}',
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  };
  expect(dayInWords('2026-12-18', texts)).toBe('vendredi 18 décembre');
});

test('spaces and line breaks around the words do not make them those of other days', () => {
  const weekdays = ` ${dayMessages.weekdays.replaceAll(' ', '  \n')}`;
  expect(dayInWords('2026-12-18', { ...dayMessages, weekdays })).toBe('Friday, December 18');
});

test.each(['soon', 'May 5', '2026-13-01'])(
  'a day in words is the server’s text if that is no date: %s',
  (text) => {
    expect(dayInWords(text, dayMessages)).toBe(text);
  },
);

test.each([
  { weekdays: 'dimanche lundi mardi mercredi jeudi vendredi' },
  { weekdays: `${dayMessages.weekdays} Holiday` },
  { months: 'janvier février' },
  { months: '' },
])('no day is named by a list of another length: %o', (texts) => {
  expect(dayInWords('2026-01-16', { ...dayMessages, ...texts })).toBe('2026-01-16');
});
