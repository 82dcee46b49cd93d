import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { open } from '../../../../src/runtime/core.tsx';
import { type GrowingList, growingListsAtom } from '../../../../src/state/quick-view/growing-lists.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { closeDialog } from '../../../../src/ui/dialog.tsx';
import { examples } from '../../../../widgets/quick-view/quick-view.examples.ts';
import quickView from '../../../../widgets/quick-view/quick-view.island.ts';
import { heldAnswer, openIsland, openTestPage } from '../../render-island.tsx';
import { twoTurns } from '../../two-turns.ts';
import { holdExit } from '../../ui/hold-exit.ts';

beforeEach(() => history.replaceState(null, '', '/sofas?sortBy=name'));

type Name = keyof typeof examples;

/** A tile, as the server has it. */
const tileOf = ([sku, name, option]: [sku: string, name: string, option: string]) =>
  `<li><a id="tile-${sku}" href="/p/${sku}" data-island-open="quick-view" data-sku="${sku}" data-name="${name}"
 data-formatted-price="$1,799.00" data-image-path="/pictures/${sku}.svg" ${
   option ? `data-option-choice-parameter="${option}"` : ''
 }>Quick View</a></li>`;

const tiles = `<div data-island="x"><ul>${(
  [
    ['410553', 'Marlow 3-Seat Sofa', 'INK'],
    ['410561', 'Calder Sectional', ''],
    ['410570', 'Linden Armchair', ''],
  ] as const
)
  .map((tile) => tileOf([...tile]))
  .join('')}</ul></div>`;

/** Makes the list of the tiles one that has more products; `become` is a change of it, and `grow` one with another tile. */
function growing() {
  const preload = vi.fn();
  const showMore = vi.fn();
  const host = document.querySelector('[data-island="x"]')!;
  const become = (now: Partial<GrowingList>) => {
    const list = { hasMore: true, isLoading: false, failure: undefined, preload, showMore, ...now };
    sharedStore().set(growingListsAtom, new Map([[host, list]]));
  };
  const grow = (now: Partial<GrowingList>) => {
    host.querySelector('ul')!.insertAdjacentHTML('beforeend', tileOf(['410580', 'Ridley Ottoman', '']));
    become(now);
  };
  become({});
  onTestFinished(() => sharedStore().set(growingListsAtom, new Map()));
  return { preload, showMore, become, grow };
}

/** A page with tiles, of which the first one was pressed. */
async function opened(name: Name = 'in stock') {
  const example = examples[name];
  const on = openTestPage(example);
  document.body.insertAdjacentHTML('beforeend', tiles);
  document.getElementById('tile-410553')!.focus();
  on.registry.open = (page, _name, props) => open(page, quickView, props);
  return openIsland(quickView, example, on);
}

const added = () => document.querySelector('[data-island="add-to-cart"]');
const attribute = (name: string, island = 'add-to-cart') =>
  document.querySelector(`[data-island="${island}"]`)?.getAttribute(`data-${name}`);
const asked = ({ requests }: { requests: { call: string; url: URL }[] }) =>
  requests.filter(({ call }) => call === 'getQuickView').map(({ url }) => url.searchParams.get('sku'));

