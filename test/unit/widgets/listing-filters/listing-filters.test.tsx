import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getProductListingExample } from '../../../../src/contract/listing/listing.examples.ts';
import { listingOf } from '../../../../src/state/listing/listing.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/listing-filters/listing-filters.examples.ts';
import listingFilters from '../../../../widgets/listing-filters/listing-filters.island.ts';
import { examples as toolbars } from '../../../../widgets/listing-toolbar/listing-toolbar.examples.ts';
import listingToolbar from '../../../../widgets/listing-toolbar/listing-toolbar.island.ts';
import { heldAnswer, type IslandExample, renderIsland } from '../../render-island.tsx';
import { addGrid } from '../listing-grid.ts';

type Example = IslandExample & { search?: string };

beforeEach(() => history.replaceState(null, '', '/sofas'));
afterEach(() => vi.restoreAllMocks());

const render = (example: Example, options?: Parameters<typeof renderIsland>[2]) => {
  history.replaceState(null, '', `/sofas${example.search ?? ''}`);
  vi.spyOn(console, 'info').mockImplementation(() => {});
  return renderIsland(listingFilters, example, {
    ...options,
    before(host) {
      addGrid();
      options?.before?.(host);
    },
  });
};

/** With the toolbar of the page; `press` presses its button for the filters. */
async function renderWithToolbar(example: Example) {
  const island = await render(example);
  await renderIsland(listingToolbar, toolbars['none applied'], { on: island });
  const press = () => island.shopper.click(island.page.getByRole('button', { name: /filters/i }));
  return { ...island, press };
}
const address = () => location.pathname + location.search;
const good = examples['none chosen'].answers.getProductListing;

describe('facets', () => {
  test('are groups with names', async () => {
    const { page } = await render(examples['none chosen']);
    for (const name of ['Color', 'Material', 'Features', 'Collection', 'Price', 'Width'])
      page.getByRole('group', { name });
  });

  test('write their counts as the count of results is written', async () => {
    const [first, ...facets] = structuredClone(examples['none chosen'].props.facets);
    first!.filterItems[0]!.itemCount = 2529;
    const props = { ...examples['none chosen'].props, facets: [first!, ...facets] };
    const { page } = await render({ ...examples['none chosen'], props } as never);
    expect(page.getByText('2,529')).toBeTruthy();
  });

  test('are initially open if the server says so', async () => {
    const { page } = await render(examples['none chosen']);
    expect(page.getByRole('button', { name: /^Color/, expanded: true })).toBeTruthy();
    expect(page.getByRole('button', { name: /^Material/, expanded: false })).toBeTruthy();
  });

  test('are open if they have selected values, and show how many', async () => {
    const { page } = await render(examples.chosen);
    const material = page.getByRole('button', { name: /^Material/, expanded: true });
    expect(material.textContent).toBe('Material (1 selected)');
  });

  test('are inert when closed', async () => {
    const { page, shopper } = await render(examples['none chosen']);
    const head = page.getByRole('button', { name: /^Color/ });
    await shopper.click(head);
    expect(document.getElementById(head.getAttribute('aria-controls')!)!.hasAttribute('inert')).toBe(true);
  });

  test('show the count of each value', async () => {
    const { page } = await render(examples['none chosen']);
    page.getByRole('checkbox', { name: 'Slate 36' });
  });

  test('show the first five values, and the rest on demand', async () => {
    const { page, shopper } = await render(examples['none chosen']);
    expect(page.queryByRole('checkbox', { name: /^Sage/ })).toBeNull();
    await shopper.click(page.getByRole('button', { name: 'Show 3 more' }));
    expect(document.activeElement).toBe(page.getByRole('checkbox', { name: /^Sage/ }));
  });

  test('show a selected value at any position', async () => {
    const { page } = await render({ ...examples.chosen, search: '?facets=color_rust' });
    expect(page.getByRole<HTMLInputElement>('checkbox', { name: /^Rust/ }).checked).toBe(true);
  });

  test('keep a value without products in place, but disabled', async () => {
    const { page, shopper, requests } = await render(examples['none chosen']);
    await shopper.click(page.getByRole('button', { name: 'Show 3 more' }));
    const plum = page.getByRole<HTMLInputElement>('checkbox', { name: /^Plum/ });
    expect(plum.getAttribute('aria-disabled')).toBe('true');
    await shopper.click(plum);
    expect(plum.checked).toBe(false);
    expect(requests).toEqual([]);
  });

  test('have a search field only for many values', async () => {
    const { page, shopper } = await render(examples['none chosen']);
    await shopper.click(page.getByRole('button', { name: /^Collection/ }));
    page.getByRole('searchbox', { name: 'Search Collection' });
    expect(page.queryByRole('searchbox', { name: 'Search Color' })).toBeNull();
  });

  test.each(['facetValues', 'facetSearch'])('the page says from how many values on: %s', async (limit) => {
    const { page } = await render({ ...examples['none chosen'], context: { limits: { [limit]: 2 } } });
    page.getByRole('searchbox', { name: 'Search Color' });
  });

  test('search shows the matches, or says that there are none', async () => {
    const { page, shopper } = await render(examples['hundreds of values']);
    const box = page.getByRole('searchbox');
    await shopper.type(box, '499');
    await vi.waitFor(() => expect(page.getAllByRole('checkbox', { name: /^Collection/ })).toHaveLength(1));
    await shopper.type(box, 'x');
    await vi.waitFor(() => expect(page.getByText('No matches')).toBeTruthy());
  });
});

