import { afterEach, expect, test, vi } from 'vitest';
import { minutesFromNow } from '../../../src/contract/example-time.ts';
import { time } from '../../../src/runtime/attributes.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('an example’s time is so many minutes from now, and an attribute takes it', () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 11, 31, 23, 30), toFake: ['Date'] });
  expect(minutesFromNow(45)).toBe('2028-01-01T00:15:00.000Z');
  expect(time({ about: 'x' }).read!(minutesFromNow(45))).toBe(Date.now() + 45 * 60_000);
});
