import './browser-page.ts';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failsSilently } from '../../../src/contract/call.ts';
import { addItemsExample, getCartExample } from '../../../src/contract/cart/cart.examples.ts';
import { addItems, getCart } from '../../../src/contract/cart/cart.ts';
import { getRecommendationsExample } from '../../../src/contract/recommendations/recommendations.examples.ts';
import { getRecommendations } from '../../../src/contract/recommendations/recommendations.ts';
import { isNetworkFailure, retryDelayMs } from '../../../src/domain/retry.ts';
import { send } from '../../../src/http/send.ts';
import { openPage, setToken, tries, turnPage } from './browser-page.ts';
import { holdTimers, skipTimers } from './held-timers.ts';
import { added, failureOf, items, pod, server, stale, startSending } from './sending.ts';
import { hangUp, inTurn, json } from './test-server.ts';

startSending();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.mocked(console.error).mockRestore();
});

const reported = (text: string) =>
  vi.waitFor(() => expect(console.error).toHaveBeenCalledWith(expect.stringContaining(text)));

describe('the request', () => {
  test('a POST carries its payload as JSON', async () => {
    await send(addItems, items);
    const [request] = server.requests;
    expect(request).toMatchObject({ method: 'POST', url: '/api/cart/add-items' });
    expect(request!.headers['content-type']).toBe('application/json');
    expect(JSON.parse(request!.body)).toEqual(items);
  });

  test('a GET carries its payload as query parameters, including further pod parameters', async () => {
    server.answer = json(getRecommendationsExample.answer);
    await send(getRecommendations, { ...pod, sku: '410553', family: undefined });
    expect(server.requests[0]!.url).toBe(
      '/recommendation/index?podid=people-also-viewed-pdp&limit=24&showaddtocart=true&showshopall=true&sku=410553',
    );
  });

  test('the body is right on a page with broken arrays and functions', async () => {
    const answer = JSON.stringify(addItemsExample.answer);
    server.answer = (response) => response.end(answer);
    const arrays = Array.prototype as { toJSON?: () => string };
    const { bind } = Function.prototype;
    arrays.toJSON = function (this: unknown[]) {
      return `[${this.join()}]`;
    };
    // Broken only during fetch, because Node's own server needs them intact.
    Function.prototype.bind = function (this: (...given: unknown[]) => unknown, ...given: [unknown]) {
      if (this === globalThis.fetch) throw new Error('broken by the page');
      return bind.apply(this, given);
    };
    try {
      await send(addItems, items);
    } finally {
      delete arrays.toJSON;
      Function.prototype.bind = bind;
    }
    expect(JSON.parse(server.requests[0]!.body)).toEqual(items);
  });
});