describe('a tick', () => {
  test('is optimistic', async () => {
    const { page, shopper } = await render(examples.loading);
    const slate = page.getByRole<HTMLInputElement>('checkbox', { name: /^Slate/ });
    await shopper.click(slate);
    expect(slate.checked).toBe(true);
  });

  test('requests the listing as soon as the pointer is down, and once', async () => {
    const { page, shopper, requests } = await render(examples['none chosen']);
    const target = page.getByRole('checkbox', { name: /^Slate/ });
    await shopper.pointer({ keys: '[MouseLeft>]', target });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    expect(address()).toBe('/sofas');
    await shopper.pointer({ keys: '[/MouseLeft]', target });
    await vi.waitFor(() => expect(address()).toBe('/sofas?facets=color_slate'));
    expect(requests).toHaveLength(1);
  });

  test('requests the listing and is in the URL', async () => {
    const { page, shopper, requests } = await render(examples['none chosen']);
    await shopper.click(page.getByRole('checkbox', { name: /^Slate/ }));
    await vi.waitFor(() => expect(address()).toBe('/sofas?facets=color_slate'));
    expect(requests[0]!.url.searchParams.get('categoryId')).toBe('sofas');
  });

  test('keeps the focus if the answer moves and disables its value', async () => {
    const answer = structuredClone(good) as {
      facets: { filterItems: { itemCount: number; disabled: boolean }[] }[];
    };
    answer.facets[0]!.filterItems.reverse();
    for (const item of answer.facets[0]!.filterItems) Object.assign(item, { itemCount: 0, disabled: true });
    const { page, shopper } = await render({
      ...examples.chosen,
      search: '?facets=color_slate',
      answers: { getProductListing: answer },
    });
    const slate = page.getByRole('checkbox', { name: /^Slate/ });
    await shopper.click(slate);
    await vi.waitFor(() => expect(address()).toBe('/sofas'));
    await vi.waitFor(() => expect(slate.getAttribute('aria-disabled')).toBe('true'));
    expect(document.activeElement).toBe(slate);
  });

  test('that fails is undone, with a way to retry', async () => {
    const { page, shopper } = await render(examples.failed);
    const slate = page.getByRole<HTMLInputElement>('checkbox', { name: /^Slate/ });
    await shopper.click(slate);
    await vi.waitFor(() => expect(page.getByRole('button', { name: 'Try Again' })).toBeTruthy());
    expect(slate.checked).toBe(false);
    expect(document.activeElement).toBe(slate);
  });

  test('that failed can be retried', async () => {
    const { page, shopper, answer } = await render(examples.failed);
    await shopper.click(page.getByRole('checkbox', { name: /^Slate/ }));
    const again = await page.findByRole('button', { name: 'Try Again' });
    answer('getProductListing', good);
    await shopper.click(again);
    await vi.waitFor(() => expect(address()).toBe('/sofas?facets=color_slate'));
    expect(page.getByRole<HTMLInputElement>('checkbox', { name: /^Slate/ }).checked).toBe(true);
  });

  test('passes the focus to the filters on a retry', async () => {
    const { page, shopper, answer } = await render(examples.failed);
    await shopper.click(page.getByRole('checkbox', { name: /^Slate/ }));
    const again = await page.findByRole('button', { name: 'Try Again' });
    answer('getProductListing', good);
    await shopper.click(again);
    expect(document.activeElement).toBe(page.getByRole('region', { name: 'Filters' }));
  });
});

