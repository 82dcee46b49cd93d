import { createStore } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { within } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readListingQuery } from '../../../../src/domain/listing/listing-query.ts';
import { comparedAtom } from '../../../../src/state/listing/compare-list.ts';
import { listingOf } from '../../../../src/state/listing/listing.ts';
import { keepForReload, takeReloadedScroll } from '../../../../src/state/listing/listing-address.ts';
import { emptyState } from '../../../../src/state/listing/listing-state.ts';
import { growingListsAtom } from '../../../../src/state/quick-view/growing-lists.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples as toolbars } from '../../../../widgets/listing-toolbar/listing-toolbar.examples.ts';
import listingToolbar from '../../../../widgets/listing-toolbar/listing-toolbar.island.ts';
import { colorTile, examples, tile } from '../../../../widgets/product-grid/product-grid.examples.ts';
import productGrid from '../../../../widgets/product-grid/product-grid.island.ts';
import { gridMessages } from '../../../../widgets/product-grid/product-grid.messages.ts';
import { ProductGridMore } from '../../../../widgets/product-grid/product-grid-more.tsx';
import { announced } from '../../popup-page.ts';
import { heldAnswer, type IslandExample, type RenderedIsland, renderIsland } from '../../render-island.tsx';
import { twoTurns } from '../../two-turns.ts';

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
    const island = await render(examples.tiles);
    const { host, page, shopper } = island;
    expect(host.querySelector('section')!.dataset.columns).toBe('2');
    await renderIsland(listingToolbar, toolbars['none applied'], { on: island });
    await shopper.click(page.getByRole('button', { name: 'Large pictures' }));
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
    expect(body).toMatchObject({
      items: [{ Sku: '271001', Quantity: 1, Location: 'listing', Position: 2, TotalPositions: 8 }],
    });
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
    for (const button of page.getAllByRole<HTMLButtonElement>('button', { name: 'Out of stock' }))
      expect(button.disabled).toBe(true);
  });

  test('links to the product’s page if it has to be confirmed first', async () => {
    const { host } = await render(examples['custom order']);
    expect(tiles(host)[0]!.querySelector('a.si-button')!.getAttribute('href')).toBe('/p/271000');
  });
});

