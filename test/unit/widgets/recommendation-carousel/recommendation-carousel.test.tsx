import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/recommendation-carousel/recommendation-carousel.examples.ts';
import recommendationCarousel from '../../../../widgets/recommendation-carousel/recommendation-carousel.island.ts';
import { heldAnswer, renderIsland } from '../../render-island.tsx';
import { cards, shown } from './rendered-carousel.ts';

describe('the request', () => {
  test('has the pod, its limit, its buttons and the product', async () => {
    const { requests } = await shown(examples.items);
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({
      podid: 'people-also-viewed-pdp',
      limit: '24',
      showaddtocart: 'true',
      showshopall: 'true',
      sku: '410553',
    });
  });

  test('has further pod parameters unchanged', async () => {
    const { requests } = await shown(examples['pod parameters']);
    expect(requests[0]!.url.searchParams.get('familyId')).toBe('f-7');
    expect(requests[0]!.url.searchParams.get('isStore')).toBe('true');
  });

  test('uses the settings of the page’s own pods', async () => {
    const { requests } = await shown(examples['pod of the page']);
    expect(requests[0]!.url.searchParams.get('limit')).toBe('4');
    expect(requests[0]!.url.searchParams.get('showaddtocart')).toBe('false');
  });

  test('of an other-brand pod goes to that brand, and its paths lead there', async () => {
    const island = await shown(examples['other brand']);
    expect(island.requests[0]!.url.origin).toBe('https://other.example');
    const link = island.page.getByRole<HTMLAnchorElement>('link', { name: 'Linden Armchair' });
    expect(link.href).toBe('https://other.example/p/221000');
    expect(island.host.querySelector('img')!.src).toBe('https://other.example/pictures/221000.svg');
  });
});

test('what is added from an other-brand pod is posted with its URL there', async () => {
  const island = await shown(examples['other brand']);
  await island.shopper.click(island.page.getByRole('button', { name: 'Add to Cart Linden Armchair' }));
  await vi.waitFor(() =>
    expect(island.requests.find(({ call }) => call === 'addItems')?.body).toMatchObject({
      items: [{ Url: 'https://other.example/p/221000' }],
    }),
  );
});

describe('the content', () => {
  test('is five placeholders while loading, with aria-busy', async () => {
    const island = await renderIsland(recommendationCarousel, examples.loading);
    expect(island.host.querySelectorAll('.si-card[aria-hidden]')).toHaveLength(5);
    expect(island.page.getByRole('list').getAttribute('aria-busy')).toBe('true');
  });

  test('is the cards, each with name, price and link', async () => {
    const island = await shown(examples.items);
    expect(cards(island)).toHaveLength(12);
    expect(cards(island)[1]!.textContent).toContain('Harbor Throw Pillow$159.95');
    expect(island.page.getByRole('link', { name: 'Harbor Throw Pillow' }).getAttribute('href')).toBe(
      '/p/221001',
    );
  });

  test('has each product once, and no more than the limit', async () => {
    const island = await shown(examples.many);
    expect(cards(island)).toHaveLength(24);
  });

  test('has the server’s title', async () => {
    const island = await shown(examples.items);
    island.page.getByRole('region', { name: 'People Also Viewed' });
  });

  test('has the pod’s title if the server sends none', async () => {
    const island = await shown(examples['title from the pod']);
    island.page.getByRole('region', { name: 'People Also Viewed' });
  });

  test('has the page’s heading if there is one', async () => {
    const island = await shown(examples.heading);
    island.page.getByRole('region', { name: 'Pairs Well With' });
  });

  test('has no buttons if the pod has none', async () => {
    const island = await shown(examples['no buttons']);
    expect(island.page.queryByRole('button', { name: /Add/ })).toBeNull();
  });

  test('opens new tabs if the page wants that, and says so', async () => {
    const island = await shown(examples['new tab']);
    const link = island.page.getByRole<HTMLAnchorElement>('link', {
      name: 'Linden Armchair (opens in a new tab)',
    });
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
  });

  test('links to the product’s own page if something has to be confirmed first', async () => {
    const island = await shown(examples['custom order']);
    const link = island.page.getByRole('link', { name: 'Choose Options Linden Armchair' });
    expect(link.getAttribute('href')).toBe('/p/221000');
  });
});

describe('nothing to recommend', () => {
  test('keeps the server’s own nodes', async () => {
    const island = await renderIsland(recommendationCarousel, examples.empty);
    const place = await vi.waitFor(() => {
      const found = island.host.querySelector('[data-server-content]');
      expect(found).not.toBeNull();
      return found!;
    });
    expect([...place.childNodes]).toEqual(island.serverNodes);
    expect(island.status()).toBe('mounted');
    expect(island.errors).toEqual([]);
  });
});

describe('a product that the page changes in place', () => {
  test('is requested, and the previous product’s cards are gone', async () => {
    const island = await shown(examples.items);
    island.answer('getRecommendations', 'never');
    island.host.setAttribute('data-sku', '512000');
    await vi.waitFor(() => expect(island.requests.at(-1)!.url.searchParams.get('sku')).toBe('512000'));
    expect(cards(island)).toEqual([]);
  });

  test('is shown, whatever arrives later for the previous one', async () => {
    const { answer, release } = heldAnswer({ items: [] });
    const island = await renderIsland(recommendationCarousel, {
      ...examples.items,
      answers: { getRecommendations: answer },
    });
    island.answer('getRecommendations', examples.items.answers.getRecommendations);
    island.host.setAttribute('data-sku', '512000');
    await vi.waitFor(() => expect(cards(island).length).toBeGreaterThan(0));
    release();
    // To request and show another carousel takes longer than to read the late answer.
    const later = await renderIsland(recommendationCarousel, examples.items, { on: island });
    await vi.waitFor(() => expect(cards(later).length).toBeGreaterThan(0));
    expect(cards(island).length).toBeGreaterThan(0);
  });

  test('a heading changes without another request', async () => {
    const island = await shown(examples.items);
    island.host.setAttribute('data-heading', 'Goes with it');
    await island.page.findByRole('heading', { name: 'Goes with it' });
    expect(island.requests).toHaveLength(1);
  });
});
