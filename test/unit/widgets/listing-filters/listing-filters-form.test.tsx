import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/listing-filters/listing-filters.examples.ts';
import listingFilters from '../../../../widgets/listing-filters/listing-filters.island.ts';
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
const address = () => location.pathname + location.search;
const good = examples['none chosen'].answers.getProductListing;

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
