import { expect, onTestFinished, vi } from 'vitest';
import type { TestPage } from '../render-island.tsx';
import { twoTurns } from '../two-turns.ts';

/** Longer than the time-out of a call, and than an unknown outcome is asked for again (decision 51). */
const settlingMs = 2 * 60_000;
const idleMs = 10 * 60_000;

/**
 * Fakes the timers that are set from now on: their clock keeps pace with the real one and can be advanced. It ends after
 * the test and the clean-ups that the test has registered before.
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
  // The clock does not advance while code loads.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(ms);
  await twoTurns();
}

/** Expects that a widget stops asking the server a few minutes after the shopper's last action. */
export async function expectNoMoreRequests({ requests }: TestPage): Promise<void> {
  await pass(settlingMs);
  const settled = requests.length;
  await pass(idleMs);
  const asked = requests.slice(settled).map(({ call }) => call);
  expect(asked, 'sent while the shopper did nothing').toEqual([]);
}