describe('what it shows', () => {
  test('the tile’s name, price and picture at once, and nothing to add', async () => {
    const { page } = await opened('loading');
    page.getByRole('dialog', { name: 'Marlow 3-Seat Sofa' });
    page.getByText('$1,799.00');
    expect(page.getByRole<HTMLImageElement>('img', { name: 'Marlow 3-Seat Sofa' }).src).toContain(
      '/pictures/410553.svg',
    );
    expect(added()).toBeNull();
  });

  test('the gallery, whose first picture is the tile’s own element', async () => {
    const { page } = await opened();
    const image = page.getByRole('img', { name: 'Marlow 3-Seat Sofa' });
    await vi.waitFor(() => expect(added()).not.toBeNull());
    expect(image.closest('[data-island="product-gallery"]')).not.toBeNull();
    expect(JSON.parse(attribute('pictures', 'product-gallery')!)).toHaveLength(2);
  });

  test('what the group adds: its own product with the tile’s swatch', async () => {
    await opened();
    await vi.waitFor(() => expect(attribute('sku')).toBe('410553'));
    expect(attribute('option-choice-parameter')).toBe('INK');
    expect(attribute('max-quantity')).toBe('12');
  });

  test('a product that is gone cannot be added', async () => {
    await opened('sold out');
    await vi.waitFor(() => expect(attribute('stock')).toBe('out'));
  });

  test('only the tile’s picture and price, from a server that says little', async () => {
    const { page, errors } = await opened('only what has to be sent');
    await vi.waitFor(() => expect(attribute('sku')).toBe('410553'));
    page.getByText('$1,799.00');
    expect(errors).toEqual([]);
  });

  test('the options of a product made to order, which its buttons follow', async () => {
    await opened('made to order');
    await vi.waitFor(() => expect(attribute('page-url', 'special-order')).toBe('/p/423001'));
    expect(attribute('follows')).toContain('option-choice-parameter');
    expect(attribute('missing-options')).toBe('[]');
  });

  test('the lowest price, and which options are missing', async () => {
    const { page } = await opened('options missing');
    await vi.waitFor(() =>
      expect(JSON.parse(attribute('missing-options')!)).toEqual([{ optionCode: 'LEG', title: 'Legs' }]),
    );
    page.getByText('From $1,799.00');
  });

  test.each([
    ['cart alone', ['add-to-cart']],
    ['registry alone', ['add-to-registry']],
    ['in stock', ['add-to-cart', 'add-to-registry']],
  ] as const)('%s: %o', async (name, islands) => {
    await opened(name);
    await vi.waitFor(() => expect(document.querySelector('.si-quick-view__parts')).not.toBeNull());
    const found = ['add-to-cart', 'add-to-registry'].filter((one) =>
      document.querySelector(`dialog [data-island="${one}"]`),
    );
    expect(found).toEqual(islands);
  });
});

describe('a choice', () => {
  test('is asked for and added, also while its answer is on its way', async () => {
    const island = await opened();
    const oat = await island.page.findByRole('radio', { name: 'Oat Linen' });
    const held = heldAnswer(examples['in stock'].answers.getQuickView);
    island.answer('getQuickView', held.answer);
    await island.shopper.click(oat);
    await vi.waitFor(() => expect(attribute('option-choice-parameter')).toBe('OAT'));
    await vi.waitFor(() => expect(document.querySelector('.si-quick-view[aria-busy]')).not.toBeNull());
    held.release();
    await vi.waitFor(() => expect(document.querySelector('.si-quick-view[aria-busy]')).toBeNull());
    expect(location.search).toContain('specialOrderOCParam=OAT');
  });

  test('that cannot be had any more says so', async () => {
    const { page } = await opened('color sold out');
    await page.findByText('No longer available', { selector: 'p' });
    expect(attribute('stock')).toBe('out');
  });
});

describe('the next product', () => {
  test('is that of the next tile, announced with its place, and asked for when the pointer is near', async () => {
    const island = await opened();
    await vi.waitFor(() => expect(added()).not.toBeNull());
    const next = island.page.getByRole('button', { name: 'Next product' });
    await island.shopper.hover(next);
    await vi.waitFor(() => expect(asked(island)).toEqual(['410553', '410561']));
    await island.shopper.click(next);
    await island.page.findByText('Calder Sectional, 2 of 3');
    await vi.waitFor(() => expect(location.search).toBe('?sortBy=name&quickViewId=410561'));
    expect(asked(island)).toEqual(['410553', '410561']);
    expect(document.activeElement).toBe(next);
  });

  test('of two presses at once the second goes on from the first', async () => {
    const island = await opened();
    island.answer('getQuickView', { sku: '410570', name: 'Linden Armchair' });
    const next = island.page.getByRole('button', { name: 'Next product' });
    next.click();
    next.click();
    await vi.waitFor(() => expect(attribute('sku')).toBe('410570'));
    await vi.waitFor(() => expect(location.search).toContain('quickViewId=410570'));
  });

  test('shows although the answer of the one before comes later', async () => {
    const island = await opened();
    const held = heldAnswer({ sku: '410561', name: 'Calder Sectional' });
    island.answer('getQuickView', held.answer);
    const next = island.page.getByRole('button', { name: 'Next product' });
    await island.shopper.click(next);
    await vi.waitFor(() => expect(asked(island)).toContain('410561'));
    island.answer('getQuickView', { sku: '410570', name: 'Linden Armchair' });
    await island.shopper.click(next);
    await vi.waitFor(() => expect(attribute('sku')).toBe('410570'));
    held.release();
    await twoTurns();
    island.page.getByRole('dialog', { name: 'Linden Armchair' });
    expect(attribute('sku')).toBe('410570');
  });

  test('and back: what was chosen of the first is still chosen', async () => {
    const { page, shopper } = await opened();
    await shopper.click(await page.findByRole('radio', { name: 'Oat Linen' }));
    await vi.waitFor(() => expect(location.search).toContain('specialOrderOCParam=OAT'));
    await shopper.click(page.getByRole('button', { name: 'Next product' }));
    await vi.waitFor(() => expect(location.search).toContain('quickViewId=410561'));
    await shopper.click(page.getByRole('button', { name: 'Previous product' }));
    await vi.waitFor(() => expect(location.search).toContain('quickViewId=410553'));
    expect(location.search).toContain('specialOrderOCParam=OAT');
  });

  test('at an end there is none, and the button keeps the focus', async () => {
    const { page, shopper } = await opened();
    const previous = page.getByRole('button', { name: 'Previous product' });
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    await shopper.click(previous);
    page.getByRole('dialog', { name: 'Marlow 3-Seat Sofa' });
  });
});

