import { expect, test } from 'vitest';
import { lockScroll } from '../../../src/ui/scroll-lock.ts';

const isLocked = () => document.documentElement.hasAttribute('data-si-locked');

test('holds until the last of several layers has let go', () => {
  const unlockOuter = lockScroll();
  const unlockInner = lockScroll();
  unlockOuter();
  expect(isLocked()).toBe(true);
  unlockInner();
  expect(isLocked()).toBe(false);
});

test('a page whose html scrolls by itself keeps its body from scrolling too', () => {
  document.documentElement.style.overflowY = 'auto';
  const unlock = lockScroll();
  expect(document.documentElement.getAttribute('data-si-locked')).toContain('body');
  unlock();
  document.documentElement.style.overflowY = '';
});
