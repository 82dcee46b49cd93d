import './browser-page.ts';

import { afterEach, expect, test } from 'vitest';
import { addItems } from '../../../src/contract/cart/cart.ts';
import { getRecommendationsExample } from '../../../src/contract/recommendations/recommendations.examples.ts';
import { getRecommendations } from '../../../src/contract/recommendations/recommendations.ts';
import { send } from '../../../src/http/send.ts';
import { items, pod, server, startSending } from './sending.ts';
import { json } from './test-server.ts';

startSending();

const nodeFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = nodeFetch;
});

/** Wrappers that add a header, as pages write them for tracing or consent. */
const wrappers: Record<string, (url: unknown, init: RequestInit) => Promise<Response>> = {
  'spreading the headers': (url, init = {}) =>
    nodeFetch(url as string, { ...init, headers: { ...init.headers, traceparent: '00-1' } }),
  'assigning to the headers': (url, init = {}) => {
    init.headers = Object.assign(init.headers || {}, { traceparent: '00-1' });
    return nodeFetch(url as string, init);
  },
  'making Headers of the headers': (url, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('traceparent', '00-1');
    return nodeFetch(url as string, { ...init, headers });
  },
  'making a Request': (url, init) => {
    const request = new Request(url as string, init);
    request.headers.set('traceparent', '00-1');
    return nodeFetch(request);
  },
  'reading the URL as text': (url, init) => {
    const headers = { ...init.headers, traceparent: (url as string).startsWith('http') ? '00-1' : '' };
    return nodeFetch(url as string, { ...init, headers });
  },
};

test.each(Object.keys(wrappers))('%s keeps the token, the type and the payload', async (which) => {
  globalThis.fetch = wrappers[which] as typeof fetch;
  await send(addItems, items);
  const [{ headers, body }] = server.requests as [(typeof server.requests)[0]];
  expect(headers).toMatchObject({
    traceparent: '00-1',
    requestverificationtoken: 'fresh',
    'content-type': 'application/json',
    accept: 'application/json',
  });
  expect(JSON.parse(body)).toEqual(items);
});

test('keeps the query of a GET', async () => {
  globalThis.fetch = wrappers['spreading the headers'] as typeof fetch;
  server.answer = json(getRecommendationsExample.answer);
  await send(getRecommendations, pod);
  expect(server.requests[0]!.url).toContain('podid=people-also-viewed-pdp');
});
