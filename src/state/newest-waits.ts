import { superseded } from './latest.ts';

/** Runs one task at a time; of the tasks that come meanwhile, only the newest waits. */
export interface NewestWaits {
  /**
   * Runs `task` once the current run has ended, unless a newer one comes first.
   * @returns the result; `superseded` if a newer run or `abort()` came before its end, even if it failed
   */
  run<Result>(task: (signal: AbortSignal) => Promise<Result>): Promise<Result | typeof superseded>;
  /** Aborts the current run and drops the one that waits. */
  abort(): void;
}

/**
 * Newest wins, for changes in quick succession: unlike `latest`, a hundred of them send two requests and not a hundred.
 * @param patienceMs after this time the current run is aborted in favour of the one that waits
 */
export function newestWaits(patienceMs: number): NewestWaits {
  let newest = 0;
  let current: { aborting: AbortController; ended: Promise<unknown>; since: number } | undefined;

  async function run<Result>(
    task: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result | typeof superseded> {
    newest += 1;
    const mine = newest;
    while (current) {
      const { aborting, ended, since } = current;
      const timer = setTimeout(() => aborting.abort(), patienceMs - (performance.now() - since));
      await ended;
      clearTimeout(timer);
      if (mine !== newest) return superseded;
    }
    const aborting = new AbortController();
    const running = task(aborting.signal);
    const me = { aborting, ended: running.catch(() => {}), since: performance.now() };
    current = me;
    try {
      const result = await running;
      return mine === newest ? result : superseded;
    } catch (error) {
      if (mine !== newest) return superseded;
      throw error;
    } finally {
      if (current === me) current = undefined;
    }
  }

  return {
    run,
    abort() {
      newest += 1;
      current?.aborting.abort();
    },
  };
}