describe('the panel', () => {
  test.each([
    [false, [true, false]],
    [true, [false, true]],
  ])('the host’s attributes have its position if isMobile is %j', async (isMobile, says) => {
    const { host } = await render({ ...examples['none chosen'], context: { isMobile } });
    expect(
      ['data-panel-beside', 'data-panel-hidden'].map((attribute) => host.hasAttribute(attribute)),
    ).toEqual(says);
  });

  test('the server’s form is not hidden while there are no facets', async () => {
    const { host } = await render({ ...examples['not given, never comes'], context: { isMobile: true } });
    expect(host.hasAttribute('data-panel-hidden')).toBe(false);
  });

  test('an open mobile panel closes when the layout changes', async () => {
    let isNarrow = true;
    vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }));
    const turn = (narrow: boolean) => {
      isNarrow = narrow;
      window.dispatchEvent(new Event('resize'));
    };
    const { page, press } = await renderWithToolbar(examples['none chosen']);
    await press();
    await vi.waitFor(() => expect(page.getByRole('dialog', { name: 'Filters' })).toBeTruthy());
    turn(false);
    await vi.waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    turn(true);
    await vi.waitFor(() => expect(page.queryByRole('group', { name: 'Color' })).toBeNull());
    expect(page.queryByRole('dialog')).toBeNull();
  });

  test('hidden on desktop, it renders nothing and marks its host', async () => {
    const { host, page, press } = await renderWithToolbar(examples['none chosen']);
    await press();
    await vi.waitFor(() => expect(page.queryByRole('group', { name: 'Color' })).toBeNull());
    expect(host.hasAttribute('data-panel-hidden')).toBe(true);
    await press();
    await vi.waitFor(() => expect(page.getByRole('group', { name: 'Color' })).toBeTruthy());
  });

  test('on mobile renders nothing until it is opened', async () => {
    const { host, page, press } = await renderWithToolbar(examples.mobile);
    expect(host.querySelector('.si-root')!.textContent).toBe('');
    await press();
    await vi.waitFor(() => expect(page.getByRole('dialog', { name: 'Filters' })).toBeTruthy());
  });

  test('on mobile has a button with the count, which closes it', async () => {
    const { page, shopper, press } = await renderWithToolbar(examples.mobile);
    await press();
    await shopper.click(await page.findByRole('checkbox', { name: /^Slate/ }));
    await shopper.click(await page.findByRole('button', { name: 'Show 111 results' }));
    await vi.waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  });

  test('reopened, it has its previous state', async () => {
    const { page, shopper, press } = await renderWithToolbar(examples.mobile);
    await press();
    await shopper.click(await page.findByRole('button', { name: 'Material' }));
    await shopper.click(page.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await press();
    await vi.waitFor(() =>
      expect(page.getByRole('button', { name: 'Material', expanded: true })).toBeTruthy(),
    );
  });
});

