import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useMinute } from '../../../src/hooks/use-minute.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2027, 2, 1, 9), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});

async function rendered() {
  const shown: number[] = [];
  function View() {
    shown.push(useMinute());
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const unmount = () => act(async () => root.unmount());
  onTestFinished(unmount);
  await act(async () => root.render(<View />));
  const time = () => new Date(shown.at(-1)!).toISOString().slice(11, 16);
  return { time, shown, unmount };
}

const pass = (minutes: number) => act(async () => vi.advanceTimersByTime(minutes * 60_000));

async function turn(visibility: 'hidden' | 'visible') {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(visibility === 'hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

test('until an answer has told the server’s time it is the device’s, and goes on every minute', async () => {
  const { time } = await rendered();
  expect(time()).toBe('09:00');
  await pass(2);
  expect(time()).toBe('09:02');
});

test('a view is rendered once on mount, also seconds after another one', async () => {
  vi.setSystemTime(Date.UTC(2027, 2, 1, 9, 10, 10));
  const before = await rendered();
  expect(before.shown).toHaveLength(1);
  await before.unmount();
  vi.setSystemTime(Date.UTC(2027, 2, 1, 9, 10, 40));
  const { time, shown } = await rendered();
  expect(time()).toBe('09:10');
  expect(shown).toHaveLength(1);
});

test('it is rendered again when the next minute begins', async () => {
  vi.setSystemTime(Date.UTC(2027, 2, 1, 9, 0, 45));
  const { time, shown } = await rendered();
  await pass(0.2);
  expect(shown).toHaveLength(1);
  await pass(0.05);
  expect(time()).toBe('09:01');
  await pass(1);
  expect(time()).toBe('09:02');
  expect(shown).toHaveLength(3);
});

test('two views share one timer, which ends with the last', async () => {
  const [one, other] = [await rendered(), await rendered()];
  expect(vi.getTimerCount()).toBe(1);
  await one.unmount();
  await pass(1);
  expect(other.time()).toBe('09:01');
  await other.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('a hidden page has no timer, and the time is right at once when it is shown again', async () => {
  const { time } = await rendered();
  await turn('hidden');
  expect(vi.getTimerCount()).toBe(0);
  await pass(10);
  expect(time()).toBe('09:00');
  await turn('visible');
  expect(time()).toBe('09:10');
});
