import '../../../http/browser-page.ts';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  getRecommendationsExample,
  recommendationExample,
} from '../../../../../src/contract/recommendations/recommendations.examples.ts';
import { type PodPreset, podPreset } from '../../../../../src/domain/recommendations/pods.ts';
import { pageContext } from '../../../../../src/page/context.ts';
import {
  loadRecommendations,
  loadRecommendationsOfEach,
  type RecommendationRequest,
} from '../../../../../src/state/recommendations/recommendations.ts';
import { heard, openPage, tries } from '../../../http/browser-page.ts';
import { json, startServer, type TestServer } from '../../../http/test-server.ts';

const podId = 'people-also-viewed-pdp';
const fine = json(getRecommendationsExample.answer);
const podOf = (id: string) => podPreset(id, pageContext().pods) as PodPreset;
const load = (request: Omit<RecommendationRequest, 'pod'> = {}) =>
  loadRecommendations({ pod: podOf(podId), ...request });

let server: TestServer;

beforeEach(async () => {
  server = await startServer();
  server.answer = fine;
  openPage({ url: server.origin });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

describe('the request', () => {
  test.each([
    [podId, 'limit=24&showaddtocart=true&showshopall=true'],
    ['registry-recommendations', 'limit=25&showaddtocart=false&showshopall=false'],
  ])('%s: %s', async (id, query) => {
    await loadRecommendations({ pod: podOf(id) });
    expect(server.requests[0]!.url).toBe(`/recommendation/index?podid=${id}&${query}`);
  });

  test('has further pod parameters, which do not replace the pod’s own', async () => {
    await load({ parameters: { sku: '410553', color: undefined, limit: 999 } });
    const { searchParams } = new URL(server.requests[0]!.url, server.origin);
    expect(Object.fromEntries(searchParams)).toMatchObject({ sku: '410553', limit: '24' });
    expect(searchParams.has('color')).toBe(false);
  });

  test('the page context changes a pod and adds others', async () => {
    openPage({ url: server.origin, context: { pods: { spring: { limit: 6, showShopAll: false } } } });
    await loadRecommendations({ pod: podOf('spring') });
    expect(server.requests[0]!.url).toContain('podid=spring&limit=6&showaddtocart=true&showshopall=false');
  });

  test('a pod of the other brand is requested there', async () => {
    const other = await startServer();
    other.answer = fine;
    openPage({
      url: server.origin,
      context: { otherBrandOrigin: other.origin, pods: { [podId]: { origin: 'other-brand' } } },
    });
    expect(await load()).toMatchObject({ title: 'People Also Viewed' });
    expect(server.requests).toHaveLength(0);
    expect(other.requests).toHaveLength(1);
    await other.close();
  });

  test('a pod of the other brand is not requested here if the page does not configure that brand’s origin', async () => {
    openPage({ url: server.origin, context: { pods: { [podId]: { origin: 'other-brand' } } } });
    expect(await load()).toBeNull();
    expect(tries).toHaveLength(0);
    expect(console.error).toHaveBeenCalledOnce();
  });
});

describe('the result', () => {
  test('a duplicate product shows once', async () => {
    server.answer = json({ items: [recommendationExample, recommendationExample] });
    expect((await load())!.items).toHaveLength(1);
  });

  test('is cut to the pod’s limit', async () => {
    const items = Array.from({ length: 40 }, (_, index) => ({ ...recommendationExample, sku: `${index}` }));
    server.answer = json({ items });
    expect((await load())!.items).toHaveLength(24);
  });

  test('without a title of the server has the pod’s own', async () => {
    server.answer = json({ items: [], title: null });
    expect((await load())!.title).toBe('People Also Viewed');
  });
});

describe('failures', () => {
  test('a failed fetch is null, logged and not reported to the page (cart §8)', async () => {
    const errors = heard('storefront:error');
    server.answer = json({}, 500);
    expect(await load()).toBeNull();
    expect(console.error).toHaveBeenCalledOnce();
    expect(vi.mocked(console.error).mock.calls[0]![0]).toContain(
      '[get recommendations, /recommendation/index]',
    );
    expect(errors).toEqual([]);
  });

  test('it is requested again after a failure', async () => {
    server.answer = json({}, 500);
    await load();
    server.answer = fine;
    expect((await load())!.items).toHaveLength(2);
  });
});

describe('sharing', () => {
  test('concurrent requests of the same pod share one fetch', async () => {
    const both = await Promise.all([load(), load()]);
    expect(both.map((answer) => answer!.items.length)).toEqual([2, 2]);
    expect(server.requests).toHaveLength(1);
  });

  test('other parameters need another fetch', async () => {
    await Promise.all([load({ parameters: { sku: '1' } }), load({ parameters: { sku: '2' } })]);
    expect(server.requests).toHaveLength(2);
  });

  test('a host that leaves does not abort the fetch for the others', async () => {
    const leaving = new AbortController();
    const arrived = server.nextRequest();
    server.answer = async (response, request) => {
      await arrived;
      leaving.abort();
      fine(response, request);
    };
    const [left, stayed] = await Promise.all([
      load({ signal: leaving.signal }),
      load({ signal: new AbortController().signal }),
    ]);
    expect(left).toBeNull();
    expect(stayed!.items).toHaveLength(2);
    expect(server.requests).toHaveLength(1);
  });

  test('when the last host leaves, the request is aborted without a log', async () => {
    const leaving = new AbortController();
    const closed = new Promise((resolve) => {
      server.answer = (response) => {
        response.on('close', resolve);
        leaving.abort();
      };
    });
    expect(await load({ signal: leaving.signal })).toBeNull();
    await closed;
    expect(console.error).not.toHaveBeenCalled();
  });

  test('a host that joins after the last one has left starts a new fetch', async () => {
    const leaving = new AbortController();
    server.answer = () => leaving.abort();
    await load({ signal: leaving.signal });
    server.answer = fine;
    expect((await load())!.items).toHaveLength(2);
  });
});

describe('a pod for several products', () => {
  const productsOf = (...skus: string[]) =>
    json({ items: skus.map((sku) => ({ ...recommendationExample, sku })) });
  const load = (skus: string[], id = podId) => loadRecommendationsOfEach(skus, { pod: podOf(id) });

  test('is requested once for each, and the answers are merged in turn, without duplicates', async () => {
    server.answer = (response, request) =>
      (request.url!.includes('sku=1') ? productsOf('a', 'b') : productsOf('x', 'a', 'y'))(response, request);
    const { items } = (await load(['1', '2', '1']))!;
    expect(items.map(({ sku }) => sku)).toEqual(['a', 'x', 'b', 'y']);
    expect(server.requests).toHaveLength(2);
  });

  test('shows at most as many products as the pod', async () => {
    openPage({ url: server.origin, context: { pods: { spring: { limit: 3 } } } });
    server.answer = (response, request) =>
      (request.url!.includes('sku=1') ? productsOf('a', 'b') : productsOf('x', 'y'))(response, request);
    expect((await load(['1', '2'], 'spring'))!.items).toHaveLength(3);
  });

  test('shows the products of the others if one of them fails', async () => {
    server.answer = (response, request) =>
      (request.url!.includes('sku=1') ? json({}, 500) : productsOf('x'))(response, request);
    expect((await load(['1', '2']))!.items).toHaveLength(1);
    expect(console.error).toHaveBeenCalledOnce();
  });

  test('is null if all of them fail', async () => {
    server.answer = json({}, 500);
    expect(await load(['1', '2'])).toBeNull();
  });
});
