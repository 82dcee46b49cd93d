import { plainText } from '../plain-text.ts';

// A separator needs a letter, a space or a slash before it. Each character matches in one way only, so no text makes the
// pattern backtrack: with a repeated class inside a repeated group it would take exponential time.
const namePattern = /^(?:(?:\p{L}\p{M}*|[ /])['’.()-]?)+$/u;

/**
 * Whether the text is a name by the pattern the server shares (cart §5, decision 34): letters, accented ones too, spaces
 * and slashes, each group optionally followed by one of `' . - ( )`; spaces around it are ignored, and it has
 * at least one letter. Takes linear time.
 */
export function isName(typed: string): boolean {
  const text = plainText(typed);
  return /\p{L}/u.test(text) && namePattern.test(text);
}