describe('the server’s form', () => {
  test('stays until the facets are loaded', async () => {
    const { answer, release } = heldAnswer(good);
    const island = await render({ ...examples['not given'], answers: { getProductListing: answer } });
    expect(island.host.contains(island.serverNodes[0]!)).toBe(true);
    release();
    await vi.waitFor(() => expect(island.page.getByRole('group', { name: 'Width' })).toBeTruthy());
    expect(island.host.contains(island.serverNodes[0]!)).toBe(false);
  });

  test('stays if they fail to load', async () => {
    const island = await render({ ...examples['not given'], answers: { getProductListing: 500 } });
    await vi.waitFor(() => expect(island.errors).toHaveLength(1));
    expect(island.host.contains(island.serverNodes[0]!)).toBe(true);
  });

  test('ticks made in it before mounting are carried over and requested', async () => {
    const { page } = await render(examples['none chosen'], {
      before: (host: Element) => {
        host.querySelector<HTMLInputElement>('[value=color_slate]')!.checked = true;
      },
    });
    expect(page.getByRole<HTMLInputElement>('checkbox', { name: /^Slate/ }).checked).toBe(true);
    await vi.waitFor(() => expect(address()).toBe('/sofas?facets=color_slate'));
  });

  test('a range typed in it before mounting is in the fields', async () => {
    const { page } = await render(examples['none chosen'], {
      before: (host: Element) => {
        host.querySelector<HTMLInputElement>('[name=priceMin]')!.value = '700';
      },
    });
    expect(page.getByRole('form', { name: 'Price' }).querySelector('input')!.value).toBe('700');
  });

  test('submitted before mounting, its ticks and range become one change', async () => {
    const { page } = await render(examples['none chosen'], {
      before: (host: Element) => {
        host.querySelector<HTMLInputElement>('[value=color_slate]')!.checked = true;
        host.querySelector<HTMLInputElement>('[name=priceMin]')!.value = '700';
      },
      held: 'submit',
    });
    await vi.waitFor(() => expect(address()).toBe('/sofas?facets=color_slate,price_700-'));
    expect(page.getByRole('form', { name: 'Price' }).querySelector('input')!.value).toBe('');
  });

  test.each(['reload', 'back_forward'])(
    'submitted on a %s visit, its ticks and range are carried over too',
    async (type) => {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
      await render(examples['none chosen'], {
        before: (host: Element) => {
          host.querySelector<HTMLInputElement>('[value=color_slate]')!.checked = true;
          host.querySelector<HTMLInputElement>('[name=priceMin]')!.value = '700';
        },
        held: 'submit',
      });
      await vi.waitFor(() => expect(address()).toBe('/sofas?facets=color_slate,price_700-'));
    },
  );

  test('ticks that the browser restores on a reload are ignored', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never]);
    const { page, requests } = await render(examples['none chosen'], {
      before: (host: Element) => {
        host.querySelector<HTMLInputElement>('[value=color_slate]')!.checked = true;
      },
    });
    expect(page.getByRole<HTMLInputElement>('checkbox', { name: /^Slate/ }).checked).toBe(false);
    expect(requests).toEqual([]);
  });

  test('a tick after a reload is applied if its box has the focus', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never]);
    await render(examples['none chosen'], {
      before: (host: Element) => {
        const box = host.querySelector<HTMLInputElement>('[value=color_slate]')!;
        box.checked = true;
        box.focus();
      },
    });
    await vi.waitFor(() => expect(address()).toBe('/sofas?facets=color_slate'));
  });

  const wrong = 'Enter numbers such as 1,299 or 1299.50, from 0 up. The minimum cannot be above the maximum.';
  const fillWrong = (host: Element) => {
    host.querySelector<HTMLInputElement>('[name=priceMin]')!.value = '500';
    host.querySelector<HTMLInputElement>('[name=priceMax]')!.value = '100';
  };
  const ends = (page: { getByRole(role: string, options: object): HTMLElement }) =>
    [...page.getByRole('form', { name: 'Price' }).querySelectorAll('input')].map(({ value }) => value);

  test('submitted with a wrong range, it keeps the typed text and says so', async () => {
    const { page, requests } = await render(examples['none chosen'], { before: fillWrong, held: 'submit' });
    await vi.waitFor(() => expect(page.getByText(wrong)).toBeTruthy());
    expect(ends(page)).toEqual(['500', '100']);
    expect(requests).toEqual([]);
  });

  test('a range that the server refused stays refused', async () => {
    const { page } = await render(examples['none chosen'], {
      before: (host: Element) => {
        fillWrong(host);
        host.querySelector('[name=priceMin]')!.setAttribute('aria-invalid', 'true');
      },
    });
    page.getByText(wrong);
    expect(ends(page)).toEqual(['500', '100']);
  });

  test('a range that was typed but not submitted is not refused', async () => {
    const { page } = await render(examples['none chosen'], { before: fillWrong });
    expect(page.queryByText(wrong)).toBeNull();
  });

  test('on mobile the panel opens with the refused range', async () => {
    const { page } = await render(examples.mobile, { before: fillWrong, held: 'submit' });
    await vi.waitFor(() => expect(page.getByRole('dialog', { name: 'Filters' })).toBeTruthy());
    page.getByText(wrong);
  });
});

