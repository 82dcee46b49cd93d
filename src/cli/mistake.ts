import { meantName } from '../domain/meant-name.ts';

/** A mistake in a page, and its remedy in the same sentence. */
export interface Mistake {
  /** The line of the HTML, if it is about one tag. */
  line?: number;
  message: string;
}

/** For a name that is not known: what it may have been meant to be, else what there is. */
export function suggestion(given: string, names: readonly string[]): string {
  const meant = meantName(given, names);
  return meant ? `did you mean "${meant}"?` : `there are ${names.join(', ')}.`;
}

/** A command was called wrongly: its message says what is accepted. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
