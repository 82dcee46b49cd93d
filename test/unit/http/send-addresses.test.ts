import './browser-page.ts';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { authenticate, getResetToken } from '../../../src/contract/account/account.ts';
import { getCartExample } from '../../../src/contract/cart/cart.examples.ts';
import { addItems, getCart } from '../../../src/contract/cart/cart.ts';
import { getRecommendationsExample } from '../../../src/contract/recommendations/recommendations.examples.ts';
import { getRecommendations } from '../../../src/contract/recommendations/recommendations.ts';
import { retryDelayMs } from '../../../src/domain/retry.ts';
import { send } from '../../../src/http/send.ts';
import { hostileSamples } from '../hostile-urls.ts';
import { openPage, tries } from './browser-page.ts';
import { skipTimers } from './held-timers.ts';
import { added, failureOf, items, pod, server, stale, startSending } from './sending.ts';
import { type Answerer, hangUp, inTurn, json, startServer, type TestServer } from './test-server.ts';

startSending();

describe('endpoints of the page context (decision 5)', () => {
  test('replace a path by the name of the call', async () => {
    openPage({ url: server.origin, context: { endpoints: { addItems: '/legacy/cart.aspx?op=add' } } });
    await send(addItems, items);
    expect(server.requests[0]!.url).toBe('/legacy/cart.aspx?op=add');
  });

  test('keep their own query besides the payload of a GET', async () => {
    openPage({
      url: server.origin,
      context: { endpoints: { getRecommendations: '/pods?v=2' } },
    });
    server.answer = json(getRecommendationsExample.answer);
    await send(getRecommendations, pod);
    expect(server.requests[0]!.url).toMatch(/^\/pods\?v=2&podid=/);
  });

  test.each(hostileSamples)('refuse %s, report it, and use the default', async (given) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    openPage({ url: server.origin, context: { endpoints: { addItems: given } } });
    await send(addItems, items);
    expect(server.requests[0]!.url).toBe('/api/cart/add-items');
    expect(report).toHaveBeenCalledOnce();
    expect(report.mock.calls[0]![0]).toContain('endpoints.addItems');
  });

  test('refused ones are reported without credentials and query', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const given = 'https://ada:secret@evil.example/cart?key=secret';
    openPage({ url: server.origin, context: { endpoints: { addItems: given } } });
    await send(addItems, items);
    expect(report.mock.calls[0]![0]).not.toContain('secret');
  });

  test('of a call that posts need credentialOrigins', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const endpoints = { addItems: 'https://login.example/cart/add' };
    openPage({ url: server.origin, context: { endpoints, redirectOrigins: ['https://login.example'] } });
    await send(addItems, items);
    expect(server.requests[0]!.url).toBe('/api/cart/add-items');
    expect(report.mock.calls[0]![0]).toContain('credentialOrigins');
  });

  test('on another listed origin get neither the token nor credentials', async () => {
    const other = await startServer();
    other.answer = json(getRecommendationsExample.answer);
    openPage({
      url: server.origin,
      token: 'fresh',
      context: {
        endpoints: { getRecommendations: `${other.origin}/pods` },
        redirectOrigins: [other.origin],
      },
    });
    await send(getRecommendations, pod);
    expect(other.requests[0]!.url).toMatch(/^\/pods\?/);
    expect(other.requests[0]!.headers).not.toHaveProperty('requestverificationtoken');
    expect(tries[0]!.credentials).toBe('omit');
    await other.close();
  });
});

describe('another origin', () => {
  let other: TestServer;

  beforeEach(async () => {
    other = await startServer();
    other.answer = json(getRecommendationsExample.answer);
    openPage({ url: server.origin, token: 'fresh', context: { otherBrandOrigin: other.origin } });
  });

  afterEach(() => other.close());

  test('a pod is requested from the other brand, with neither token nor credentials', async () => {
    await send(getRecommendations, pod, { origin: other.origin });
    expect(other.requests[0]!.url).toContain('/recommendation/index?podid=');
    expect(other.requests[0]!.headers).not.toHaveProperty('requestverificationtoken');
    expect(tries[0]!.credentials).toBe('omit');
    expect(server.requests).toHaveLength(0);
  });

  test('a call that changes state does not send the token there', async () => {
    other.answer = added;
    await send({ ...addItems, isCrossOrigin: true }, items, { origin: other.origin });
    expect(other.requests[0]!.headers).not.toHaveProperty('requestverificationtoken');
  });

  test('its errors name it', async () => {
    other.answer = json({}, 500);
    const error = await failureOf(send(getRecommendations, pod, { origin: other.origin }));
    expect(error.api).toBe(`${other.origin}/recommendation/index`);
  });

  test.each([
    ['an origin that is not listed', getRecommendations, 'https://evil.example'],
    ['a call not declared for it', { ...getRecommendations, isCrossOrigin: false }, undefined],
  ])('%s is refused and nothing is sent', async (_, call, origin = other.origin) => {
    const error = await failureOf(send(call, pod, { origin }));
    expect(error).toMatchObject({ name: 'OriginError', kind: 'origin' });
    expect(tries).toHaveLength(0);
  });

  test('a redirect to it does not carry the token there', async () => {
    server.answer = (response) => response.writeHead(307, { location: `${other.origin}/steal` }).end();
    await failureOf(send(addItems, items));
    expect(other.requests).toHaveLength(0);
  });

  test('a POST that is answered by a redirect to it is sent once, and the error says why', async () => {
    server.answer = (response) => response.writeHead(307, { location: `${other.origin}/steal` }).end();
    const error = await failureOf(send(addItems, items));
    expect(error.kind).toBe('format');
    expect(error.message).toBe(
      'add to cart failed: POST /api/cart/add-items: Response is not in Json formate: the POST was redirected; the browser does not say where, and it was not followed',
    );
    expect(server.requests).toHaveLength(1);
  });

  test('a GET follows a redirect', async () => {
    server.answer = inTurn(
      (response) => response.writeHead(302, { location: '/pods' }).end(),
      json(getRecommendationsExample.answer),
    );
    await send(getRecommendations, pod);
    expect(server.requests.at(-1)!.url).toBe('/pods');
  });

  test('a GET that is redirected to the sign-in page says that the session has ended', async () => {
    server.answer = inTurn(
      (response) => response.writeHead(302, { location: '/account/login?returnUrl=%2F' }).end(),
      (response) => response.end('<!doctype html><form></form>'),
    );
    const error = await failureOf(send(getRecommendations, pod));
    expect(error.kind).toBe('session');
    expect(error.message).toMatch(/the GET was redirected to \/account\/login$/);
  });
});