describe('beyond the last tile', () => {
  const last = async () => {
    const island = await opened();
    const list = growing();
    const next = island.page.getByRole('button', { name: 'Next product' });
    await island.shopper.click(next);
    await vi.waitFor(() => expect(location.search).toContain('quickViewId=410561'));
    return { ...island, ...list, next };
  };

  test('the next products are asked for with the press that leads to it', async () => {
    const { shopper, next, preload, showMore } = await last();
    expect(preload).not.toHaveBeenCalled();
    await shopper.click(next);
    expect(preload).toHaveBeenCalledOnce();
    expect(showMore).not.toHaveBeenCalled();
  });

  test('Next waits for them, and shows the first', async () => {
    const { shopper, page, next, become, grow } = await last();
    await shopper.click(next);
    await shopper.click(next);
    become({ isLoading: true });
    await vi.waitFor(() => expect(next.getAttribute('aria-busy')).toBe('true'));
    grow({ hasMore: false });
    await page.findByText('Ridley Ottoman, 4 of 4');
    await vi.waitFor(() => expect(location.search).toContain('quickViewId=410580'));
    expect(next.hasAttribute('aria-busy')).toBe(false);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(next);
  });

  test('a failure is said in the layer, and Next tries again', async () => {
    const { shopper, page, next, become, showMore } = await last();
    await shopper.click(next);
    await shopper.click(next);
    become({ isLoading: true });
    become({ failure: 'The results could not be loaded.' });
    await page.findByText('The results could not be loaded.');
    page.getByRole('dialog', { name: 'Marlow 3-Seat Sofa' });
    await shopper.click(next);
    expect(showMore).toHaveBeenCalledTimes(2);
    expect(page.queryByText('The results could not be loaded.')).toBeNull();
  });

  test('they do not open a layer again that is closing', async () => {
    const { shopper, next, grow } = await last();
    await shopper.click(next);
    await vi.waitFor(() => expect(location.search).toContain('quickViewId=410570'));
    await shopper.click(next);
    vi.spyOn(history, 'back').mockImplementation(() => {});
    const end = holdExit();
    closeDialog(next);
    grow({ hasMore: false });
    await twoTurns();
    expect(next.closest('dialog')?.hasAttribute('data-closing')).toBe(true);
    end();
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    dispatchEvent(new PopStateEvent('popstate'));
  });

  test.each([
    ['among its choices', () => document.querySelector('.si-quick-view')!],
    ['at its foot', () => document.querySelector('.si-quick-view__foot')!],
    ['in a layer above', () => document.body],
  ])('the product stays while the focus is %s, and Next can be pressed', async (_, find) => {
    const { shopper, page, next, become, grow } = await last();
    await shopper.click(next);
    await vi.waitFor(() => expect(location.search).toContain('quickViewId=410570'));
    await shopper.click(next);
    become({ isLoading: true });
    const place = document.createElement('button');
    find().append(place);
    onTestFinished(() => place.remove());
    place.focus();
    grow({ hasMore: false });
    await vi.waitFor(() => expect(next.hasAttribute('aria-busy')).toBe(false));
    await twoTurns();
    expect(document.activeElement).toBe(place);
    expect(location.search).toContain('quickViewId=410570');
    expect(next.hasAttribute('aria-disabled')).toBe(false);
    await shopper.click(next);
    await page.findByText('Ridley Ottoman, 4 of 4');
  });

  test('the product stays, and what was chosen of it, where a choice on a phone leaves the focus on Next', async () => {
    const island = await opened();
    const { become, grow } = growing();
    const { shopper, page } = island;
    await vi.waitFor(() => expect(added()).not.toBeNull());
    const next = page.getByRole('button', { name: 'Next product' });
    for (const name of ['410561', '410570']) {
      await shopper.click(next);
      await vi.waitFor(() => expect(location.search).toContain(`quickViewId=${name}`));
    }
    await vi.waitFor(() => expect(document.querySelectorAll('.si-quick-view__choice')).not.toHaveLength(0));
    await shopper.click(next);
    become({ isLoading: true });
    await vi.waitFor(() => expect(next.getAttribute('aria-busy')).toBe('true'));
    const radio = document.querySelector<HTMLInputElement>('[title="Oat Linen"] > input')!;
    radio.click();
    expect(document.activeElement).toBe(next);
    grow({ hasMore: false });
    await vi.waitFor(() => expect(next.hasAttribute('aria-busy')).toBe(false));
    await twoTurns();
    expect(location.search).toContain('quickViewId=410570');
    expect(radio.checked).toBe(true);
    await shopper.click(next);
    await page.findByText('Ridley Ottoman, 4 of 4');
  });

  test('after an answer with none that are new, those that follow are asked for', async () => {
    const { shopper, page, next, become, grow, showMore } = await last();
    await shopper.click(next);
    await shopper.click(next);
    become({ isLoading: true });
    await twoTurns();
    become({});
    await vi.waitFor(() => expect(showMore).toHaveBeenCalledTimes(2));
    expect(next.getAttribute('aria-busy')).toBe('true');
    become({ isLoading: true });
    grow({ hasMore: false });
    await page.findByText('Ridley Ottoman, 4 of 4');
  });

  test('the way back needs nothing of them', async () => {
    const { shopper, page, next, become } = await last();
    await shopper.click(next);
    await shopper.click(next);
    become({ isLoading: true });
    await shopper.click(page.getByRole('button', { name: 'Previous product' }));
    await page.findByText('Calder Sectional, 2 of 3');
    become({ hasMore: false });
    await twoTurns();
    expect(location.search).toContain('quickViewId=410561');
  });
});

