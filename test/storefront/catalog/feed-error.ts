/** A feed as a whole cannot be loaded. The message names the file, what was found and what is accepted. */
export class FeedError extends Error {
  override name = 'FeedError';
}

/** How one value is refused: which column, what was given, what is accepted. */
export function refusal(column: string, given: string, accepted: string): string {
  return given === ''
    ? `${column}: nothing was given; accepted: ${accepted}`
    : `${column}: ${quoted(given)} was given; accepted: ${accepted}`;
}

/** A foreign text as one short line that is safe to print: control characters of a terminal are spelled out. */
export function quoted(text: string): string {
  const short = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return JSON.stringify(short).replace(
    /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
