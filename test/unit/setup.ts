import { configure } from 'storybook/test';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// The same patience as other waits.
configure({ asyncUtilTimeout: 10_000 });

// Resets the page-is-unloading state and the announcements, which an earlier test may have set.
beforeEach(() => {
  dispatchEvent(new Event('pageshow'));
  for (const region of document.querySelectorAll('[data-si-live]')) region.remove();
});

// A page reports each thing once; the next test is another page, so what has been reported is forgotten.
beforeEach(() => {
  const page = (window as unknown as Record<symbol, object | undefined>)[Symbol.for('storefront-islands')];
  if (page) Reflect.deleteProperty(page, 'left');
});

// Files share a window, so each one restores it.
const address = location.href;
const { fetch } = globalThis;
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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

// A translator replaces text nodes, and React would lose its own (decision 115): test/shape/bare-texts.test.ts reads the
// code, this sees what is rendered.
const { createTextNode } = Document.prototype;
const made: Text[] = [];
document.createTextNode = function create(text) {
  const node = createTextNode.call(this, text);
  made.push(node);
  return node;
};
afterEach(() => {
  const reactKey = (node: Text) => Object.keys(node).find((key) => key.startsWith('__reactFiber$'));
  const bare = made.splice(0).filter(reactKey);
  expect(
    bare.map(({ data }) => data),
    'texts that React renders beside something else',
  ).toEqual([]);
});

// There is no server behind these pages, so reading a page again finds nothing.
window.XMLHttpRequest.prototype.send = function send() {
  queueMicrotask(() => this.dispatchEvent(new Event('loadend')));
};

let isRunning = false;
beforeEach(() => {
  isRunning = true;
});
// Hooks after a test run in the reverse order, so the test's own still belong to it.
afterEach(() => {
  isRunning = false;
});

// Nothing goes to the network: a request without an answer from its test fails with its own URL. A request sent after
// its test is aborted, because its failure would be reported in the next test.
globalThis.fetch = (input, init) => {
  const { href, hostname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (hostname === '127.0.0.1') return fetch(input, init);
  return Promise.reject(
    isRunning
      ? new Error(`No test server answers ${href}.`)
      : new DOMException('The page is closed.', 'AbortError'),
  );
};
