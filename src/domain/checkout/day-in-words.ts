import { fillIn } from '../messages.ts';
import type { dayMessages } from './checkout-step-messages.ts';

/**
 * `YYYY-MM-DD` in words, such as `Friday, December 18`. Without the browser's own format, whose first use would take
 * longer than the rest of the step.
 */
export function dayInWords(day: string, texts: typeof dayMessages): string {
  const at = new Date(`${day}T00:00Z`);
  const weekday = texts.weekdays.match(/\S+/g)?.[at.getUTCDay()];
  const month = texts.months.match(/\S+/g)?.[at.getUTCMonth()];
  return weekday && month ? fillIn(texts.dayInWords, weekday, month, at.getUTCDate()) : day;
}
