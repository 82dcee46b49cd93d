import { configure } from 'storybook/test';
import { afterAll, beforeEach, vi } from 'vitest';

// The same patience as other waits.
configure({ asyncUtilTimeout: 10_000 });

// Resets the state of a page being left, and what was announced, which an earlier test may have set.
beforeEach(() => {
  dispatchEvent(new Event('pageshow'));
  for (const region of document.querySelectorAll('[data-si-live]')) region.remove();
});

// Files share a window, so each one restores it.
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const element of [document.documentElement, document.head, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

// There is no server behind these pages: one that is read again is not there.
window.XMLHttpRequest.prototype.send = function send() {
  queueMicrotask(() => this.dispatchEvent(new Event('loadend')));
};
