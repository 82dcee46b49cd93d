import { expect, onTestFinished, vi } from 'vitest';
import type { TestPage } from '../render-island.tsx';
import { twoTurns } from '../two-turns.ts';

/** Longer than a try may take, and than an unknown outcome is asked for again (decision 51). */
const settlingMs = 2 * 60_000;
const idleMs = 10 * 60_000;

/**
 * Puts a clock under the timers that are set from now on, which keeps pace with the real one and can be turned, until the
 * test and what it has registered before have ended.
 */
export function startClock(): void {
  onTestFinished(() => {
    vi.useRealTimers();
  });
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 1,
  });
}

async function pass(ms: number): Promise<void> {
  // Code that loads takes no time of this clock.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(ms);
  await twoTurns();
}

/** Lets minutes pass in which the shopper does nothing: by then a widget asks the server for nothing any more. */
export async function expectNoMoreRequests({ requests }: TestPage): Promise<void> {
  await pass(settlingMs);
  const settled = requests.length;
  await pass(idleMs);
  const asked = requests.slice(settled).map(({ call }) => call);
  expect(asked, 'sent while the shopper did nothing').toEqual([]);
}
