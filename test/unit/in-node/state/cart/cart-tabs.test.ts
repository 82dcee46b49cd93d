import '../../../http/browser-page.ts';

import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { getCartExample } from '../../../../../src/contract/cart/cart.examples.ts';
import { cartAtom, refreshCartAtom } from '../../../../../src/state/cart/cart.ts';
import { heard, openPage, tries, turnPage } from '../../../http/browser-page.ts';
import { json, startServer, type TestServer } from '../../../http/test-server.ts';
import { twoTurns } from '../../../two-turns.ts';

/* Another tab is another channel of the same name. */

let server: TestServer;
let visibility: DocumentVisibilityState;

beforeEach(async () => {
  server = await startServer();
  server.answer = json(getCartExample.answer);
  openPage({ url: server.origin, token: 'fresh' });
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

/** A page that shows the cart. */
function tab() {
  const store = createStore();
  const unsubscribe = store.sub(cartAtom, () => {});
  onTestFinished(unsubscribe);
  return { store, unsubscribe };
}

/** Another tab, and the messages it has received. */
function otherTab() {
  const channel = new BroadcastChannel('storefront-islands:cart');
  const messages: unknown[] = [];
  channel.onmessage = ({ data }) => messages.push(data);
  onTestFinished(() => channel.close());
  return { channel, messages };
}

/** Waits until every message sent so far has been handled: messages keep their order. */
async function delivered(): Promise<void> {
  const [from, to] = [new BroadcastChannel('order'), new BroadcastChannel('order')];
  const arrived = new Promise((resolve) => {
    to.onmessage = resolve;
  });
  from.postMessage('');
  await arrived;
  from.close();
  to.close();
  await twoTurns();
}

function becomeVisible() {
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a change of the cart is sent to the other tabs, and nothing else about it', async () => {
  const { store } = tab();
  const { messages } = otherTab();
  await store.set(refreshCartAtom, { hasChanged: true });
  await vi.waitFor(() => expect(messages).toEqual(['changed']));
});

test('a change is sent although nothing on the page shows the cart', async () => {
  const { messages } = otherTab();
  await createStore().set(refreshCartAtom, { hasChanged: true });
  await vi.waitFor(() => expect(messages).toEqual(['changed']));
});

test('a visible tab fetches the cart once another has changed it, and notifies its page', async () => {
  tab();
  const changes = heard('storefront:cart-changed');
  otherTab().channel.postMessage('changed');
  await vi.waitFor(() => expect(changes).toHaveLength(1));
  expect(server.requests).toHaveLength(1);
});

test('what a tab fetched for another is not sent again', async () => {
  tab();
  const { channel, messages } = otherTab();
  const changes = heard('storefront:cart-changed');
  channel.postMessage('changed');
  await vi.waitFor(() => expect(changes).toHaveLength(1));
  await delivered();
  expect(messages).toEqual([]);
});

test('a tab does not hear its own change', async () => {
  const { store } = tab();
  await store.set(refreshCartAtom, { hasChanged: true });
  await delivered();
  expect(tries).toHaveLength(1);
});

test('a hidden tab sends nothing, however often another changes the cart, until it is visible', async () => {
  tab();
  const { channel } = otherTab();
  visibility = 'hidden';
  for (let change = 0; change < 5; change++) channel.postMessage('changed');
  await delivered();
  expect(tries).toEqual([]);
  const changes = heard('storefront:cart-changed');
  becomeVisible();
  await vi.waitFor(() => expect(changes).toHaveLength(1));
  expect(server.requests).toHaveLength(1);
});

test('a tab that becomes visible fetches the cart again', async () => {
  tab();
  const changes = heard('storefront:cart-changed');
  becomeVisible();
  await vi.waitFor(() => expect(changes).toHaveLength(1));
});

test('a look that fails keeps the known cart', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { store } = tab();
  await store.set(refreshCartAtom);
  server.answer = json({}, 500);
  const errors = heard('storefront:error');
  becomeVisible();
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  expect(store.get(cartAtom).status).toBe('known');
});

test('other messages of the page’s own scripts are ignored', async () => {
  tab();
  const { channel } = otherTab();
  for (const message of [null, { count: 9 }, 'refresh']) channel.postMessage(message);
  await delivered();
  expect(tries).toEqual([]);
});

test('a page in the back-forward cache has no open channel', async () => {
  tab();
  const { channel } = otherTab();
  turnPage('pagehide', true);
  channel.postMessage('changed');
  await delivered();
  expect(tries).toEqual([]);
  turnPage('pageshow');
  const changes = heard('storefront:cart-changed');
  channel.postMessage('changed');
  await vi.waitFor(() => expect(changes).toHaveLength(1));
});

test('without anything that shows the cart nothing is heard', async () => {
  tab().unsubscribe();
  otherTab().channel.postMessage('changed');
  becomeVisible();
  await delivered();
  expect(tries).toEqual([]);
});

test('where the browser blocks the page’s storage, a change of the cart is shown all the same', async () => {
  vi.stubGlobal('BroadcastChannel', function blocked() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { store } = tab();
  expect(await store.set(refreshCartAtom, { hasChanged: true })).toBe(true);
  expect(store.get(cartAtom).status).toBe('known');
});
