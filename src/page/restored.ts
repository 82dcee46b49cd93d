/**
 * Calls `handle` whenever the browser restores this page from its back-forward cache, until `signal` aborts.
 * @returns a function that stops it earlier
 */
export function onRestored(handle: () => unknown, options?: { signal: AbortSignal }): () => void {
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) handle();
  };
  addEventListener('pageshow', handlePageShow, options);
  return () => removeEventListener('pageshow', handlePageShow);
}
