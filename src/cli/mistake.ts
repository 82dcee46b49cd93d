import type { Finding } from '../diagnosis/fact.ts';
import { meantName } from '../domain/meant-name.ts';
import type { HtmlElement } from './read-html.ts';

/** A mistake in a page, described together with its remedy. */
export interface Mistake {
  /** The line in the HTML, if the mistake is in one tag. */
  line?: number;
  message: string;
}

/** A finding as a mistake for the command's output; its element is one of the page's HTML. */
export function mistakeOf({ what, remedy, at }: Finding): Mistake {
  const { line } = (at ?? {}) as Partial<HtmlElement>;
  return { ...(line && { line }), message: `${what} ${remedy}` };
}

/** For an unknown name: the name that was probably meant, or else the list of known ones. */
export function suggestion(given: string, names: readonly string[]): string {
  const meant = meantName(given, names);
  return meant ? `did you mean "${meant}"?` : `there are ${names.join(', ')}.`;
}

/** A number with what it counts: `1 call`, `2 calls`. */
export function counted(number: number, one: string, several = `${one}s`): string {
  return `${number} ${number === 1 ? one : several}`;
}

/** A command was called wrongly. The message says what is accepted. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
