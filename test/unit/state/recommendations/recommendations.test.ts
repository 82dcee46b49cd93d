// @vitest-environment node
import '../../http/browser-page.ts';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  getRecommendationsExample,
  recommendationExample,
} from '../../../../src/contract/recommendations/recommendations.examples.ts';
import { loadRecommendations } from '../../../../src/state/recommendations/recommendations.ts';
import { heard, openPage, tries } from '../../http/browser-page.ts';
import { json, startServer, type TestServer } from '../../http/test-server.ts';

const podId = 'people-also-viewed-pdp';
const fine = json(getRecommendationsExample.answer);

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

describe('what is asked', () => {
  test.each([
    [podId, 'limit=24&showaddtocart=true&showshopall=true'],
    ['registry-recommendations', 'limit=25&showaddtocart=false&showshopall=false'],
  ])('%s: %s', async (id, query) => {
    await loadRecommendations({ podId: id });
    expect(server.requests[0]!.url).toBe(`/recommendation/index?podid=${id}&${query}`);
  });

  test('further pod parameters go along, but replace none of the pod’s own', async () => {
    await loadRecommendations({ podId, parameters: { sku: '410553', color: undefined, limit: 999 } });
    const { searchParams } = new URL(server.requests[0]!.url, server.origin);
    expect(Object.fromEntries(searchParams)).toMatchObject({ sku: '410553', limit: '24' });
    expect(searchParams.has('color')).toBe(false);
  });

  test('the page context changes a pod and adds others', async () => {
    openPage({ url: server.origin, context: { pods: { spring: { limit: 6, showShopAll: false } } } });
    await loadRecommendations({ podId: 'spring' });
    expect(server.requests[0]!.url).toContain('podid=spring&limit=6&showaddtocart=true&showshopall=false');
  });

  test('a pod of the other brand is asked there', async () => {
    const other = await startServer();
    other.answer = fine;
    openPage({
      url: server.origin,
      context: { otherBrandOrigin: other.origin, pods: { [podId]: { origin: 'other-brand' } } },
    });
    expect(await loadRecommendations({ podId })).toMatchObject({ title: 'People Also Viewed' });
    expect(server.requests).toHaveLength(0);
    expect(other.requests).toHaveLength(1);
    await other.close();
  });

  test('a pod of the other brand is not asked here when the page does not name that brand’s origin', async () => {
    openPage({ url: server.origin, context: { pods: { [podId]: { origin: 'other-brand' } } } });
    expect(await loadRecommendations({ podId })).toBeNull();
    expect(tries).toHaveLength(0);
    expect(console.error).toHaveBeenCalledOnce();
  });
});

describe('what comes back', () => {
  test('a product that comes twice shows once', async () => {
    server.answer = json({ items: [recommendationExample, recommendationExample] });
    expect((await loadRecommendations({ podId }))!.items).toHaveLength(1);
  });

  test('more than the pod’s limit are cut', async () => {
    const items = Array.from({ length: 40 }, (_, index) => ({ ...recommendationExample, sku: `${index}` }));
    server.answer = json({ items });
    expect((await loadRecommendations({ podId }))!.items).toHaveLength(24);
  });

  test('without a title of the server the pod’s own shows', async () => {
    server.answer = json({ items: [], title: null });
    expect((await loadRecommendations({ podId }))!.title).toBe('People Also Viewed');
  });
});

describe('failures', () => {
  test('an unknown pod is an error, and nothing is sent', async () => {
    await expect(loadRecommendations({ podId: 'no-such-pod' })).rejects.toThrow('"no-such-pod"');
    expect(tries).toHaveLength(0);
  });

  test('a failed fetch is null, logged and not told to the page (cart §8)', async () => {
    const errors = heard('storefront:error');
    server.answer = json({}, 500);
    expect(await loadRecommendations({ podId })).toBeNull();
    expect(console.error).toHaveBeenCalledOnce();
    expect(vi.mocked(console.error).mock.calls[0]![0]).toContain(
      '[get recommendations, /recommendation/index]',
    );
    expect(errors).toEqual([]);
  });

  test('it is asked again after a failure', async () => {
    server.answer = json({}, 500);
    await loadRecommendations({ podId });
    server.answer = fine;
    expect((await loadRecommendations({ podId }))!.items).toHaveLength(2);
  });
});

describe('sharing', () => {
  test('the same pod asked twice at the same time is fetched once', async () => {
    const both = await Promise.all([loadRecommendations({ podId }), loadRecommendations({ podId })]);
    expect(both.map((answer) => answer!.items.length)).toEqual([2, 2]);
    expect(server.requests).toHaveLength(1);
  });

  test('other parameters are another fetch', async () => {
    await Promise.all([
      loadRecommendations({ podId, parameters: { sku: '1' } }),
      loadRecommendations({ podId, parameters: { sku: '2' } }),
    ]);
    expect(server.requests).toHaveLength(2);
  });

  test('one that leaves does not take the answer from the other', async () => {
    const leaving = new AbortController();
    const arrived = server.nextRequest();
    server.answer = async (response, request) => {
      await arrived;
      leaving.abort();
      fine(response, request);
    };
    const [left, stayed] = await Promise.all([
      loadRecommendations({ podId, signal: leaving.signal }),
      loadRecommendations({ podId, signal: new AbortController().signal }),
    ]);
    expect(left).toBeNull();
    expect(stayed!.items).toHaveLength(2);
    expect(server.requests).toHaveLength(1);
  });

  test('when the last one leaves the request ends, silently', async () => {
    const leaving = new AbortController();
    const closed = new Promise((resolve) => {
      server.answer = (response) => {
        response.on('close', resolve);
        leaving.abort();
      };
    });
    expect(await loadRecommendations({ podId, signal: leaving.signal })).toBeNull();
    await closed;
    expect(console.error).not.toHaveBeenCalled();
  });

  test('one that comes after the last one left starts anew', async () => {
    const leaving = new AbortController();
    server.answer = () => leaving.abort();
    await loadRecommendations({ podId, signal: leaving.signal });
    server.answer = fine;
    expect((await loadRecommendations({ podId }))!.items).toHaveLength(2);
  });
});
