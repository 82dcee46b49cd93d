/** The whole feed cannot be loaded. The message names the file, the problem and what is accepted. */
export class FeedError extends Error {
  override name = 'FeedError';
}

/** The message for a rejected value: its column, the value, and the accepted ones. */
export function refusal(column: string, given: string, accepted: string): string {
  return given === ''
    ? `${column}: nothing was given; accepted: ${accepted}`
    : `${column}: ${quoted(given)} was given; accepted: ${accepted}`;
}

/** Untrusted text as one short line that is safe to print: terminal control characters are escaped. */
export function quoted(text: string): string {
  const short = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return JSON.stringify(short).replace(
    /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