describe('chips', () => {
  test('name the applied filters, ranges too', async () => {
    const { page } = await render(examples.chosen);
    expect(page.getAllByRole('button', { name: /^Remove/ }).map((chip) => chip.textContent)).toEqual([
      'Slate',
      'Cotton velvet',
      '$1,000 to $2,000',
      '60″ to 80″',
    ]);
  });

  test('pass the focus to a neighbour when removed', async () => {
    const { page, shopper } = await render(examples.chosen);
    await shopper.click(page.getByRole('button', { name: 'Remove Cotton velvet' }));
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Remove $1,000 to $2,000' }));
  });

  test('pass the focus to the row when the last is removed', async () => {
    const { page, shopper } = await render({ ...examples.chosen, search: '?facets=color_slate' });
    await shopper.click(page.getByRole('button', { name: 'Remove Slate' }));
    expect(document.activeElement).toBe(page.getByRole('list', { name: 'Applied filters' }));
  });

  test('leave out filters without a facet', async () => {
    const { page } = await render({ ...examples.chosen, search: '?facets=color_nothing,evil_thing' });
    expect(page.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  test('disappear when their facet is cleared, and the focus stays in the facet', async () => {
    const { page, shopper } = await render(examples.chosen);
    await shopper.click(page.getByRole('button', { name: 'Clear Color' }));
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Color' }));
    await vi.waitFor(() =>
      expect(address()).toBe('/sofas?facets=material_cotton-velvet,price_1000-2000,width_60-80'),
    );
  });

  test('are not offered to be cleared where none is applied', async () => {
    const { page } = await render(examples['none chosen']);
    expect(page.getByText('None applied')).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Clear all' })).toBeNull();
  });

  test('are all cleared at once, and the button stays while it has the focus', async () => {
    const { page, shopper } = await render(examples.chosen);
    const clear = page.getByRole('button', { name: 'Clear all' });
    await shopper.click(clear);
    expect(document.activeElement).toBe(clear);
    await shopper.tab();
    await vi.waitFor(() => expect(page.queryByRole('button', { name: 'Clear all' })).toBeNull());
  });

  test('are all cleared at once, with availability', async () => {
    const { page, shopper } = await render({
      ...examples.chosen,
      search: '?facets=color_slate&availability=pickup&sortBy=name',
    });
    await shopper.click(page.getByRole('button', { name: 'Clear all' }));
    await vi.waitFor(() => expect(address()).toBe('/sofas?sortBy=name'));
  });
});

describe('a range', () => {
  const fill = async (example: Example, min: string, max: string) => {
    const island = await render(example);
    const form = island.page.getByRole('form', { name: 'Price' });
    const [low, high] = form.querySelectorAll('input');
    if (min) await island.shopper.type(low!, min);
    if (max) await island.shopper.type(high!, max);
    await island.shopper.click(form.querySelector('button')!);
    return { ...island, low: low!, high: high! };
  };

  test('is applied, and the fields are emptied', async () => {
    const { low, high } = await fill(examples['none chosen'], '$1,200', '1,800.50');
    await vi.waitFor(() => expect(address()).toBe('/sofas?facets=price_1200-1801'));
    expect([low.value, high.value]).toEqual(['', '']);
  });

  test.each([
    ['', ''],
    ['-5', ''],
    ['a', '5'],
    ['500', '100'],
    ['', '1e5'],
  ])('from "%s" to "%s" is refused below the fields', async (min, max) => {
    const { page, low, requests } = await fill(examples['none chosen'], min, max);
    page.getByText(
      'Enter numbers such as 1,299 or 1299.50, from 0 up. The minimum cannot be above the maximum.',
    );
    expect(low.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(low);
    expect(requests).toEqual([]);
  });

  const typedIn = async (example: Example, min: string) => {
    const island = await renderWithToolbar(example);
    if (example === examples.mobile) await island.press();
    const form = await island.page.findByRole('form', { name: 'Price' });
    const [low] = form.querySelectorAll('input');
    await island.shopper.type(low!, min);
    return island;
  };
  const lowNow = ({ page }: Awaited<ReturnType<typeof renderWithToolbar>>) =>
    page.getByRole('form', { name: 'Price' }).querySelector('input')!;

  test('that is typed is applied by Show results', async () => {
    const { page, shopper } = await typedIn(examples.mobile, '1200');
    await shopper.click(page.getByRole('button', { name: /^Show .* results/ }));
    await vi.waitFor(() => expect(address()).toBe('/sofas?facets=price_1200-'));
    await vi.waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  });

  test('that is typed and wrong keeps the panel open, with the focus in it', async () => {
    const island = await typedIn(examples.mobile, 'a');
    await island.shopper.click(island.page.getByRole('button', { name: /^Price/, expanded: true }));
    await island.shopper.click(island.page.getByRole('button', { name: /^Show .* results/ }));
    await vi.waitFor(() => expect(lowNow(island).getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(lowNow(island));
    expect(lowNow(island).value).toBe('a');
    island.page.getByRole('button', { name: /^Price/, expanded: true });
    expect(address()).toBe('/sofas');
  });

  test('that is typed is cleared by Clear all, also without a filter', async () => {
    const island = await typedIn(examples['none chosen'], '1200');
    const clear = island.page.getByRole('button', { name: 'Clear all' });
    expect(clear.getAttribute('aria-disabled')).toBeNull();
    await island.shopper.click(clear);
    expect(lowNow(island).value).toBe('');
    expect(clear.getAttribute('aria-disabled')).toBe('true');
    expect(address()).toBe('/sofas');
  });

  test('that is typed is cleared by the grid’s Clear all filters as well', async () => {
    const island = await typedIn(examples['none chosen'], '1200');
    listingOf(sharedStore(), 'listing').clear();
    await vi.waitFor(() => expect(lowNow(island).value).toBe(''));
  });

  test('that is typed is there when the panel opens again', async () => {
    const island = await typedIn(examples.mobile, '1200');
    await island.shopper.click(island.page.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(island.page.queryByRole('dialog')).toBeNull());
    await island.press();
    await island.page.findByRole('dialog');
    expect(lowNow(island).value).toBe('1200');
  });

  test('clears its message when the shopper types', async () => {
    const { page, low, shopper } = await fill(examples['none chosen'], '', '');
    await shopper.type(low, '7');
    expect(page.queryByText(/^Enter numbers/)).toBeNull();
  });
});

describe('availability', () => {
  test('a product listing offers pickup', async () => {
    const { page, shopper } = await render(examples['none chosen']);
    await shopper.click(page.getByRole('switch', { name: 'Pick up in store' }));
    await vi.waitFor(() => expect(address()).toBe('/sofas?availability=pickup'));
    expect(page.queryByRole('switch', { name: 'Ready to ship' })).toBeNull();
  });

  test('a search offers ready to ship too', async () => {
    const { page, shopper } = await render(examples.search);
    await shopper.click(page.getByRole('switch', { name: 'Ready to ship' }));
    await vi.waitFor(() => expect(address()).toBe('/sofas?query=sofa&isReadyToShipAvailabilityOn=true'));
  });

  test('a host without pickup offers none', async () => {
    const { page } = await render(examples['no pickup']);
    expect(page.queryByRole('group', { name: 'Availability' })).toBeNull();
    expect(page.queryByRole('switch')).toBeNull();
  });

  test('an answer that offers nothing takes the switch away, but not one that is on', async () => {
    const answer = { ...getProductListingExample.answer, availabilities: [] };
    const { page, shopper } = await render({
      ...examples['none chosen'],
      answers: { getProductListing: answer },
    });
    const pickup = () => page.queryByRole('switch', { name: 'Pick up in store' });
    await shopper.click(pickup()!);
    await vi.waitFor(() => expect(address()).toBe('/sofas?availability=pickup'));
    expect(pickup()).not.toBeNull();
    await shopper.click(pickup()!);
    await vi.waitFor(() => expect(address()).toBe('/sofas'));
    expect(pickup()).toBeNull();
  });

  test('a landing page offers neither', async () => {
    const { page } = await render(examples['landing page']);
    expect(page.queryByRole('switch')).toBeNull();
  });
});
