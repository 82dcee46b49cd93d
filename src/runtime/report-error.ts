let take: ((error: unknown) => boolean) | undefined;

/** `taker` receives an error thrown by an event handler, and returns whether the handler was an island's. */
export function takeReports(taker: (error: unknown) => boolean): void {
  take = taker;
}

/** The build gives this to React in place of the browser's function. */
export function reportError(error: unknown): void {
  if (!take?.(error)) window.reportError(error);
}
