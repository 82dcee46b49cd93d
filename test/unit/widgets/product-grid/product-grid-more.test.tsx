import { createStore } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gridMessages } from '../../../../src/domain/listing/listing-messages.ts';
import { readListingQuery } from '../../../../src/domain/listing/listing-query.ts';
import { listingOf } from '../../../../src/state/listing/listing.ts';
import { emptyState } from '../../../../src/state/listing/listing-state.ts';
import { examples, tile } from '../../../../widgets/product-grid/product-grid.examples.ts';
import productGrid from '../../../../widgets/product-grid/product-grid.island.ts';
import { ProductGridMore } from '../../../../widgets/product-grid/product-grid-more.tsx';
import { heldAnswer, type IslandExample, renderIsland } from '../../render-island.tsx';

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => history.replaceState(null, '', '/'));

const render = (example: IslandExample) => renderIsland(productGrid, example);
const tiles = (host: HTMLElement) => [...host.querySelectorAll('.si-product-grid__tile:not([data-state])')];

describe('"Show more"', () => {
  test('adds the next tiles below the shown ones, which keep their nodes', async () => {
    const { host, page, shopper, requests } = await render(examples['show more']);
    const before = tiles(host);
    page.getByText('48 of 53');
    await shopper.click(page.getByRole('button', { name: 'Show more' }));
    await page.findByText('53 of 53');
    expect(tiles(host).slice(0, 48)).toEqual(before);
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toMatchObject({ skip: '48' });
    expect(location.search).toBe('?take=53');
  });

  test('passes the focus to the first new tile', async () => {
    const { host, page, shopper } = await render(examples['show more']);
    await shopper.click(page.getByRole('button', { name: 'Show more' }));
    await page.findByText('53 of 53');
    expect(document.activeElement).toBe(tiles(host)[48]!.querySelector('a'));
  });

  test('passes the focus to the count if the server has no more, and the button is gone', async () => {
    const { page, shopper } = await render({
      ...examples['show more'],
      answers: { getProductListing: { minisets: [], facets: [], totalCount: 53 } },
    });
    await shopper.click(page.getByRole('button', { name: 'Show more' }));
    const count = await page.findByText('48 of 48');
    expect(page.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(document.activeElement).toBe(count);
  });

  test('passes the focus to the count if the first new product has no link', async () => {
    const { minisets, ...answer } = examples['show more'].answers.getProductListing as {
      minisets: { navigateUrl?: string }[];
    };
    const unlinked = minisets.map(({ navigateUrl, ...item }) => item);
    const { page, shopper } = await render({
      ...examples['show more'],
      answers: { getProductListing: { ...answer, minisets: unlinked } },
    });
    await shopper.click(page.getByRole('button', { name: 'Show more' }));
    const count = await page.findByText('53 of 53');
    expect(document.activeElement).toBe(count);
  });

  test('keeps the focus where it is if it has moved on', async () => {
    const { answer, release } = heldAnswer(examples['show more'].answers.getProductListing);
    const { page, shopper } = await render({
      ...examples['show more'],
      answers: { getProductListing: answer },
    });
    await shopper.click(page.getByRole('button', { name: 'Show more' }));
    const link = page.getAllByRole('link')[0]!;
    link.focus();
    release();
    await page.findByText('53 of 53');
    expect(document.activeElement).toBe(link);
  });

  test('shows placeholders at once, and keeps the focus while it is busy', async () => {
    const { host, page, shopper } = await render(examples['more on their way']);
    const button = page.getByRole('button', { name: 'Show more' });
    await shopper.click(button);
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    expect(host.querySelectorAll('.si-product-grid__tile[data-state="loading"]')).toHaveLength(5);
    expect(document.activeElement).toBe(button);
  });

  test('shows a failure, and can be retried', async () => {
    const { host, page, shopper, answer } = await render({
      ...examples['show more'],
      answers: { ...examples['show more'].answers, getProductListing: 500 },
    });
    await shopper.click(page.getByRole('button', { name: 'Show more' }));
    await page.findByText('The results could not be loaded.');
    expect(tiles(host)).toHaveLength(48);
    answer('getProductListing', examples['show more'].answers.getProductListing);
    await shopper.click(page.getByRole('button', { name: 'Show more' }));
    await page.findByText('53 of 53');
    expect(host.textContent).not.toContain('The results could not be loaded.');
  });

  test('is missing when all are shown', async () => {
    const { page } = await render(examples.tiles);
    page.getByText('8 of 8');
    expect(page.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('has a link to the previous products further down', async () => {
    history.replaceState(null, '', '/sofas?skip=48&facets=color_snow');
    const { page } = await render({ ...examples.tiles, attributes: { 'data-total': '56' } });
    page.getByText('56 of 56');
    const link = page.getByRole('link', { name: 'Show previous products' });
    expect(link.getAttribute('href')).toBe('/sofas?facets=color_snow');
  });

  test('links one page up further down still', async () => {
    history.replaceState(null, '', '/sofas?skip=960&facets=color_snow');
    const { page } = await render({ ...examples.tiles, attributes: { 'data-total': '968' } });
    const link = page.getByRole('link', { name: 'Show previous products' });
    expect(link.getAttribute('href')).toBe('/sofas?skip=912&facets=color_snow');
  });

  test('is replaced by a link to the next products at the maximum of tiles', () => {
    history.replaceState(null, '', '/sofas?take=960&facets=color_snow');
    const seed = { name: 'listing', kind: 'product' } as const;
    const shown = readListingQuery(seed, location.search);
    const minisets = Array<never>(960).fill(tile(0) as never);
    const html = renderToStaticMarkup(
      <ProductGridMore
        seed={seed}
        listing={listingOf(createStore(), 'listing')}
        state={{ ...emptyState(shown), minisets, totalCount: 2000 }}
        texts={gridMessages}
      />,
    );
    expect(html).not.toContain('<button');
    expect(html).toContain('<a href="/sofas?facets=color_snow&amp;skip=960">Show next products</a>');
  });
});
