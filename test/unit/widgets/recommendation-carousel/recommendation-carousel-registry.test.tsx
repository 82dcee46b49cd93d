import { describe, expect, test, vi } from 'vitest';
import { recommendationExample } from '../../../../src/contract/recommendations/recommendations.examples.ts';
import { examples } from '../../../../widgets/recommendation-carousel/recommendation-carousel.examples.ts';
import recommendationCarousel from '../../../../widgets/recommendation-carousel/recommendation-carousel.island.ts';
import { type RenderedIsland, renderIsland } from '../../render-island.tsx';
import { cards, shown } from './rendered-carousel.ts';

const firstLink = ({ page }: RenderedIsland) =>
  page.getByRole('link', { name: 'Add To Registry Linden Armchair' });

/** Whether the default action of a link's click was prevented. */
function isKept(link: HTMLElement, more: MouseEventInit = {}): boolean {
  let kept = false;
  const watch = (event: Event) => {
    kept = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', watch, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
  return kept;
}

describe('a card of a registry', () => {
  test('is the host of a registry’s button, with a link to the sign-in until that has mounted', async () => {
    const island = await shown(examples.registry);
    const link = firstLink(island);
    expect(link.getAttribute('href')).toBe('/account/login?registry=1');
    expect({ ...link.parentElement!.dataset }).toMatchObject({
      island: 'add-to-registry',
      islandLoad: 'visible',
      sku: '221000',
      name: 'Linden Armchair',
      signInUrl: '/account/login?registry=1',
      isCompact: 'true',
    });
  });

  test('passes made-to-order to the registry’s button', async () => {
    const island = await shown({ ...examples['custom order'], attributes: examples.registry.attributes });
    const link = firstLink(island);
    expect(link.parentElement!.dataset.isMadeToOrder).toBe('true');
  });

  test('has a registry’s button confirm by itself on mobile if the page wants it so', async () => {
    const attributes = { ...examples.registry.attributes, 'data-show-added': 'true' };
    const island = await shown({ ...examples.mobile, attributes });
    const link = firstLink(island);
    expect(link.parentElement!.dataset.isQuiet).toBe('true');
  });

  test.each([
    ['pending', true],
    ['loading', true],
    ['failed', false],
    ['no island', false],
  ])('holds a press for a button that is %s: %s', async (status, kept) => {
    const link = firstLink(await shown(examples.registry));
    link.parentElement!.setAttribute('data-island-status', status);
    expect(isKept(link)).toBe(kept);
  });

  test.each([
    ['failed', 1],
    ['mounted', 0],
  ])('follows its link after all, once, if its button has %s: %i', async (status, times) => {
    const link = firstLink(await shown(examples.registry));
    const host = link.parentElement!;
    host.setAttribute('data-island-status', 'pending');
    expect(isKept(link)).toBe(true);
    let followed = 0;
    const count = (event: Event) => {
      if (!event.defaultPrevented) followed += 1;
      event.preventDefault();
    };
    document.addEventListener('click', count);
    for (const next of ['loading', status, status]) {
      host.setAttribute('data-island-status', next);
      await Promise.resolve();
    }
    document.removeEventListener('click', count);
    expect(followed).toBe(times);
  });

  test('leaves a press for a new tab to the browser', async () => {
    const link = firstLink(await shown(examples.registry));
    link.parentElement!.setAttribute('data-island-status', 'pending');
    expect(isKept(link, { ctrlKey: true })).toBe(false);
  });
});

describe('a pod for several products', () => {
  const products = (...skus: string[]) =>
    skus.map((sku) => ({ ...recommendationExample, sku, name: `Product ${sku}` }));
  const several = {
    ...examples.items,
    attributes: { 'data-pod-id': 'registry-you-may-also-want', 'data-skus': '410553  410554 410553' },
  };
  const asked = ({ requests }: RenderedIsland) => requests.map(({ url }) => url.searchParams.get('sku'));
  const answerBySku = (bySku: Record<string, unknown>) => {
    // The backend of a test page does not see the URL: the calls come in the order of the products.
    const answers = Object.values(bySku);
    return () => {
      const answer = answers.shift();
      return typeof answer === 'number'
        ? new Response('{}', { status: answer })
        : Response.json({ items: answer, title: 'You May Also Want' });
    };
  };
  const names = (island: RenderedIsland) =>
    cards(island).map((card) => card.querySelector('.si-card__name')!.textContent);

  test('is requested for each of them, once', async () => {
    const island = await shown(several);
    expect(asked(island)).toEqual(['410553', '410554']);
  });

  test('merges them into one list, one of each in turn, without duplicates', async () => {
    const getRecommendations = answerBySku({ a: products('1', '2', '3'), b: products('4', '2') });
    const island = await shown({ ...several, answers: { getRecommendations } });
    expect(names(island)).toEqual(['Product 1', 'Product 4', 'Product 2', 'Product 3']);
  });

  test('shows the others if one fails', async () => {
    const getRecommendations = answerBySku({ a: 500, b: products('4', '5') });
    const island = await shown({ ...several, answers: { getRecommendations } });
    expect(names(island)).toEqual(['Product 4', 'Product 5']);
    expect(island.errors).toHaveLength(1);
  });

  test('restores the server content if all fail', async () => {
    const island = await renderIsland(recommendationCarousel, {
      ...several,
      answers: { getRecommendations: 503 },
    });
    await vi.waitFor(() => expect(island.status()).toBe('failed'));
    expect([...island.host.childNodes]).toEqual(island.serverNodes);
  });

  test('shows no more than the pod’s limit', async () => {
    const many = (from: number) => products(...[...Array(20).keys()].map((at) => `${from + at}`));
    const getRecommendations = answerBySku({ a: many(100), b: many(200) });
    const island = await shown({ ...several, answers: { getRecommendations } });
    expect(cards(island)).toHaveLength(25);
  });
});
