/**
 * Waits for `delayMs`, and then until the page is visible and online, so that a hidden or offline page sends no calls.
 * Coming back online ends the wait at once, and so does `signal`.
 */
export function nextLook(delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const options = { signal: ended.signal };
    let isDue = false;
    const end = () => {
      ended.abort();
      clearTimeout(timer);
      resolve();
    };
    const look = () => {
      if (isDue && document.visibilityState !== 'hidden' && navigator.onLine !== false) end();
    };
    const timer = setTimeout(() => {
      isDue = true;
      look();
    }, delayMs);
    if (signal?.aborted) return end();
    document.addEventListener('visibilitychange', look, options);
    window.addEventListener('online', end, options);
    signal?.addEventListener('abort', end, options);
  });
}
