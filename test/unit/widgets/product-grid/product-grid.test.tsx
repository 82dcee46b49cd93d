import { within } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listingOf } from '../../../../src/state/listing/listing.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples as toolbars } from '../../../../widgets/listing-toolbar/listing-toolbar.examples.ts';
import listingToolbar from '../../../../widgets/listing-toolbar/listing-toolbar.island.ts';
import { examples, tile } from '../../../../widgets/product-grid/product-grid.examples.ts';
import productGrid from '../../../../widgets/product-grid/product-grid.island.ts';
import { heldAnswer, type IslandExample, type RenderedIsland, renderIsland } from '../../render-island.tsx';

const listing = () => listingOf(sharedStore(), 'listing');

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const render = (example: IslandExample, before?: (host: HTMLElement) => void): Promise<RenderedIsland> =>
  renderIsland(productGrid, example, { before });
const tiles = (host: HTMLElement) => [...host.querySelectorAll('.si-product-grid__tile:not([data-state])')];
const namesOf = (host: HTMLElement) => tiles(host).map((one) => one.querySelector('a')!.textContent);
/** Changes the listing’s filters. */
const change = (filters: string[]) => listing().change((query) => ({ ...query, filters }));
const answerOf = (minisets: object[], totalCount = minisets.length) => ({
  ...examples.tiles.answers.getProductListing,
  minisets,
  totalCount,
});

