import { expect, test } from 'vitest';
import { prepareScrollLock } from '../../../src/ui/scroll-lock.ts';

const isLocked = () => document.documentElement.hasAttribute('data-si-locked');

test('holds until the last of several layers is unlocked', () => {
  const unlockOuter = prepareScrollLock()();
  const unlockInner = prepareScrollLock()();
  unlockOuter();
  expect(isLocked()).toBe(true);
  unlockInner();
  expect(isLocked()).toBe(false);
});

test('a page whose html scrolls by itself keeps its body from scrolling too', () => {
  document.documentElement.style.overflowY = 'auto';
  const unlock = prepareScrollLock()();
  expect(document.documentElement.getAttribute('data-si-locked')).toContain('body');
  unlock();
  document.documentElement.style.overflowY = '';
});

test('a layer that replaces another locks the page as that one found it', () => {
  const root = document.documentElement;
  const unlockFirst = prepareScrollLock()();
  const found = root.getAttribute('data-si-locked');
  // The styles of the lock.
  root.style.overflowY = 'hidden';
  const lockNext = prepareScrollLock();
  unlockFirst();
  const unlockNext = lockNext();
  expect(root.getAttribute('data-si-locked')).toBe(found);
  unlockNext();
  root.style.overflowY = '';
});