describe('the anti-forgery token (decision 10)', () => {
  test('is sent with a call that changes state', async () => {
    await send(addItems, items);
    expect(server.requests[0]!.headers.requestverificationtoken).toBe('fresh');
  });

  test('is not sent with a call that changes nothing', async () => {
    server.answer = json(getCartExample.answer);
    await send(getCart, {});
    expect(server.requests[0]!.headers).not.toHaveProperty('requestverificationtoken');
  });

  test('uses the field and header names of the page context', async () => {
    openPage({
      url: server.origin,
      context: { antiForgery: { header: 'X-Token' } },
      token: 'fresh',
    });
    await send(addItems, items);
    expect(server.requests[0]!.headers['x-token']).toBe('fresh');
  });

  test('is read again for each call', async () => {
    await send(addItems, items);
    setToken('newer');
    await send(addItems, items);
    expect(server.requests.map(({ headers }) => headers.requestverificationtoken)).toEqual([
      'fresh',
      'newer',
    ]);
  });

  test('is read again for each try after a network failure', async () => {
    const clock = holdTimers(retryDelayMs);
    server.answer = inTurn(hangUp, added);
    const sent = send(addItems, items);
    const passTime = await clock.next();
    setToken('newer');
    passTime();
    await sent;
    expect(server.requests.map(({ headers }) => headers.requestverificationtoken)).toEqual([
      'fresh',
      'newer',
    ]);
  });

  test('if it is stale and the page has a new one, the call is sent once more', async () => {
    server.answer = inTurn((response, request) => {
      setToken('newer');
      stale(response, request);
    }, added);
    await expect(send(addItems, items)).resolves.toMatchObject({ isSuccess: true });
    expect(server.requests.map(({ headers }) => headers.requestverificationtoken)).toEqual([
      'fresh',
      'newer',
    ]);
    expect(server.requests[1]!.body).toBe(server.requests[0]!.body);
  });

  test('if it is stale and the page has no new one, the call fails', async () => {
    server.answer = inTurn(stale, added);
    const error = await failureOf(send(addItems, items));
    expect(error).toMatchObject({
      name: 'TokenError',
      kind: 'token',
      status: 403,
      api: '/api/cart/add-items',
    });
    expect(server.requests).toHaveLength(1);
  });

  test('if it is stale and the page has none, the shopper is not asked to refresh', async () => {
    openPage({ url: server.origin });
    server.answer = stale;
    expect(await failureOf(send(addItems, items))).toMatchObject({ kind: 'status', status: 403 });
    expect(server.requests).toHaveLength(1);
    await reported('the page has no input[name="__RequestVerificationToken"] with a value');
  });

  test('after any 403 on a page without one, the console names the field that was not found', async () => {
    openPage({ url: server.origin });
    server.answer = json({}, 403);
    await failureOf(send(addItems, items));
    await reported(
      'POST /api/cart/add-items was answered with 403: the page has no input[name="__RequestVerificationToken"] with a value',
    );
  });

  test('after a 403 that does not mention it, the console says how a server calls it stale', async () => {
    server.answer = json({}, 403);
    await failureOf(send(addItems, items));
    await reported(
      'if the anti-forgery token in input[name="__RequestVerificationToken"] is wrong or stale, the server has to say so by {"isTokenStale": true}',
    );
  });

  const silent = { ...addItems, failure: failsSilently };
  test.each([
    ['of a call that sends none', getCart, {}],
    ['of a call whose failures are not reported', silent, {}],
    ['that is a reset', addItems, { IsReset: true }],
    ['with a message for the shopper', addItems, { message: 'Not allowed.' }],
  ])('a 403 %s says nothing of it', async (_which, call, answer) => {
    server.answer = json(answer, 403);
    await failureOf(send(call as typeof addItems, items));
    // The report of a later call comes after one of this call.
    server.answer = json({}, 403);
    await failureOf(send(addItems, items));
    await reported('POST ');
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  test('if it is stale a second time, the call is not sent a third time', async () => {
    let count = 0;
    server.answer = (response, request) => {
      setToken(`newer ${++count}`);
      stale(response, request);
    };
    expect((await failureOf(send(addItems, items))).kind).toBe('token');
    expect(server.requests).toHaveLength(2);
  });

  test('a 403 that does not mention the token is a status like any other', async () => {
    server.answer = json({ message: 'Not allowed.' }, 403);
    const error = await failureOf(send(addItems, items));
    expect(error).toMatchObject({ kind: 'status', status: 403, serverMessage: 'Not allowed.' });
  });
});

describe('retry (decision 9)', () => {
  test('a network failure is retried twice, 500 ms apart', async () => {
    server.answer = hangUp;
    const clock = holdTimers(500);
    const sent = failureOf(send(addItems, items));
    (await clock.next())();
    (await clock.next())();
    expect(await sent).toMatchObject({ kind: 'network' });
    expect(server.requests).toHaveLength(3);
    expect(clock.counts.set).toBe(2);
  });

  test('the answer of a later try counts', async () => {
    skipTimers(retryDelayMs);
    server.answer = inTurn(hangUp, hangUp, added);
    await expect(send(addItems, items)).resolves.toMatchObject({ isSuccess: true });
    expect(server.requests.map(({ body }) => JSON.parse(body))).toEqual([items, items, items]);
  });

  test('a call that may not be retried is sent once', async () => {
    server.answer = hangUp;
    expect((await failureOf(send({ ...addItems, mayRetry: false }, items))).kind).toBe('network');
    expect(server.requests).toHaveLength(1);
  });

  test('a status is never retried, whatever it is', async () => {
    for (const status of [408, 429, 500, 502, 503, 504]) {
      openPage({ url: server.origin, token: 'fresh' });
      server.answer = (response) =>
        response.writeHead(status, { 'retry-after': '0', connection: 'close' }).end();
      expect(await failureOf(send(addItems, items))).toMatchObject({ kind: 'status', status });
      expect(tries).toHaveLength(1);
    }
  });

  test('nothing is retried once the page is being left, and nothing is reported', async () => {
    const clock = holdTimers(retryDelayMs);
    server.answer = hangUp;
    const sent = failureOf(send(addItems, items));
    const passTime = await clock.next();
    turnPage('pagehide');
    passTime();
    expect((await sent).kind).toBe('aborted');
    expect(server.requests).toHaveLength(1);
    turnPage('pageshow', true);
  });

  test('a call that fails while the page is being left is not retried', async () => {
    server.answer = (response, request) => {
      turnPage('pagehide');
      hangUp(response, request);
    };
    expect((await failureOf(send(addItems, items))).kind).toBe('aborted');
    expect(server.requests).toHaveLength(1);
    turnPage('pageshow', true);
  });

  test('nothing is retried once the caller has aborted', async () => {
    const clock = holdTimers(retryDelayMs);
    const controller = new AbortController();
    server.answer = hangUp;
    const sent = failureOf(send(addItems, items, { signal: controller.signal }));
    await clock.next();
    controller.abort();
    expect((await sent).kind).toBe('aborted');
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ['Failed to fetch', true],
    ['Load failed', true],
    ['NetworkError when attempting to fetch resource.', true],
    ['Failed to fetch (www.example.com)', true],
    ['Failed to execute something', false],
    ['The user aborted a request.', false],
  ])('%s: %s', (message, expected) => {
    expect(isNetworkFailure(message)).toBe(expected);
  });

  test('an error that is not a network failure is not retried', async () => {
    const nodeFetch = globalThis.fetch;
    const broken = vi.fn(() => Promise.reject(new TypeError('Illegal invocation')));
    globalThis.fetch = broken;
    const error = await failureOf(send(addItems, items)).finally(() => {
      globalThis.fetch = nodeFetch;
    });
    expect(error.message).toContain('Illegal invocation');
    expect(broken).toHaveBeenCalledTimes(1);
  });
});