describe('the tiles', () => {
  test('are those of the page, without a request', async () => {
    const { host, requests } = await render(examples.tiles);
    expect(tiles(host)).toHaveLength(8);
    expect(requests).toEqual([]);
  });

  test('are requested if the page has none', async () => {
    const { host, requests } = await render(examples['asked for']);
    await vi.waitFor(() => expect(tiles(host)).toHaveLength(8));
    expect(requests.map(({ call }) => call)).toEqual(['getProductListing']);
  });

  test('leave the server’s content until they are loaded', async () => {
    const { answer, release } = heldAnswer(examples['asked for'].answers.getProductListing);
    const { host, serverNodes } = await render({
      ...examples['asked for'],
      content: examples.tiles.content,
      answers: { getProductListing: answer },
    });
    expect(host.contains(serverNodes[0]!)).toBe(true);
    release();
    await vi.waitFor(() => expect(tiles(host)).toHaveLength(8));
    expect(host.contains(serverNodes[0]!)).toBe(false);
  });

  test('name both prices of a sale', async () => {
    const { host } = await render(examples.sale);
    expect(tiles(host)[0]!.textContent).toMatch(/Sale price \$1,799\.00\s*Regular price \$2,499\.00/);
  });

  test('show four of their colors, and the number of all', async () => {
    const { host } = await render(examples.tiles);
    const swatches = tiles(host)[0]!.querySelector('.si-product-grid__swatches')!;
    expect(swatches.querySelectorAll('[title]')).toHaveLength(4);
    expect(swatches.textContent).toBe('8 colors+4');
  });

  test('show no colors without a choice', async () => {
    const { host } = await render(examples.tiles);
    expect(tiles(host)[2]!.querySelector('.si-product-grid__swatches')).toBeNull();
  });

  test('have the columns that the shopper has chosen', async () => {
    const { host } = await render(examples.tiles);
    expect(host.querySelector('section')!.dataset.columns).toBe('2');
    sharedStore().set(listing().layout.columnsAtom, 1);
    await vi.waitFor(() => expect(host.querySelector('section')!.dataset.columns).toBe('1'));
  });

  test('are large if the page says so and the shopper has not chosen', async () => {
    const { host } = await render(examples['large pictures']);
    expect(host.querySelector('section')!.dataset.columns).toBe('1');
  });

  test('that keep their place keep their nodes after an answer', async () => {
    const { host } = await render({
      ...examples.tiles,
      answers: { getProductListing: answerOf([tile(0), tile(5), tile(2)]) },
    });
    const before = tiles(host);
    await change(['color_snow']);
    await vi.waitFor(() => expect(tiles(host)).toHaveLength(3));
    const after = tiles(host);
    expect([after[0] === before[0], before.includes(after[1]!), after[2] === before[2]]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('are those of a host that replaces another', async () => {
    const first = await render(examples.tiles);
    first.host.remove();
    const second = await renderIsland(productGrid, examples['one product'], { on: first });
    first.record.unmount!();
    await vi.waitFor(() => expect(tiles(second.host)).toHaveLength(1));
    expect(namesOf(second.host)).toEqual(['Marlow 3-Seat Sofa']);
  });

  test('are those of a host that comes after another has unmounted', async () => {
    const first = await render(examples.tiles);
    first.record.unmount!();
    const second = await renderIsland(productGrid, examples['one product'], { on: first });
    expect(tiles(second.host)).toHaveLength(1);
  });

  test('with one bad product are shown without it, and it is reported by its path', async () => {
    const { host, errors, status } = await render({
      ...examples.tiles,
      props: { minisets: [tile(0), { sku: '1' }, tile(2)] },
    });
    expect(status()).toBe('mounted');
    expect(host.querySelectorAll('.si-product-grid__tile')).toHaveLength(2);
    expect(errors.join()).toContain('product-grid: left out of its props: minisets.1.');
  });

  test('with wrong data are an error that names the field', async () => {
    const { errors, status } = await render({ ...examples.tiles, props: { minisets: [{ sku: '1' }] } });
    expect(status()).toBe('failed');
    expect(errors[0]).toMatch(/minisets was .* accepted is a list of products/);
  });
});

describe('a tile’s button', () => {
  test('adds the product to the cart, with its position in the listing', async () => {
    const { page, requests, shopper } = await render(examples.tiles);
    await shopper.click(page.getByRole('button', { name: 'Add to Cart Calder L-Shaped Sectional' }));
    await vi.waitFor(() => expect(requests.map(({ call }) => call)).toContain('addItems'));
    const { body } = requests.find(({ call }) => call === 'addItems')!;
    expect(body).toMatchObject({ items: [{ Sku: '271001', Quantity: 1, Position: 2, TotalPositions: 8 }] });
  });

  test('shows a failure on its own tile only', async () => {
    const { page, shopper, host } = await render(examples['failed add']);
    await shopper.click(page.getByRole('button', { name: 'Add to Cart Calder L-Shaped Sectional' }));
    await vi.waitFor(() => expect(tiles(host)[1]!.querySelector('[role="alert"]')).not.toBeNull());
    expect(host.querySelectorAll('[role="alert"]')).toHaveLength(1);
  });

  test('adds to a registry if the page says so', async () => {
    const { host } = await render(examples.registry);
    expect(tiles(host)[0]!.querySelector('[data-island="add-to-registry"]')).not.toBeNull();
  });

  test('is missing if the page turns it off', async () => {
    const { page } = await render(examples['no buttons']);
    expect(page.queryByRole('button')).toBeNull();
  });

  test('is disabled if the product is out of stock', async () => {
    const { page } = await render(examples['out of stock']);
    for (const button of page.getAllByRole<HTMLButtonElement>('button', { name: 'Out of Stock' }))
      expect(button.disabled).toBe(true);
  });

  test('links to the product’s page if it has to be confirmed first', async () => {
    const { host } = await render(examples['custom order']);
    expect(tiles(host)[0]!.querySelector('a.si-button')!.getAttribute('href')).toBe('/p/271000');
  });
});

describe('a page with a compare list', () => {
  const withList = (host: HTMLElement) => {
    host.insertAdjacentHTML('afterend', '<div data-island="compare-list"></div>');
  };

  test('has a checkbox in each tile, which describes its product', async () => {
    const { page } = await render(examples.tiles, withList);
    const box = page.getByRole('checkbox', { name: 'Compare Marlow 3-Seat Sofa' });
    expect(JSON.parse(box.getAttribute('data-compare-product')!)).toMatchObject({
      sku: '271000',
      url: '/p/271000',
      formattedPrice: '$1,799.00',
      facts: expect.arrayContaining([['Width', '86″']]),
    });
  });

  test('names each checkbox in the page’s words and their order', async () => {
    const context = { messages: { compareNamed: '{0} vergleichen' } };
    const { page } = await render({ ...examples.tiles, context } as never, withList);
    page.getByRole('checkbox', { name: 'Marlow 3-Seat Sofa vergleichen' });
  });

  test('keeps the ticks of the server’s tiles', async () => {
    const box = (sku: string, isChecked: boolean) =>
      `<input type="checkbox" ${isChecked ? 'checked' : ''} data-compare-product='{"sku":"${sku}","name":"","formattedPrice":"","imagePath":"","url":"/"}'>`;
    const broken = '<input type="checkbox" checked data-compare-product="{">';
    const content = box('271002', true) + broken + box('271003', false);
    const { page } = await render({ ...examples.tiles, content }, withList);
    const boxes = page.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.flatMap(({ checked }, index) => (checked ? [index] : []))).toEqual([2]);
  });

  test('keeps what is ticked while the grid renders, also where the page stops the event', async () => {
    const content = `<label><input type="checkbox" data-compare-product='{"sku":"271002","name":"","formattedPrice":"","imagePath":"","url":"/"}'></label>`;
    const { page } = await render({ ...examples.tiles, content }, (host) => {
      withList(host);
      const box = host.querySelector('input')!;
      box.addEventListener('input', (event) => event.stopPropagation());
      const find = document.querySelector.bind(document);
      // The grid looks for the list after it has read the server's ticks.
      vi.spyOn(document, 'querySelector').mockImplementation((selector: string) => {
        if (selector === '[data-island="compare-list"]' && !box.checked) box.click();
        return find(selector);
      });
    });
    await vi.waitFor(() => {
      const boxes = page.getAllByRole<HTMLInputElement>('checkbox');
      expect(boxes.flatMap(({ checked }, index) => (checked ? [index] : []))).toEqual([2]);
    });
  });

  test('is required for the checkboxes', async () => {
    const { page } = await render(examples.tiles);
    expect(page.queryByRole('checkbox')).toBeNull();
  });
});

describe('while it loads', () => {
  test('the tiles stay, and it shows only after 200 ms', async () => {
    const { host } = await render({ ...examples.tiles, answers: { getProductListing: 'never' } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const section = host.querySelector('section')!;
      change(['color_snow']);
      await vi.advanceTimersByTimeAsync(199);
      expect(section.getAttribute('aria-busy')).toBeNull();
      await vi.advanceTimersByTimeAsync(1);
      expect(section.getAttribute('aria-busy')).toBe('true');
      expect(tiles(host)).toHaveLength(8);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a listing without content has placeholders', async () => {
    const { host } = await render(examples.loading);
    await vi.waitFor(() => expect(host.querySelectorAll('[data-state="loading"]')).toHaveLength(12));
  });
});

describe('an answer that fails', () => {
  test('keeps the tiles, shows a message, and moves the focus to the grid on a retry', async () => {
    const { host, page, shopper } = await render({ ...examples.tiles, answers: { getProductListing: 503 } });
    const before = namesOf(host);
    await change(['color_snow']);
    const again = await page.findByRole('button', { name: 'Try Again' });
    expect(namesOf(host)).toEqual(before);
    await shopper.click(again);
    expect(document.activeElement).toBe(host.querySelector('section'));
  });

  test('shows its message in the toolbar alone', async () => {
    const on = await render({ ...examples.tiles, answers: { getProductListing: 503 } });
    const toolbar = await renderIsland(listingToolbar, toolbars['none applied'], { on });
    await change(['color_snow']);
    await toolbar.page.findByRole('button', { name: 'Try Again' });
    const message = sharedStore().get(listing().stateAtom).failure!;
    expect([on, toolbar].map(({ host }) => within(host).queryAllByText(message).length)).toEqual([0, 1]);
  });

  test('keeps the server’s content if it was the first', async () => {
    const { host, page, serverNodes } = await render(examples.failure);
    await page.findByRole('button', { name: 'Try Again' });
    expect(host.contains(serverNodes[0]!)).toBe(true);
  });
});
