import '../../../http/browser-page.ts';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getCartExample } from '../../../../../src/contract/cart/cart.examples.ts';
import { keptChangesKey } from '../../../../../src/state/cart/cart.ts';
import { cartQueueOf } from '../../../../../src/state/cart/cart-queue.ts';
import { keepChanges } from '../../../../../src/state/cart/kept-changes.ts';
import { resumeChanges } from '../../../../../src/state/cart/resume-changes.ts';
import { sharedStore } from '../../../../../src/state/store.ts';
import { noteListeners, openPage, turnPage } from '../../../http/browser-page.ts';
import { json, startServer, type TestServer } from '../../../http/test-server.ts';

/* When a page takes over the changes of the cart that another page of its tab was left with. */

let server: TestServer;
let removeListeners: () => void;
let end: () => void;

const keep = () => keepChanges(undefined, [{ kind: 'quantity', id: '1', quantity: 3 }]);
const notify = (key: string) => window.dispatchEvent(new window.StorageEvent('storage', { key }));

/** The change has been sent once, and the cart read after it. */
const resumed = () =>
  vi.waitFor(() =>
    expect(server.requests.map(({ url, body }) => `${url} ${body}`)).toEqual([
      '/api/cart/update-item {"id":"1","quantity":3}',
      '/api/cart ',
    ]),
  );

// Each test is a page of its own, with its own queue.
beforeEach(async () => {
  removeListeners = noteListeners();
  vi.stubGlobal('sessionStorage', window.sessionStorage);
  sessionStorage.clear();
  server = await startServer();
  server.answer = (response, request) =>
    json(request.url === '/api/cart' ? getCartExample.answer : { isSuccess: true })(response, request);
  openPage({ url: server.origin, token: 'fresh' });
  end = () => {};
});
afterEach(async () => {
  end();
  removeListeners();
  await cartQueueOf(sharedStore()).settled();
  Reflect.deleteProperty(globalThis, Symbol.for('storefront-islands'));
  await server.close();
});

test('at once', async () => {
  keep();
  end = resumeChanges();
  await resumed();
});

test('when it is restored', async () => {
  end = resumeChanges();
  keep();
  turnPage('pageshow', true);
  await resumed();
});

test('when the other page stores them, if it is left only after this one is shown', async () => {
  end = resumeChanges();
  keep();
  notify(keptChangesKey);
  await resumed();
});

test('not for other entries of the storage, nor once it has ended', async () => {
  end = resumeChanges();
  keep();
  notify('shop-theme');
  end();
  notify(keptChangesKey);
  turnPage('pageshow', true);
  await import('../../../../../src/state/cart/cart-queue.ts');
  expect(sessionStorage.getItem(keptChangesKey)).not.toBeNull();
});
