import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/recommendation-carousel/recommendation-carousel.examples.ts';
import recommendationCarousel from '../../../../widgets/recommendation-carousel/recommendation-carousel.island.ts';
import { openTestPage, renderIsland } from '../../render-island.tsx';
import { twoTurns } from '../../two-turns.ts';
import { cards, failed } from './rendered-carousel.ts';

describe('a slow pod', () => {
  test('is aborted when the island unmounts', async () => {
    const island = await renderIsland(recommendationCarousel, examples.loading);
    island.record.unmount!();
    await vi.waitFor(() => expect([...island.host.childNodes]).toEqual(island.serverNodes));
    expect(island.errors).toEqual([]);
  });
});

describe('an unknown pod', () => {
  test('is an error that names the given and the known ids', async () => {
    const island = await failed(examples['unknown pod']);
    expect(island.errors).toHaveLength(1);
    expect(island.errors[0]).toMatch(/"people-also-veiwed"; known are .*people-also-viewed-pdp/);
  });

  test('does not affect its neighbour', async () => {
    const on = openTestPage(examples.items);
    const wrong = await renderIsland(recommendationCarousel, examples['unknown pod'], { on });
    const right = await renderIsland(recommendationCarousel, examples.items, { on });
    await vi.waitFor(() => expect(cards(right)).toHaveLength(12));
    expect(wrong.status()).toBe('failed');
    expect([...wrong.host.childNodes]).toEqual(wrong.serverNodes);
  });
});

describe('a wrong attribute', () => {
  test('fails that island alone, and is reported with the accepted values', async () => {
    const island = await failed({
      ...examples.items,
      attributes: { 'data-pod-id': 'trending-products', 'data-add-to': 'basket' },
    });
    expect(island.errors[0]).toMatch(/data-add-to was "basket"; accepted is one of "cart", "registry"/);
    expect([...island.host.childNodes]).toEqual(island.serverNodes);
  });
});

describe('a page that is left while the pod loads', () => {
  test('loads again when the page is restored', async () => {
    let cutOff: (error: Error) => void = () => {};
    const island = await renderIsland(recommendationCarousel, {
      ...examples.items,
      answers: { getRecommendations: () => new Promise((_, reject) => (cutOff = reject)) },
    });
    await vi.waitFor(() => expect(island.requests).toHaveLength(1));
    window.dispatchEvent(new Event('pagehide'));
    cutOff(new TypeError('Failed to fetch'));
    island.answer('getRecommendations', examples.items.answers.getRecommendations);
    await vi.waitFor(() => expect(island.status()).toBe('mounted'));
    await twoTurns();
    window.dispatchEvent(new Event('pageshow'));
    await vi.waitFor(() => expect(cards(island)).toHaveLength(12));
    expect(island.errors).toEqual([]);
  });
});
