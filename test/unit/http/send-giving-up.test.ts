import './browser-page.ts';

import { describe, expect, test, vi } from 'vitest';
import { getCartExample } from '../../../src/contract/cart/cart.examples.ts';
import { addItems, getCart } from '../../../src/contract/cart/cart.ts';
import { send } from '../../../src/http/send.ts';
import { prerender } from './browser-page.ts';
import { holdTimers } from './held-timers.ts';
import { added, failureOf, items, server, startSending } from './sending.ts';
import { json } from './test-server.ts';

startSending();

describe('aborting', () => {
  test('an abort while waiting for the answer ends the request', async () => {
    const controller = new AbortController();
    const closed = new Promise((resolve) => {
      server.answer = (response) => response.on('close', resolve);
    });
    const arrived = server.nextRequest();
    const sent = failureOf(send(addItems, items, { signal: controller.signal }));
    await arrived;
    controller.abort();
    expect(await sent).toMatchObject({ name: 'AbortedError', kind: 'aborted' });
    await closed;
  });

  test('an abort while receiving the answer ends it too', async () => {
    const controller = new AbortController();
    server.answer = (response) => response.writeHead(200).write('{', () => controller.abort());
    expect((await failureOf(send(addItems, items, { signal: controller.signal }))).kind).toBe('aborted');
  });

  test('a signal that is aborted already sends nothing', async () => {
    expect((await failureOf(send(addItems, items, { signal: AbortSignal.abort() }))).kind).toBe('aborted');
    expect(server.requests).toHaveLength(0);
  });

  test('an answer that begins and never ends times out', async () => {
    const clock = holdTimers(1234);
    const reading = vi.spyOn(Response.prototype, 'text');
    server.answer = (response) => response.writeHead(200).write('{"items": [');
    const sent = failureOf(send(addItems, items, { timeoutMs: 1234 }));
    await vi.waitFor(() => expect(reading).toHaveBeenCalled());
    (await clock.next())();
    expect(await sent).toMatchObject({ name: 'TimeoutError', kind: 'timeout' });
  });
});

describe('a prerendered page', () => {
  test('does not change state before it is shown', async () => {
    const show = prerender();
    const sent = send(addItems, items);
    server.answer = json(getCartExample.answer);
    await send(getCart, {});
    expect(server.requests.map(({ url }) => url)).toEqual(['/api/cart']);
    server.answer = added;
    show();
    await sent;
    expect(server.requests.map(({ url }) => url)).toEqual(['/api/cart', '/api/cart/add-items']);
  });
});
