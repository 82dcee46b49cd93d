import type { View } from '../view.ts';
import type { Registry } from './registries.ts';

/** “June 12, 2027”, in the visitor's locale; undefined without a date. */
export function formattedEventDate({ eventDate }: Registry, { locale }: View): string | undefined {
  if (eventDate === undefined) return undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(eventDate));
}
