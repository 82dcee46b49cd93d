import { vi } from 'vitest';

/** Fires timers of exactly these delays at once. Ends with `vi.restoreAllMocks()`, or with the returned function. */
export function skipTimers(...delaysMs: number[]): () => void {
  const real = globalThis.setTimeout;
  const skipping = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((run: () => void, ms?: number, ...rest: unknown[]) =>
      real(run, delaysMs.includes(ms ?? 0) ? 0 : ms, ...rest)) as typeof setTimeout);
  return () => skipping.mockRestore();
}
