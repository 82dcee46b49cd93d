import { fillIn, type lengthMessages } from './messages.ts';

/**
 * A length of time in words, in its two largest units: `1 day 3 hours`, `2 hours 15 minutes`, `1 minute`. A page can
 * replace the words, which the browser's own format would not allow.
 * @param minutes a whole number, 0 or more
 */
export function lengthInWords(minutes: number, texts: typeof lengthMessages): string {
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
