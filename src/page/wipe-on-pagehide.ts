/**
 * Calls `wipe` when the page is left, because the back-forward cache would keep what is secret in it (decision 31); until
 * `signal` aborts.
 * @returns ends that earlier
 */
export function wipeOnPageHide(wipe: () => void, options?: { signal: AbortSignal }): () => void {
  addEventListener('pagehide', wipe, options);
  return () => removeEventListener('pagehide', wipe);
}
