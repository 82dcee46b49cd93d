import { timeNow } from './clock.ts';

const minuteMs = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** When the current minute began, in milliseconds as `timeNow()` has them: the same for every call within the minute. */
export const minuteNow = (): number => Math.floor(timeNow() / minuteMs) * minuteMs;

/**
 * Calls `handle` at the start of every minute, by one timer for the whole page. While the page is hidden there is no
 * timer; when it is shown again `handle` is called at once.
 * @returns ends that
 */
export function onMinute(handle: () => void): () => void {
  if (listeners.size === 0) {
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
  setTimer();
  for (const handle of listeners) handle();
}

function setTimer(): void {
  clearTimeout(timer);
  if (!document.hidden) timer = setTimeout(tick, minuteNow() + minuteMs - timeNow());
}

function look(): void {
  if (document.hidden) clearTimeout(timer);
  else tick();
}
