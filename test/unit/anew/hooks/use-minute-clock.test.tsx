// Modules anew: what an answer has told stays known.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let noteDate: typeof import('../../../../src/page/clock.ts').noteDate;
let useMinute: typeof import('../../../../src/hooks/use-minute.ts').useMinute;

beforeEach(async () => {
  vi.resetModules();
  ({ noteDate } = await import('../../../../src/page/clock.ts'));
  ({ useMinute } = await import('../../../../src/hooks/use-minute.ts'));
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
});

async function rendered() {
  let shown = 0;
  function View() {
    shown = useMinute();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => root.unmount()));
  const render = () => act(async () => root.render(<View />));
  await render();
  return { render, time: () => new Date(shown).toISOString().slice(0, 16) };
}

const pass = (minutes: number) => act(async () => vi.advanceTimersByTime(minutes * 60_000));

test.each(['2031-03-31T03:00Z', '2020-01-01T12:30Z'])(
  'a device whose clock says %s shows the server’s time',
  async (device) => {
    vi.setSystemTime(device);
    noteDate('Mon, 01 Mar 2027 09:00:00 GMT', false);
    const { time } = await rendered();
    expect(time()).toBe('2027-03-01T09:00');
    await pass(2);
    expect(time()).toBe('2027-03-01T09:02');
  },
);

test('a clock that is set while the page is open changes nothing', async () => {
  vi.setSystemTime('2027-03-01T09:00Z');
  noteDate('Mon, 01 Mar 2027 09:00:00 GMT', false);
  const { time } = await rendered();
  vi.setSystemTime('2027-03-01T15:00Z');
  await pass(1);
  expect(time()).toBe('2027-03-01T09:01');
});

test('an answer that tells the time counts from the next render on', async () => {
  vi.setSystemTime('2031-03-31T03:00Z');
  const { time, render } = await rendered();
  expect(time()).toBe('2031-03-31T03:00');
  noteDate('Mon, 01 Mar 2027 09:00:00 GMT', false);
  await render();
  expect(time()).toBe('2027-03-01T09:00');
});
