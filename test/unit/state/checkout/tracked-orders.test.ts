import { beforeEach, expect, test, vi } from 'vitest';
import { onceForOrder } from '../../../../src/state/checkout/tracked-orders.ts';
import { fillStorage } from '../../full-storage.ts';
import { openTestPage } from '../../render-island.tsx';

const key = 'storefront-islands:purchase';
const day = 24 * 3_600_000;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Reports an order on a page that has just been loaded; whether it did. */
function isReported(order: string, now?: number): boolean {
  openTestPage({});
  const report = vi.fn();
  onceForOrder(order, report, now);
  return report.mock.calls.length > 0;
}

test('an order is reported once, also after a reload, in another tab and in a browser that is opened again', () => {
  expect(isReported('W10021')).toBe(true);
  expect(isReported('W10021')).toBe(false);
  // A new tab, or a browser that is opened again, has no session storage.
  sessionStorage.clear();
  expect(isReported('W10021')).toBe(false);
  expect(isReported('W10022')).toBe(true);
  expect(isReported('W10021')).toBe(false);
});

test('storage has a hash, not the number of the order', () => {
  isReported('W10021');
  expect(localStorage.getItem(key)).not.toContain('W10021');
  expect(sessionStorage.length).toBe(0);
});

test('where local storage is full, the tab knows; where both are, the page does', () => {
  fillStorage('localStorage');
  expect(isReported('W10021')).toBe(true);
  expect(isReported('W10021')).toBe(false);
  fillStorage('sessionStorage');
  openTestPage({});
  const report = vi.fn();
  onceForOrder('W10022', report);
  onceForOrder('W10022', report);
  expect(report).toHaveBeenCalledOnce();
});

test('storage that something else has written to is no reason to report nothing, or to fail', () => {
  localStorage.setItem(key, '{"order":');
  expect(isReported('W10021')).toBe(true);
  expect(isReported('W10021')).toBe(false);
});

test('the last 20 orders of 90 days are kept', () => {
  for (let nth = 0; nth < 25; nth += 1) isReported(`W${nth}`, day);
  expect(JSON.parse(localStorage.getItem(key)!)).toHaveLength(20);
  expect(isReported('W24', 2 * day)).toBe(false);
  expect(isReported('W24', 92 * day)).toBe(true);
  expect(JSON.parse(localStorage.getItem(key)!)).toHaveLength(1);
});
