import { describe, expect, test } from 'vitest';
import { holidaysOf } from '../../storefront/checkout/holidays.ts';

const on = (day: string, country: 'US' | 'CA' = 'US') => holidaysOf({ country }, new Date(`${day}T12:00:00`));
const names = (day: string, country?: 'US' | 'CA') => on(day, country).map(({ name }) => name);

describe('the holidays that a delivery may wait for', () => {
  test.each([
    ['2026-11-01', 'US', ['Thanksgiving', 'Christmas']],
    ['2026-09-15', 'CA', ['Thanksgiving']],
    ['2026-12-10', 'US', ['Christmas', 'New Year’s Day']],
    ['2027-01-20', 'US', ['Valentine’s Day']],
    ['2027-04-20', 'US', ['Mother’s Day', 'Father’s Day']],
    ['2027-06-25', 'US', ['Labor Day']],
    ['2027-06-25', 'CA', ['Labour Day']],
  ] as const)('on %s in %s are %j', (day, country, expected) => {
    expect(names(day, country)).toEqual(expected);
  });

  test('none is offered when there is no time left before it', () => {
    expect(names('2026-12-20')).not.toContain('Christmas');
  });

  test.each(['2026-01-01', '2026-06-30', '2026-11-20', '2026-12-31', '2028-02-29'])(
    'on %s every day is a weekday, in eight days or later, before its holiday, and none itself',
    (day) => {
      for (const { dates, ranges } of on(day)) {
        expect(dates.length + ranges.length).toBeGreaterThan(0);
        for (const date of dates) {
          const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
          expect(weekday % 6).not.toBe(0);
          expect(Date.parse(date) - Date.parse(day)).toBeGreaterThanOrEqual(8 * 86_400_000);
          expect(date).not.toMatch(/-12-25$|-01-01$/);
        }
        for (const { from, to } of ranges) expect(from < to).toBe(true);
      }
    },
  );
});
