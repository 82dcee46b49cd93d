/** A URL for a report: as JSON text, without credentials, query and fragment. */
export function shownUrl(raw: unknown): string {
  const text = String(raw).replace(/^([a-z]*:)?.*@/is, '$1//…@');
  return JSON.stringify(text.split(/[?#]/)[0]!.slice(0, 80));
}
