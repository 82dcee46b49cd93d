import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/recommendation-carousel/recommendation-carousel.examples.ts';
import recommendationCarousel from '../../../../widgets/recommendation-carousel/recommendation-carousel.island.ts';
import { renderIsland } from '../../render-island.tsx';
import { cards, shown } from './rendered-carousel.ts';

describe('the request', () => {
  test('names the pod, its limit, its buttons and the product', async () => {
    const { requests } = await shown(examples.items);
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({
      podid: 'people-also-viewed-pdp',
      limit: '24',
      showaddtocart: 'true',
      showshopall: 'true',
      sku: '410553',
    });
  });

  test('carries further pod parameters as they are', async () => {
    const { requests } = await shown(examples['pod parameters']);
    expect(requests[0]!.url.searchParams.get('familyId')).toBe('f-7');
    expect(requests[0]!.url.searchParams.get('isStore')).toBe('true');
  });

  test('takes the settings of the page’s own pods', async () => {
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

describe('what shows', () => {
  test('while loading are five placeholders, said to be busy', async () => {
    const island = await renderIsland(recommendationCarousel, examples.loading);
    expect(island.host.querySelectorAll('.si-card[aria-hidden]')).toHaveLength(5);
    expect(island.page.getByRole('list').getAttribute('aria-busy')).toBe('true');
  });

  test('are the cards, each with name, price and link', async () => {
    const island = await shown(examples.items);
    expect(cards(island)).toHaveLength(12);
    expect(cards(island)[1]!.textContent).toContain('Harbor Throw Pillow$159.95');
    expect(island.page.getByRole('link', { name: 'Harbor Throw Pillow' }).getAttribute('href')).toBe(
      '/p/221001',
    );
  });

  test('is each product once, and no more than the limit', async () => {
    const island = await shown(examples.many);
    expect(cards(island)).toHaveLength(24);
  });

  test('is titled by the server', async () => {
    const island = await shown(examples.items);
    island.page.getByRole('region', { name: 'People Also Viewed' });
  });

  test('is titled by the pod where the server sends no title', async () => {
    const island = await shown(examples['title from the pod']);
    island.page.getByRole('region', { name: 'People Also Viewed' });
  });

  test('is titled by the page where it gives a heading', async () => {
    const island = await shown(examples.heading);
    island.page.getByRole('region', { name: 'Pairs Well With' });
  });

  test('has no buttons where the pod has none', async () => {
    const island = await shown(examples['no buttons']);
    expect(island.page.queryByRole('button', { name: /Add/ })).toBeNull();
  });

  test('opens new tabs where the page wants that, and says so', async () => {
    const island = await shown(examples['new tab']);
    const link = island.page.getByRole<HTMLAnchorElement>('link', {
      name: 'Linden Armchair (opens in a new tab)',
    });
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
  });

  test('leads to the product’s own page where something has to be confirmed first', async () => {
    const island = await shown(examples['custom order']);
    const link = island.page.getByRole('link', { name: 'Choose Options Linden Armchair' });
    expect(link.getAttribute('href')).toBe('/p/221000');
  });
});

describe('nothing to recommend', () => {
  test('shows the server’s own nodes', async () => {
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