describe('a base (decision 11)', () => {
  const credentials = { username: 'ada@example.com', password: 'correct horse' };

  beforeEach(() => {
    server.answer = json({ status: 'SUCCESS', sessionToken: 'abc' });
  });

  test.each(['/identity', '/identity/', '/identity?x=1#y'])(
    '%s: the path is appended to it',
    async (base) => {
      await send(authenticate, credentials, { base });
      expect(server.requests[0]!.url).toBe('/identity/api/v1/authn');
    },
  );

  test('a password is not sent to an origin that the shopper may only be sent to', async () => {
    const other = await startServer();
    openPage({ url: server.origin, context: { redirectOrigins: [other.origin] } });
    const error = await failureOf(send(authenticate, credentials, { base: `${other.origin}/oauth` }));
    expect(error).toMatchObject({ kind: 'origin' });
    expect(error.message).toContain('credentialOrigins');
    expect(tries).toHaveLength(0);
    await other.close();
  });

  test.each([
    ['an origin that is not listed', authenticate, 'https://evil.example'],
    ['another scheme', authenticate, 'javascript:alert(1)'],
    ['a host in disguise', authenticate, '/\\evil.example'],
    ['a call not declared for one', { ...authenticate, hasBase: false }, '/identity'],
  ])('%s is refused and nothing is sent', async (_, call, base) => {
    const error = await failureOf(send(call, credentials, { base }));
    expect(error).toMatchObject({ name: 'OriginError', kind: 'origin', api: '/api/v1/authn' });
    expect(tries).toHaveLength(0);
  });

  test('an endpoint of the page context wins', async () => {
    openPage({ url: server.origin, context: { endpoints: { authenticate: '/login-proxy' } } });
    await send(authenticate, credentials, { base: '/identity' });
    expect(server.requests[0]!.url).toBe('/login-proxy');
  });
});

test('an answer for one use only is never read from a cache', async () => {
  server.answer = json({ requestToken: 'abc' });
  await send(getResetToken, {});
  expect(tries[0]!.cache).toBe('no-store');
});

test('the cart is never read from a cache', async () => {
  server.answer = json(getCartExample.answer);
  await send(getCart, {});
  expect(tries[0]!.cache).toBe('no-store');
});

describe('errors', () => {
  const html: Answerer = (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Sign in</body></html>');

  test.each([
    ['NetworkError', hangUp, /Failed to fetch \(try 3\)/],
    ['StatusError', json({}, 500), /status 500/],
    ['TokenError', stale, /token is stale/],
    ['FormatError', html, /Response is not in Json formate: an HTML page came/],
    ['ShapeError', json({ isSuccess: 'yes' }), /isSuccess: expected boolean, received string/],
  ])('%s: the message has the action, the URL and the cause', async (name, answer, reason) => {
    skipTimers(retryDelayMs);
    server.answer = answer;
    const error = await failureOf(send(addItems, items));
    expect(error.name).toBe(name);
    expect(error.message).toMatch(/^add to cart failed: POST \/api\/cart\/add-items: /);
    expect(error.message).toMatch(reason);
    expect(error).toMatchObject({ action: 'add to cart', api: '/api/cart/add-items' });
  });

  test('the values of a query are not in the message', async () => {
    server.answer = json({}, 500);
    const error = await failureOf(send(getRecommendations, { ...pod, email: 'shopper@example.com' }));
    expect(error.message).toBe('get recommendations failed: GET /recommendation/index: status 500');
  });

  test('a format error does not keep the parser’s, which quotes the answer', async () => {
    server.answer = html;
    expect((await failureOf(send(addItems, items))).cause).toBeUndefined();
  });
});
