import { fillIn } from './messages.ts';

/**
 * Lengths of time; `{0}` is a number. A widget that says one has them among its own messages (`...lengthTexts`), so that a
 * page can replace them.
 */
export const lengthTexts = {
  lengthDays: '{0} days',
  lengthDay: '1 day',
  lengthHours: '{0} hours',
  lengthHour: '1 hour',
  lengthMinutes: '{0} minutes',
  lengthMinute: '1 minute',
};

/**
 * A length of time in words, in its two largest units: `1 day 3 hours`, `2 hours 15 minutes`, `1 minute`. The
 * browser's own format has no words that a page could replace.
 * @param minutes a whole number, 0 or more
 */
export function lengthInWords(minutes: number, texts: typeof lengthTexts): string {
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const parts = [
    days && inUnit(days, texts.lengthDay, texts.lengthDays),
    hours && inUnit(hours, texts.lengthHour, texts.lengthHours),
    !days && minutes % 60 && inUnit(minutes % 60, texts.lengthMinute, texts.lengthMinutes),
  ].filter((part) => part !== 0 && part !== false);
  return parts.join(' ') || fillIn(texts.lengthMinutes, 0);
}

const inUnit = (count: number, one: string, several: string) => (count === 1 ? one : fillIn(several, count));
