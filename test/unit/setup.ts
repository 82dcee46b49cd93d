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
const address = location.href;
const { fetch } = globalThis;
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  globalThis.fetch = fetch;
  scrollTo(0, 0);
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(address);
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

// What a page sends after its test is aborted: if it went to the network, its failure would be reported in the next test.
globalThis.fetch = (input, init) => {
  const { hostname } = new URL(input instanceof Request ? input.url : input, location.href);
  return hostname === '127.0.0.1'
    ? fetch(input, init)
    : Promise.reject(new DOMException('The page is closed.', 'AbortError'));
};
