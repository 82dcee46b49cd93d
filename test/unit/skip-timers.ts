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

/** Timers of exactly these delays never fire. Ends with `vi.restoreAllMocks()`. */
export function stopTimers(...delaysMs: number[]): void {
  const real = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    run: () => void,
    ms?: number,
    ...rest: unknown[]
  ) => (delaysMs.includes(ms ?? 0) ? 0 : real(run, ms, ...rest))) as typeof setTimeout);
}

/**
 * Lets the requests that `isMeant` picks run into their time limit at once, and no other call. Ends with the returned
 * function.
 */
export function expireRequests(
  isMeant: (url: URL, method: string) => boolean,
  ...limitsMs: number[]
): () => void {
  const real = globalThis.setTimeout;
  const { fetch } = globalThis;
  // The client starts the time limit in the same turn as the request.
  let expire: (() => void) | undefined;
  const watching = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    run: () => void,
    ms?: number,
    ...rest: unknown[]
  ) => {
    if (limitsMs.includes(ms ?? 0)) expire = run;
    return real(run, ms, ...rest);
  }) as typeof setTimeout);
  globalThis.fetch = (input, init) => {
    const { url, method } = new Request(input, init);
    if (expire && isMeant(new URL(url), method)) real(expire);
    expire = undefined;
    return fetch(input, init);
  };
  return () => {
    watching.mockRestore();
    globalThis.fetch = fetch;
  };
}