describe('its history entry', () => {
  test('names the product, and is left when the layer closes', async () => {
    const { page, shopper } = await opened();
    await vi.waitFor(() => expect(history.state).toEqual({ quickViewId: '410553' }));
    expect(location.search).toBe('?sortBy=name&quickViewId=410553&specialOrderOCParam=INK');
    const back = vi.spyOn(history, 'back').mockImplementation(() => {});
    await shopper.click(page.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(back).toHaveBeenCalledOnce());
    expect(document.querySelector('dialog')).toBeNull();
    dispatchEvent(new PopStateEvent('popstate'));
  });

  test('Back closes the layer', async () => {
    await opened();
    await vi.waitFor(() => expect(history.state).toEqual({ quickViewId: '410553' }));
    history.replaceState(null, '', '/sofas?sortBy=name');
    dispatchEvent(new PopStateEvent('popstate'));
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  });

  test('a page that was opened with it gets an entry below', async () => {
    history.replaceState(null, '', '/sofas?sortBy=name&quickViewId=410553&specialOrderOCParam=INK');
    const written: string[] = [];
    vi.spyOn(history, 'replaceState').mockImplementation((_state, _, url) => void written.push(`${url}`));
    await opened();
    await vi.waitFor(() => expect(history.state).toEqual({ quickViewId: '410553' }));
    expect(written).toEqual(['/sofas?sortBy=name']);
  });
});

test('it closes once an add is confirmed, and not before', async () => {
  await opened();
  await vi.waitFor(() => expect(added()).not.toBeNull());
  vi.spyOn(history, 'back').mockImplementation(() => {});
  const mounted = (island: string) =>
    document.dispatchEvent(new CustomEvent('storefront:island-mounted', { detail: { island } }));
  mounted('add-consent');
  expect(document.querySelector('dialog')).not.toBeNull();
  mounted('cart-confirmation');
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  dispatchEvent(new PopStateEvent('popstate'));
});

test('the focus returns to the tile of the product that was shown last', async () => {
  const { page, shopper } = await opened();
  vi.spyOn(history, 'back').mockImplementation(() => {});
  await shopper.click(page.getByRole('button', { name: 'Next product' }));
  await vi.waitFor(() => expect(location.search).toContain('410561'));
  await shopper.click(page.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('tile-410561'));
  dispatchEvent(new PopStateEvent('popstate'));
});
