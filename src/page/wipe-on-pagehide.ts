/**
 * Calls `wipe` when the page is left, until `signal` aborts: the back-forward cache would keep the page's secrets
 * (decision 31).
 * @returns a function that stops it earlier
 */
export function wipeOnPageHide(wipe: () => void, options?: { signal: AbortSignal }): () => void {
  addEventListener('pagehide', wipe, options);
  return () => removeEventListener('pagehide', wipe);
}
