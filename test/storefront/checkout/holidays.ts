import type { View } from '../view.ts';

/** A holiday that a delivery may wait for; days as `YYYY-MM-DD`. */
export interface Holiday {
  id: string;
  name: string;
  dates: string[];
  ranges: DayRange[];
}

export interface DayRange {
  from: string;
  to: string;
}

const dayMs = 24 * 60 * 60 * 1000;
/** A held parcel takes as long as any other. */
const leadDays = 8;
/** Holidays further away are not offered. */
const aheadDays = 75;
const maxHolidays = 2;

/** The next holidays with the days before them on which a held delivery can arrive. */
export function holidaysOf({ country }: Pick<View, 'country'>, now: Date): Holiday[] {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const earliest = today + leadDays * dayMs;
  const all = [now.getFullYear(), now.getFullYear() + 1].flatMap((year) => calendar(year, country));
  const isHoliday = (day: number) => all.some((one) => one.day === day);
  return all
    .filter(({ day }) => day > today && day - today <= aheadDays * dayMs)
    .map(({ id, name, day }) => ({
      id,
      name,
      dates: daysBefore(day, 9)
        .filter((one) => one >= earliest && isWeekday(one) && !isHoliday(one))
        .map(dayText),
      ranges: [13, 7]
        .map((before) => ({ from: day - before * dayMs, to: day - (before === 13 ? 8 : 1) * dayMs }))
        .filter(({ from }) => from >= earliest)
        .map(({ from, to }) => ({ from: dayText(from), to: dayText(to) })),
    }))
    .filter(({ dates, ranges }) => dates.length + ranges.length > 0)
    .slice(0, maxHolidays);
}

/** The holidays of a year in order, with their days as milliseconds in UTC. */
function calendar(year: number, country: View['country']) {
  const thanksgiving = country === 'US' ? nth(year, 10, 4, 4) : nth(year, 9, 1, 2);
  return [
    { id: `new-year-${year}`, name: 'New Year’s Day', day: Date.UTC(year, 0, 1) },
    { id: `valentines-${year}`, name: 'Valentine’s Day', day: Date.UTC(year, 1, 14) },
    { id: `mothers-${year}`, name: 'Mother’s Day', day: nth(year, 4, 0, 2) },
    { id: `fathers-${year}`, name: 'Father’s Day', day: nth(year, 5, 0, 3) },
    { id: `labor-${year}`, name: country === 'US' ? 'Labor Day' : 'Labour Day', day: nth(year, 8, 1, 1) },
    { id: `thanksgiving-${year}`, name: 'Thanksgiving', day: thanksgiving },
    { id: `christmas-${year}`, name: 'Christmas', day: Date.UTC(year, 11, 25) },
  ].sort((one, other) => one.day - other.day);
}

const daysOff = ['new-year', 'labor', 'thanksgiving', 'christmas'];

/** Whether nothing is delivered on a day of the shop's own calendar. */
export function isDayOff(date: Date, country: View['country']): boolean {
  const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  const year = date.getFullYear();
  return calendar(year, country).some(
    (one) => one.day === day && daysOff.includes(one.id.replace(`-${year}`, '')),
  );
}

/** The nth of a weekday in a month: `nth(2026, 10, 4, 4)` is the fourth Thursday of November. */
function nth(year: number, month: number, weekday: number, count: number): number {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((weekday - first + 7) % 7) + (count - 1) * 7);
}

const daysBefore = (day: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => day - (count - index) * dayMs);

const isWeekday = (day: number) => ![0, 6].includes(new Date(day).getUTCDay());

const dayText = (day: number) => new Date(day).toISOString().slice(0, 10);

/** The day of a held delivery, or the range of its days; neither if the delivery is not held. */
export interface Hold {
  date?: string | undefined;
  range?: DayRange | undefined;
}

/** Whether a delivery can be held that way; true if it is not held at all. */
export function isOffered(holidays: readonly Holiday[], { date, range }: Hold): boolean {
  if (date !== undefined) return holidays.some(({ dates }) => dates.includes(date));
  if (range === undefined) return true;
  return holidays.some(({ ranges }) => ranges.some(({ from, to }) => from === range.from && to === range.to));
}
