import { vi } from 'vitest';

/**
 * Holds every timer of exactly `delayMs`; all others run. The test fires the timer, so it never has to wait. Ends
 * with `vi.restoreAllMocks()`.
 */
export function holdTimers(delayMs: number) {
  const real = globalThis.setTimeout;
  const held: (() => void)[] = [];
  const takers: ((pass: () => void) => void)[] = [];
  const counts = { set: 0 };
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    run: () => void,
    ms?: number,
    ...rest: unknown[]
  ) => {
    if (ms !== delayMs) return real(run, ms, ...rest);
    counts.set++;
    const taker = takers.shift();
    if (taker) taker(run);
    else held.push(run);
    return 0;
  }) as typeof setTimeout);
  return {
    counts,
    /** Resolves, once such a timer is set, to a function that fires it. */
    next: () =>
      new Promise<() => void>((resolve) => {
        const run = held.shift();
        if (run) resolve(run);
        else takers.push(resolve);
      }),
  };
}

/** Fires every timer of exactly `delayMs` at once; returns how often one was set. */
export function skipTimers(delayMs: number) {
  const real = globalThis.setTimeout;
  const counts = { set: 0 };
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    run: () => void,
    ms?: number,
    ...rest: unknown[]
  ) => {
    if (ms === delayMs) counts.set++;
    return real(run, ms === delayMs ? 0 : ms, ...rest);
  }) as typeof setTimeout);
  return counts;
}
