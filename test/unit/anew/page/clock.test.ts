// Modules anew: what an answer has told stays known.
import { beforeEach, expect, test, vi } from 'vitest';

let clock: typeof import('../../../../src/page/clock.ts');
let pageMs = 1000;

beforeEach(async () => {
  vi.resetModules();
  clock = await import('../../../../src/page/clock.ts');
  pageMs = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => pageMs);
});

const monthNow = () => clock.earliestToday().toISOString().slice(0, 7);
const deviceIs = (date: string) => vi.setSystemTime(new Date(date));

test('until an answer has told the date it is a month before the device’s', () => {
  deviceIs('2031-03-31T12:00Z');
  expect(monthNow()).toBe('2031-02');
  deviceIs('2031-01-15T12:00Z');
  expect(monthNow()).toBe('2030-12');
});

test.each([null, '', 'yesterday'])('%j tells no date', (text) => {
  deviceIs('2031-03-31T12:00Z');
  clock.noteDate(text, false);
  expect(monthNow()).toBe('2031-02');
});

test('then it is the server’s, whatever the device’s clock says, and goes on with the page', () => {
  deviceIs('2031-03-31T12:00Z');
  clock.noteDate('Sun, 29 Nov 2026 12:00:00 GMT', false);
  expect(monthNow()).toBe('2026-11');
  deviceIs('2020-01-01T12:00Z');
  pageMs += 3 * 24 * 3_600_000;
  expect(monthNow()).toBe('2026-12');
});

test('the current time is the device’s until then, and the server’s afterwards', () => {
  deviceIs('2031-03-31T12:00Z');
  expect(clock.timeNow()).toBe(Date.UTC(2031, 2, 31, 12));
  clock.noteDate('Sun, 29 Nov 2026 12:00:00 GMT', false);
  pageMs += 1500;
  expect(clock.timeNow()).toBe(Date.UTC(2026, 10, 29, 12) + 1500);
});

test('an answer that the browser may have kept does not set it back', () => {
  clock.noteDate('Tue, 03 Nov 2026 12:00:00 GMT', true);
  expect(monthNow()).toBe('2026-11');
  clock.noteDate('Sat, 03 Oct 2026 12:00:00 GMT', true);
  expect(monthNow()).toBe('2026-11');
  clock.noteDate('Thu, 03 Dec 2026 12:00:00 GMT', true);
  expect(monthNow()).toBe('2026-12');
});

test('one that it cannot have kept does', () => {
  clock.noteDate('Thu, 03 Dec 2026 12:00:00 GMT', false);
  clock.noteDate('Sat, 03 Oct 2026 12:00:00 GMT', false);
  expect(monthNow()).toBe('2026-10');
});
