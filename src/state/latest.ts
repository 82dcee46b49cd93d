/** Runs of which only the newest counts. */
export interface Latest {
  /**
   * Aborts the current run and starts this one.
   * @returns the result of `task`; `superseded` if a newer run or `abort()` came before its end, even if it failed.
   */
  run<Result>(task: (signal: AbortSignal) => Promise<Result>): Promise<Result | typeof superseded>;
  /** Aborts the current run and drops its result. */
  abort(): void;
  isRunning(): boolean;
}

/** The result of a run that a newer one has replaced. */
export const superseded = Symbol('superseded');

/** Newest wins: each run aborts the previous one, and late answers are dropped. */
export function latest(): Latest {
  let current: AbortController | undefined;

  function abort(): void {
    current?.abort();
    current = undefined;
  }

  return {
    abort,
    isRunning: () => !!current,
    async run(task) {
      abort();
      const mine = new AbortController();
      current = mine;
      try {
        const result = await task(mine.signal);
        return current === mine ? result : superseded;
      } catch (error) {
        if (current !== mine) return superseded;
        throw error;
      } finally {
        if (current === mine) current = undefined;
      }
    },
  };
}
