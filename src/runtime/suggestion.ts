import { meantName } from '../domain/meant-name.ts';

/** ` (did you mean "cart"?)` for a misspelt name; empty if it is like none of the known ones. */
export function suggestion(given: string, known: readonly string[]): string {
  const meant = meantName(given, known);
  return meant ? ` (did you mean "${meant}"?)` : '';
}
