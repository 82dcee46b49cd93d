/**
 * A moment for an example of a widget, so that it never lies in the past: an ISO 8601 time, this many minutes after the
 * example is read. An example of a call has fixed times instead, because `openapi.json` repeats it.
 */
export const minutesFromNow = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000).toISOString();
