import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/listing-filters/listing-filters.examples.ts';
import listingFilters from '../../../../widgets/listing-filters/listing-filters.island.ts';
import { type IslandExample, renderIsland } from '../../render-island.tsx';
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
const address = () => location.pathname + location.search;

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

  test('a landing page offers neither', async () => {
    const { page } = await render(examples['landing page']);
    expect(page.queryByRole('switch')).toBeNull();
  });
});