describe('colors to choose on a tile', () => {
  /** Ends the load of a picture that a tile waits for. */
  function heldPictures() {
    const create = vi.spyOn(document, 'createElement');
    return (src: string, how: 'load' | 'error') => {
      const made = create.mock.results.map(({ value }) => value as HTMLElement);
      const image = made.findLast((one) => !one.isConnected && one.getAttribute('src') === src)!;
      image.dispatchEvent(new Event(how));
    };
  }
  const pictureOf = (tile: Element) => tile.querySelector('.si-picture img')!.getAttribute('src');
  const tileOf = async (before?: (host: HTMLElement) => void) => {
    const island = await render(examples['colors to choose'], before);
    const tile = tiles(island.host)[0]!;
    const color = (name: string) => within(tile as HTMLElement).getByRole('radio', { name });
    return { ...island, tile, color };
  };
  const picture = (code: string) => `/pictures/271000-${code}.svg`;

  test('are radio buttons in a group that says how many there are, and of what', async () => {
    const { page, color } = await tileOf();
    page.getByRole('radiogroup', { name: '8 colors Marlow 3-Seat Sofa' });
    expect(color('Snow').getAttribute('href')).toBe('/p/271000?option=F112');
  });

  test('begin with that of the tile, the only one that Tab stops at', async () => {
    const { color } = await tileOf();
    const marks = ['Oatmeal', 'Snow', 'Cement', 'Slate'].map((name) => {
      const one = color(name);
      return [one.getAttribute('aria-checked'), one.tabIndex];
    });
    expect(marks).toEqual([
      ['true', 0],
      ['false', -1],
      ['false', -1],
      ['false', -1],
    ]);
  });

  test('let Tab stop at the first if that of the tile is not shown', async () => {
    const given = colorTile(0, { optionChoiceParameter: 'F116' });
    const others = ['F115', 'F116'].map((optionChoiceParameter) => ({
      ...{ name: optionChoiceParameter, hex: '#7a8b99', optionChoiceParameter },
    }));
    const minisets = [{ ...given, swatches: [...given.swatches, ...others] }];
    const { page } = await render({ ...examples['colors to choose'], props: { minisets } });
    const radios = page.getAllByRole('radio');
    expect(radios.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
    expect(radios.map((one) => one.getAttribute('aria-checked'))).not.toContain('true');
  });

  test('are dots if the page does not say what a press would choose', async () => {
    const { host } = await tileOf();
    const dots = tiles(host)[6]!.querySelector('.si-product-grid__swatches')!;
    expect(dots.querySelectorAll('[title]')).toHaveLength(4);
    expect(dots.querySelector('[role]')).toBeNull();
  });

  test('are dots where the button adds to a registry, which takes no color', async () => {
    const { attributes } = examples.registry;
    const { page, host } = await render({ ...examples['colors to choose'], attributes });
    expect(page.queryByRole('radio')).toBeNull();
    expect(tiles(host)[0]!.querySelectorAll('.si-product-grid__swatches > [title]')).toHaveLength(4);
  });

  test('change the picture once it has loaded', async () => {
    const end = heldPictures();
    const { tile, color, shopper } = await tileOf();
    const image = tile.querySelector('.si-picture img');
    await shopper.click(color('Slate'));
    expect(color('Slate').getAttribute('aria-checked')).toBe('true');
    expect(pictureOf(tile)).toBe('/pictures/271000.svg');
    end(picture('F114'), 'load');
    await vi.waitFor(() => expect(pictureOf(tile)).toBe(picture('F114')));
    expect(tile.querySelector('.si-picture img')).toBe(image);
  });

  test('keep the picture before if theirs fails', async () => {
    const end = heldPictures();
    const { tile, color, shopper } = await tileOf();
    await shopper.click(color('Snow'));
    end(picture('F112'), 'load');
    await vi.waitFor(() => expect(pictureOf(tile)).toBe(picture('F112')));
    await shopper.click(color('Slate'));
    end(picture('F114'), 'error');
    await twoTurns();
    expect(pictureOf(tile)).toBe(picture('F112'));
    expect(color('Slate').getAttribute('aria-checked')).toBe('true');
  });

  test('after one without a picture do not bring back that of an earlier one', async () => {
    const end = heldPictures();
    const given = colorTile(0);
    const swatches = given.swatches.map((one) =>
      one.name === 'Cement' ? { ...one, imagePath: undefined, imagePathHiRes: undefined } : one,
    );
    const minisets = [{ ...given, swatches }];
    const { page, host, shopper } = await render({ ...examples['colors to choose'], props: { minisets } });
    const tile = tiles(host)[0]!;
    const press = (name: string) => shopper.click(page.getByRole('radio', { name }));
    await press('Snow');
    end(picture('F112'), 'load');
    await vi.waitFor(() => expect(pictureOf(tile)).toBe(picture('F112')));
    await press('Cement');
    expect(pictureOf(tile)).toBe('/pictures/271000.svg');
    await press('Slate');
    expect(pictureOf(tile)).toBe('/pictures/271000.svg');
  });

  test('of two pressed at once show the last, whichever picture comes first', async () => {
    const end = heldPictures();
    const { tile, color, shopper } = await tileOf();
    await shopper.click(color('Snow'));
    await shopper.click(color('Slate'));
    end(picture('F114'), 'load');
    end(picture('F112'), 'load');
    await vi.waitFor(() => expect(pictureOf(tile)).toBe(picture('F114')));
    await twoTurns();
    expect(pictureOf(tile)).toBe(picture('F114'));
  });

  test('lead the tile’s link and its quick view to the product in that color', async () => {
    const { page, color, shopper } = await tileOf();
    await shopper.click(color('Slate'));
    const link = page.getByRole('link', { name: 'Marlow 3-Seat Sofa' });
    expect(link.getAttribute('href')).toBe('/p/271000?option=F114');
    const opener = page.getByRole('link', { name: 'Quick View Marlow 3-Seat Sofa' });
    expect(opener.dataset.optionChoiceParameter).toBe('F114');
    expect(opener.getAttribute('href')).toBe('/p/271000?option=F114');
  });

  test('lead Choose Options of a made-to-order product to its options with that color', async () => {
    const item = colorTile(0, { customOrderConfirmation: { hasCustomOrderConfirmation: true } });
    const { page, shopper } = await render({ ...examples['colors to choose'], props: { minisets: [item] } });
    await shopper.click(page.getByRole('radio', { name: 'Slate' }));
    const opener = page.getByRole('link', { name: 'Choose Options Marlow 3-Seat Sofa' });
    expect(opener.dataset.optionChoiceParameter).toBe('F114');
    expect(opener.getAttribute('href')).toBe('/p/271000?option=F114');
  });

  test('are what its button adds, and what is compared', async () => {
    const { page, color, shopper, requests } = await tileOf((host) =>
      host.insertAdjacentHTML('afterend', '<div data-island="compare-list"></div>'),
    );
    await shopper.click(color('Slate'));
    await shopper.click(page.getByRole('button', { name: 'Add to Cart Marlow 3-Seat Sofa' }));
    await vi.waitFor(() => expect(requests.map(({ call }) => call)).toContain('addItems'));
    expect(requests.find(({ call }) => call === 'addItems')!.body).toMatchObject({
      items: [{ Sku: '271000', OptionChoiceParameter: 'F114' }],
    });
    const box = page.getByRole('checkbox', { name: 'Compare Marlow 3-Seat Sofa' });
    expect(JSON.parse(box.dataset.compareProduct!)).toMatchObject({ optionChoiceParameter: 'F114' });
  });

  test('are compared and opened with their own picture, also while it loads', async () => {
    const { tile, page, color, shopper } = await tileOf((host) =>
      host.insertAdjacentHTML('afterend', '<div data-island="compare-list"></div>'),
    );
    await shopper.click(color('Slate'));
    expect(pictureOf(tile)).toBe('/pictures/271000.svg');
    const opener = page.getByRole('link', { name: 'Quick View Marlow 3-Seat Sofa' });
    expect(opener.dataset.imagePath).toBe(picture('F114'));
    const box = page.getByRole('checkbox', { name: 'Compare Marlow 3-Seat Sofa' });
    expect(JSON.parse(box.dataset.compareProduct!)).toMatchObject({
      imagePath: picture('F114'),
      imagePathHiRes: `${picture('F114')}?hires=1`,
    });
  });

  test('change the product in a comparison that has it already', async () => {
    const compared = (sku: string) => ({
      sku,
      name: sku,
      formattedPrice: '',
      imagePath: '',
      url: '/',
      facts: [],
    });
    sharedStore().set(comparedAtom, () => [compared('271000'), compared('271001')]);
    onTestFinished(() => sharedStore().set(comparedAtom, () => []));
    const { color, shopper } = await tileOf();
    await shopper.click(color('Slate'));
    expect(sharedStore().get(comparedAtom)).toMatchObject([
      {
        sku: '271000',
        optionChoiceParameter: 'F114',
        imagePath: picture('F114'),
        url: '/p/271000?option=F114',
      },
      compared('271001'),
    ]);
  });

  test('do not add the product to a comparison that lacks it', async () => {
    const { color, shopper } = await tileOf();
    await shopper.click(color('Slate'));
    expect(sharedStore().get(comparedAtom)).toEqual([]);
  });

  test('are chosen by the arrow keys and Space', async () => {
    const { color, shopper } = await tileOf();
    color('Oatmeal').focus();
    await shopper.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(color('Snow'));
    expect(color('Snow').getAttribute('aria-checked')).toBe('true');
    await shopper.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(color('Slate').getAttribute('aria-checked')).toBe('true');
  });

  test('open the product’s page with Ctrl, and choose nothing', async () => {
    const { color } = await tileOf();
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    color('Slate').dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
    expect(color('Slate').getAttribute('aria-checked')).toBe('false');
  });

  test('lead to the tile’s page, and leave its picture, if the server gives neither', async () => {
    const given = colorTile(0);
    const swatches = given.swatches.map(({ name, hex, optionChoiceParameter }) => ({
      ...{ name, hex, optionChoiceParameter },
    }));
    const minisets = [{ ...given, swatches }];
    const { page, host, shopper } = await render({ ...examples['colors to choose'], props: { minisets } });
    const slate = page.getByRole('radio', { name: 'Slate' });
    expect(slate.getAttribute('href')).toBe('/p/271000');
    await shopper.click(slate);
    expect(pictureOf(tiles(host)[0]!)).toBe('/pictures/271000.svg');
    expect(slate.getAttribute('aria-checked')).toBe('true');
  });

  test('are kept by the history entry, for Back from another page and for other addresses of the listing', async () => {
    const first = await tileOf();
    await first.shopper.click(first.color('Slate'));
    await change(['color_snow']);
    expect(location.search).toContain('color_snow');
    first.record.unmount!();
    first.host.remove();
    const { color, page } = await tileOf();
    expect(color('Slate').getAttribute('aria-checked')).toBe('true');
    expect(page.getByRole('link', { name: 'Marlow 3-Seat Sofa' }).getAttribute('href')).toBe(
      '/p/271000?option=F114',
    );
  });

  test('are those of the history entry that Back leads to', async () => {
    const { color, shopper, answer } = await tileOf();
    answer('getProductListing', answerOf([colorTile(0)]));
    const before = { state: history.state, href: location.href };
    await change(['color_snow']);
    await shopper.click(color('Slate'));
    expect(color('Slate').getAttribute('aria-checked')).toBe('true');
    history.pushState(before.state, '', before.href);
    dispatchEvent(new PopStateEvent('popstate'));
    await vi.waitFor(() => expect(color('Oatmeal').getAttribute('aria-checked')).toBe('true'));
  });

  test('are forgotten where the server shows the tile in another color of its own', async () => {
    const { color, shopper, answer, page } = await tileOf();
    await shopper.click(color('Slate'));
    answer('getProductListing', answerOf([colorTile(0, { optionChoiceParameter: 'F112' })]));
    await change(['color_snow']);
    await vi.waitFor(() => expect(color('Snow').getAttribute('aria-checked')).toBe('true'));
    expect(page.getByRole('link', { name: 'Marlow 3-Seat Sofa' }).getAttribute('href')).toBe('/p/271000');
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
      // React renders in tasks of its own; after one that took long, the next may come after the clock has advanced.
      vi.useRealTimers();
      await vi.waitFor(() => expect(section.getAttribute('aria-busy')).toBe('true'));
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
afterEach(() => history.replaceState(null, '', '/'));

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

  test('links without the quick view that is open over it', async () => {
    history.replaceState(null, '', '/sofas?skip=48&facets=color_snow&quickViewId=271001');
    const { page } = await render({ ...examples.tiles, attributes: { 'data-total': '56' } });
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
afterEach(() => {
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

describe('nothing found', () => {
  const none = (host: HTMLElement) => host.querySelector('[data-island="no-results"]')!;

  test('is a no-results island, without a reason if no filter is set', async () => {
    const { host, page } = await render(examples['nothing found']);
    expect(none(host).getAttribute('data-reason')).toBeNull();
    expect(page.queryByRole('button')).toBeNull();
  });

  test.each([
    ['facets=color_snow', 'product', 'noresult_for_filter'],
    ['availability=pickup', 'product', 'noresult_with_bops'],
    ['isReadyToShipAvailabilityOn=true', 'search', 'noresult_with_readytodeliver'],
    ['facet=color_snow&isReadyToShipAvailabilityOn=true', 'search', 'noresult_for_filter'],
  ])('?%s of a %s listing: %s', async (search, kind, reason) => {
    history.replaceState(null, '', `/sofas?${search}`);
    const { host } = await render({
      ...examples['nothing found'],
      attributes: { 'data-total': '0', 'data-kind': kind },
    });
    expect(none(host).getAttribute('data-reason')).toBe(reason);
  });

  test('has the term of a search', async () => {
    history.replaceState(null, '', '/search?query=velvet+%3Cb%3Ehammock');
    const { host } = await render({
      ...examples['nothing found'],
      attributes: { 'data-total': '0', 'data-kind': 'search' },
    });
    expect(none(host).getAttribute('data-term')).toBe('velvet <b>hammock');
  });

  test('can be cleared of all filters, and the focus stays in the grid', async () => {
    history.replaceState(null, '', '/sofas?facets=color_snow,material_velvet&availability=pickup&utm=1');
    const { host, page, shopper } = await render(examples['nothing found']);
    await shopper.click(page.getByRole('button', { name: 'Clear all filters' }));
    await vi.waitFor(() => expect(tiles(host)).toHaveLength(8));
    expect(location.search).toBe('?utm=1');
    expect(document.activeElement).toBe(host.querySelector('section'));
  });

  test.each([
    [true, '/kids/search'],
    [false, '/search'],
    [undefined, null],
  ])('stays in the part of the shop that the answer is of: isKids %s, %s', async (isKids, url) => {
    const { host } = await render({
      ...examples['nothing found'],
      attributes: {},
      props: {},
      content: '',
      answers: { getProductListing: { minisets: [], facets: [], totalCount: 0, isKids } },
    });
    await vi.waitFor(() => expect(none(host)).not.toBeNull());
    expect(none(host).getAttribute('data-search-url')).toBe(url);
  });

  test('uses the page’s search box and chat', async () => {
    const { host } = await render({
      ...examples['nothing found'],
      attributes: { 'data-total': '0', 'data-search-box': '#q', 'data-chat-opener': '#chat' },
    });
    expect([none(host).getAttribute('data-search-box'), none(host).getAttribute('data-chat-opener')]).toEqual(
      ['#q', '#chat'],
    );
  });
});

describe('the scroll position', () => {
  test('the tiles are not measured as they mount, which would lay them all out in the same task', async () => {
    const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    const { host } = await render(examples.tiles);
    expect(tiles(host)).not.toHaveLength(0);
    expect(measured.mock.contexts).not.toContain(host);
  });

  test('content below the grid stays out of view with fewer tiles', async () => {
    const { host } = await render({ ...examples.tiles, answers: { getProductListing: answerOf([tile(0)]) } });
    vi.spyOn(host, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -1000, 900, 4000));
    await change(['color_snow']);
    await vi.waitFor(() => expect(tiles(host)).toHaveLength(1));
    expect(host.style.minHeight).toBe(`${innerHeight + 1000}px`);
  });

  test('the grid keeps its height while it loads', async () => {
    const { host } = await render({ ...examples.tiles, answers: { getProductListing: 'never' } });
    vi.spyOn(host, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -1000, 900, 4000));
    change(['color_snow']);
    await vi.waitFor(() => expect(host.style.minHeight).toBe('4000px'));
  });

  test('the height is released on unmount', async () => {
    const { host, record } = await render({ ...examples.tiles, answers: { getProductListing: 'never' } });
    vi.spyOn(host, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -1000, 900, 4000));
    change(['color_snow']);
    await vi.waitFor(() => expect(host.style.minHeight).toBe('4000px'));
    record.unmount!();
    await vi.waitFor(() => expect(host.style.minHeight).toBe(''));
  });

  /** The shopper scrolls. */
  const scroll = (top: number) => {
    vi.stubGlobal('scrollY', top);
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  };
  const goBack = (state: unknown, search = '') => {
    history.replaceState(state, '', `/sofas${search}`);
    dispatchEvent(new PopStateEvent('popstate'));
  };
  const fewer = { ...examples.tiles, answers: { getProductListing: answerOf([tile(0)]) } };

  test('is restored by Back, even after a reload', async () => {
    history.replaceState(null, '', '/sofas?facets=color_snow');
    const { host } = await render(fewer);
    scroll(0);
    goBack({ storefrontIslandsPlace: 1200 });
    await vi.waitFor(() => expect(tiles(host)).toHaveLength(1));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1200, behavior: 'instant' });
  });

  test('is restored once where the server has rendered the page that Back led to', async () => {
    scroll(0);
    history.replaceState({ storefrontIslandsPlace: 1200, mine: 1 }, '', '/sofas');
    keepForReload();
    expect(history.scrollRestoration).toBe('manual');
    await render(examples.tiles);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1200, behavior: 'instant' });
    expect(history.scrollRestoration).toBe('auto');
    expect(takeReloadedScroll()).toBeUndefined();
    expect(history.state).toMatchObject({ storefrontIslandsPlace: 1200, mine: 1 });
  });

  test('is not restored by a change after a link to a hash', async () => {
    const { host } = await render(fewer);
    scroll(900);
    goBack({ storefrontIslandsPlace: 1200 }, '#reviews');
    await change(['color_snow']);
    await vi.waitFor(() => expect(tiles(host)).toHaveLength(1));
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('the quick view', () => {
  const offered = (context: object, attributes: object = {}) =>
    render({
      ...examples.tiles,
      context: { features: context },
      attributes: { ...examples.tiles.attributes, ...attributes },
    });
  const buttons = ({ page }: RenderedIsland) => page.queryAllByRole('link', { name: /^Quick View/ });

  test('is offered by the page, or by the host itself', async () => {
    expect(buttons(await offered({}))).toEqual([]);
    expect(buttons(await offered({ isQuickViewEnabled: true }))).toHaveLength(8);
    expect(
      buttons(await offered({ isQuickViewEnabled: true }, { 'data-is-quick-view-enabled': 'false' })),
    ).toEqual([]);
    expect(buttons(await offered({}, { 'data-is-quick-view-enabled': 'true' }))).toHaveLength(8);
  });

  test('is opened by an address that names it, with what its tile has', async () => {
    history.replaceState(null, '', '/sofas?quickViewId=271001&specialOrderOCParam=RUST');
    const { opened } = await offered({ isQuickViewEnabled: true });
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]).toMatchObject({
      name: 'quick-view',
      props: {
        sku: '271001',
        optionChoiceParameter: 'RUST',
        name: 'Calder L-Shaped Sectional',
        url: '/p/271001',
      },
    });
  });

  test('is not opened by an address where it is off', async () => {
    history.replaceState(null, '', '/sofas?quickViewId=271001');
    const { opened } = await offered({});
    expect(opened).toEqual([]);
  });

  describe('that goes on with further products', () => {
    const growing = ({ host }: RenderedIsland) => sharedStore().get(growingListsAtom).get(host)!;

    test('announces that they are loading', async () => {
      const island = await render(examples['more on their way']);
      growing(island).showMore();
      await announced('Loading…');
    });

    test('is told that the list is loading, also by a change', async () => {
      const island = await render({ ...examples['show more'], answers: { getProductListing: 'never' } });
      change(['color_snow']);
      await vi.waitFor(() => expect(growing(island).isLoading).toBe(true));
    });

    test('is told of an answer with as many products as before', async () => {
      const { minisets } = examples['show more'].props;
      const answers = { getProductListing: answerOf(minisets, 53) };
      const island = await render({ ...examples['show more'], answers });
      const before = growing(island);
      await change(['color_snow']);
      await vi.waitFor(() => expect(growing(island)).not.toBe(before));
      expect(growing(island)).toMatchObject({ isLoading: false, hasMore: true });
    });
  });

  test('over a listing is no other list: nothing is asked for', async () => {
    history.replaceState(null, '', '/sofas?sortBy=name');
    const { requests } = await offered({ isQuickViewEnabled: true });
    history.pushState(null, '', '/sofas?sortBy=name&quickViewId=271001');
    dispatchEvent(new PopStateEvent('popstate'));
    history.pushState(null, '', '/sofas?sortBy=name');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(requests.filter(({ call }) => call === 'getProductListing')).toEqual([]);
  });
});
