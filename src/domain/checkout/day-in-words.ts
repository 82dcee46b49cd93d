import { fillIn } from '../messages.ts';
import type { dayMessages } from './checkout-step-messages.ts';

/**
 * `YYYY-MM-DD` in words, such as `Friday, December 18`; as it is given if `texts` does not name seven weekdays and twelve
 * months. Without the browser's own format, whose first use would take longer than the rest of the step.
 */
export function dayInWords(day: string, texts: typeof dayMessages): string {
  const at = new Date(`${day}T00:00Z`);
  const weekday = oneOf(7, texts.weekdays, at.getUTCDay());
  const month = oneOf(12, texts.months, at.getUTCMonth());
  return weekday && month ? fillIn(texts.dayInWords, weekday, month, at.getUTCDate()) : day;
}

/** A list of another length would name a wrong day. */
function oneOf(count: number, list: string, index: number): string | undefined {
  const words = list.match(/\S+/g);
  return words?.length === count ? words[index] : undefined;
}
