import { meantName } from '../domain/meant-name.ts';

/** A mistake in a page, described together with its remedy. */
export interface Mistake {
  /** The line of the HTML, if it is about one tag. */
  line?: number;
  message: string;
}

/** For an unknown name: the name that was probably meant, or else the list of known ones. */
export function suggestion(given: string, names: readonly string[]): string {
  const meant = meantName(given, names);
  return meant ? `did you mean "${meant}"?` : `there are ${names.join(', ')}.`;
}

/** A command was called wrongly: its message says what is accepted. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
