const minuteMs = 60_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The device's time in milliseconds, as it was at most a minute ago: it stays the same between two ticks. */
export function minuteNow(): number {
  if (Date.now() - now >= minuteMs) now = Date.now();
  return now;
}

/**
 * Calls `handle` every minute, by one timer for the whole page. While the page is hidden there is no timer; when it is
 * shown again `handle` is called at once.
 * @returns ends that
 */
export function onMinute(handle: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    document.addEventListener('visibilitychange', look);
    setTimer();
  }
  listeners.add(handle);
  return () => {
    listeners.delete(handle);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', look);
    clearTimeout(timer);
  };
}

function tick(): void {
  now = Date.now();
  setTimer();
  for (const handle of listeners) handle();
}

function setTimer(): void {
  clearTimeout(timer);
  if (!document.hidden) timer = setTimeout(tick, minuteMs);
}

function look(): void {
  if (document.hidden) clearTimeout(timer);
  else tick();
}
