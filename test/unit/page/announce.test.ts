import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, prepareAnnouncements } from '../../../src/page/announce.ts';

beforeEach(() => {
  document.body.innerHTML = '';
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const region = () => document.querySelector('[data-si-live="polite"]');

it('the region is in the page, empty, before the first announcement', () => {
  prepareAnnouncements();
  expect(region()?.getAttribute('role')).toBe('status');
  expect(region()?.textContent).toBe('');
});

it('there is one region, however often it is prepared', () => {
  prepareAnnouncements();
  prepareAnnouncements();
  expect(document.querySelectorAll('[data-si-live]')).toHaveLength(1);
});

it('announces a text once', () => {
  prepareAnnouncements();
  announce('Added to your cart');
  expect(region()?.textContent).toBe('Added to your cart');
});

it('the same text again changes the region', () => {
  prepareAnnouncements();
  announce('Added');
  const before = region()!.textContent;
  announce('Added');
  expect(region()!.textContent).not.toBe(before);
  expect(region()!.textContent!.trim()).toBe('Added');
});

it('an urgent text has a region of its own', () => {
  announce('Something went wrong', 'assertive');
  vi.runAllTimers();
  const urgent = document.querySelector('[data-si-live="assertive"]');
  expect(urgent?.getAttribute('role')).toBe('alert');
  expect(urgent?.textContent).toBe('Something went wrong');
});

it('a text that follows at once, while the region is new, replaces the first', () => {
  announce('Added to your cart.');
  announce('Sold out today.');
  expect(region()?.textContent).toBe('');
  vi.runAllTimers();
  expect(region()?.textContent).toBe('Sold out today.');
});
