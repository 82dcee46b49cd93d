import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { examples } from '../../../../widgets/compare-list/compare-list.examples.ts';
import compareList from '../../../../widgets/compare-list/compare-list.island.ts';
import { fillStorage } from '../../full-storage.ts';
import { type IslandExample, openTestPage, renderIsland } from '../../render-island.tsx';

afterEach(() => sessionStorage.clear());

interface CompareExample extends IslandExample {
  offered: object[];
  stored?: unknown;
}

/** The bar on a page with a checkbox for each product; the `ticked` ones are ticked before mounting. */
async function render({ offered, stored, ...example }: CompareExample, ticked: number[] = []) {
  if (stored !== undefined) sessionStorage.setItem('compareList', JSON.stringify(stored));
  const on = openTestPage(example);
  const boxes = offered.map((product, index) => {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.setAttribute('data-compare-product', JSON.stringify(product));
    box.checked = ticked.includes(index);
    document.body.append(box);
    return box;
  });
  const island = await renderIsland(compareList, example, { on });
  const open = async () => {
    await island.shopper.click(island.page.getByRole('button', { name: 'Compare' }));
    return vi.waitFor(() => island.host.querySelector('dialog')!);
  };
  return { ...island, boxes, open };
}

const kept = () =>
  (JSON.parse(sessionStorage.getItem('compareList') ?? '[]') as { sku: string }[]).map(({ sku }) => sku);
const checked = (boxes: HTMLInputElement[]) => boxes.map((box) => box.checked);

test('shows nothing until a product is chosen', async () => {
  const { host, shopper, boxes } = await render(examples['none chosen']);
  await vi.waitFor(() => expect(host.querySelector('form')).toBeNull());
  expect(host.textContent).toBe('');
  await shopper.click(boxes[0]!);
  await vi.waitFor(() => expect(host.textContent).toContain('1 of 4 chosen'));
});

test('a page can replace the texts', async () => {
  const { page } = await render({
    ...examples['two chosen'],
    context: { messages: { compareCount: '{0} sur {1}', compareClear: 'Effacer' } },
  });
  page.getByText('2 sur 4');
  page.getByRole('button', { name: 'Effacer' });
});

test('a page can replace what is announced after a choice', async () => {
  const { shopper, boxes, page } = await render({
    ...examples['none chosen'],
    context: { messages: { compareChosen: 'Comparer : {0} sur {1}' } },
  });
  await shopper.click(boxes[0]!);
  await page.findByText('Comparer : 1 sur 4');
});

describe('the page’s checkboxes', () => {
  test('add and remove products, in the order of ticking, for this visit', async () => {
    const { shopper, boxes, host } = await render(examples['none chosen']);
    await shopper.click(boxes[2]!);
    await shopper.click(boxes[0]!);
    expect(kept()).toEqual(['410552', '410550']);
    await vi.waitFor(() => expect(host.textContent).toContain('2 of 4 chosen'));
    await shopper.click(boxes[2]!);
    expect(kept()).toEqual(['410550']);
  });

  test('say how many are chosen, whenever one is ticked or unticked', async () => {
    const { shopper, boxes, page } = await render(examples['none chosen']);
    const said = () => page.getAllByRole('status').map(({ textContent }) => textContent);
    await shopper.click(boxes[2]!);
    await vi.waitFor(() => expect(said()).toContain('Compare: 1 of 4 chosen'));
    await shopper.click(boxes[2]!);
    await vi.waitFor(() => expect(said()).toContain('Compare: 0 of 4 chosen'));
  });

  test('are ticked for products chosen on earlier pages', async () => {
    const { boxes, host } = await render(examples['two chosen']);
    expect(checked(boxes)).toEqual([true, true, false, false, false, false]);
    await vi.waitFor(() => expect(host.textContent).toContain('2 of 4 chosen'));
  });

  test('that were ticked before mounting count', async () => {
    const { boxes, host } = await render(examples['two chosen'], [4]);
    expect(kept()).toEqual(['410550', '410551', '410554']);
    await vi.waitFor(() => expect(checked(boxes)[4]).toBe(true));
    await vi.waitFor(() => expect(host.textContent).toContain('3 of 4 chosen'));
  });

  test('beyond the limit stay empty, and a message shows', async () => {
    const { shopper, boxes, host } = await render(examples.full);
    await shopper.click(boxes[5]!);
    expect(boxes[5]!.checked).toBe(false);
    expect(kept()).toHaveLength(4);
    await vi.waitFor(() =>
      expect(host.textContent).toContain('You can compare up to 4 products. Remove one to add another.'),
    );
    await shopper.click(boxes[0]!);
    await shopper.click(boxes[5]!);
    expect(kept()).toEqual(['410551', '410552', '410553', '410555']);
  });

  test('are ticked in tiles rendered later, too', async () => {
    const { boxes } = await render(examples['two chosen']);
    await vi.waitFor(() => expect(boxes[0]!.checked).toBe(true));
    const again = boxes[0]!.cloneNode() as HTMLInputElement;
    again.checked = false;
    document.body.append(again);
    document.dispatchEvent(new CustomEvent('storefront:listing-changed'));
    await vi.waitFor(() => expect(again.checked).toBe(true));
  });

  test('stay ticked when a listing mounts that was rendered before the tick', async () => {
    const { shopper, boxes } = await render(examples['none chosen']);
    const rendered = boxes[0]!.cloneNode() as HTMLInputElement;
    await shopper.click(boxes[0]!);
    boxes[0]!.replaceWith(rendered);
    expect(rendered.checked).toBe(false);
    rendered.dispatchEvent(new CustomEvent('storefront:island-mounted', { bubbles: true }));
    expect(rendered.checked).toBe(true);
  });

  test.each(['', '7', '{"sku":"1"}', 'not json'])('with wrong JSON choose no product: %j', async (text) => {
    const { shopper, boxes, errors } = await render(examples['none chosen']);
    boxes[0]!.setAttribute('data-compare-product', text);
    await shopper.click(boxes[0]!);
    expect(kept()).toEqual([]);
    expect(errors[0]).toContain('data-compare-product was');
  });
});

test.each([
  ['own limit', 2],
  ['limit of the page', 3],
] as const)('%s: %s at most', async (name, limit) => {
  const { shopper, boxes, host } = await render(examples[name]);
  for (const box of boxes.slice(1)) await shopper.click(box);
  expect(kept()).toHaveLength(limit);
  await vi.waitFor(() => expect(host.textContent).toContain(`up to ${limit} products`));
});

describe('the comparison', () => {
  test('has a column for each product and a row for each fact', async () => {
    const { open } = await render(examples['two chosen']);
    const dialog = await open();
    expect(dialog.querySelectorAll('th[scope="col"]')).toHaveLength(2);
    const rows = [...dialog.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['Price', '$1299.00', '$1499.00'],
      ['Width', '84″', '85″'],
      ['Depth', '38″', '38″'],
      ['Material', 'Linen', 'Linen'],
      ['Care', '–', 'Spot clean'],
    ]);
  });

  test('names both prices of a product on sale', async () => {
    const { open } = await render(examples['with buttons']);
    const dialog = await open();
    const [first] = dialog.querySelectorAll('tbody tr:first-child td');
    expect(first!.textContent).toBe('Sale price $1299.00 Regular price $1599.00');
  });

  test('adds a product whose page says that it is in stock', async () => {
    const { open, page, shopper, requests } = await render(examples['with buttons']);
    await open();
    await shopper.click(page.getByRole('button', { name: 'Add to Cart Marlow 3-Seat Sofa' }));
    await vi.waitFor(() =>
      expect(requests.find(({ call }) => call === 'addItems')?.body).toMatchObject({
        items: [{ Sku: '410550' }],
      }),
    );
  });

  test('says what is out of stock, asks what is made to order, and has no button where the page does not know', async () => {
    const { open } = await render(examples['with buttons']);
    const dialog = await open();
    const actions = [...dialog.querySelectorAll('tfoot td')].slice(1);
    expect(actions.map((cell) => cell.querySelector('.si-button > span')?.textContent)).toEqual([
      'Add to Cart Marlow 3-Seat Sofa',
      'Out of stock',
      'Choose Options Hadley Leather Sofa',
      undefined,
    ]);
  });

  test('removes a product, unticks its box and keeps the focus inside', async () => {
    const { open, shopper, page, boxes } = await render(examples['two chosen']);
    const dialog = await open();
    await shopper.click(page.getByRole('button', { name: 'Remove Marlow 3-Seat Sofa' }));
    expect(kept()).toEqual(['410551']);
    await vi.waitFor(() => expect(boxes[0]!.checked).toBe(false));
    expect(dialog.contains(document.activeElement)).toBe(true);
    await shopper.click(page.getByRole('button', { name: 'Remove Corwin Bouclé Loveseat' }));
    await vi.waitFor(() => expect(dialog.textContent).toContain('Nothing is left to compare.'));
  });
});

test('clears all, including the checkboxes', async () => {
  const { shopper, page, boxes, host } = await render(examples.full);
  await shopper.click(page.getByRole('button', { name: 'Clear' }));
  expect(kept()).toEqual([]);
  expect(checked(boxes)).not.toContain(true);
  expect(host.textContent).toBe('');
  // The pressed button is gone: the shopper continues at the product chosen last.
  expect(document.activeElement).toBe(boxes[3]);
});

describe('when the bar goes away, the focus goes on', () => {
  test('to the box of another cleared product, if the last one has none on this page', async () => {
    const { offered } = examples['two chosen'];
    const { shopper, page, boxes } = await render({
      ...examples['two chosen'],
      offered: [offered[5]!, offered[0]!],
    });
    await shopper.click(page.getByRole('button', { name: 'Clear' }));
    await vi.waitFor(() => expect(page.queryByRole('button', { name: 'Clear' })).toBeNull());
    expect(document.activeElement).toBe(boxes[1]);
  });

  test('to a box that comes into view, if Clear was pressed by a key', async () => {
    const { shopper, page, boxes } = await render(examples['two chosen']);
    const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    onTestFinished(() => shown.mockRestore());
    page.getByRole('button', { name: 'Clear' }).focus();
    await shopper.keyboard('{Enter}');
    await vi.waitFor(() => expect(page.queryByRole('button', { name: 'Clear' })).toBeNull());
    expect(boxes).toContain(document.activeElement);
    expect(shown.mock.contexts).toEqual([document.activeElement]);
  });

  test('to the first box, if none of the cleared products has one', async () => {
    const { offered } = examples['two chosen'];
    const { shopper, page, boxes } = await render({ ...examples['two chosen'], offered: offered.slice(4) });
    await shopper.click(page.getByRole('button', { name: 'Clear' }));
    await vi.waitFor(() => expect(page.queryByRole('button', { name: 'Clear' })).toBeNull());
    expect(document.activeElement).toBe(boxes[0]);
  });

  test('to the bar’s place, if the page has no box', async () => {
    const { shopper, page, host } = await render({ ...examples['two chosen'], offered: [] });
    await shopper.click(page.getByRole('button', { name: 'Clear' }));
    await vi.waitFor(() => expect(host.contains(document.activeElement)).toBe(true));
    expect(host.textContent).toBe('');
  });

  test('to the box of the product removed last, when the comparison closes', async () => {
    const { open, shopper, page, boxes } = await render(examples['two chosen']);
    await open();
    await shopper.click(page.getByRole('button', { name: 'Remove Marlow 3-Seat Sofa' }));
    await shopper.click(page.getByRole('button', { name: 'Remove Corwin Bouclé Loveseat' }));
    await shopper.click(page.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(document.activeElement).toBe(boxes[1]));
  });
});

test('stored JSON that is not a list is ignored', async () => {
  const { host, errors } = await render(examples.corrupt);
  await vi.waitFor(() => expect(host.textContent).toBe(''));
  expect(errors).toEqual([]);
});

test('without storage the choice lasts as long as the page, and is stored once there is room', async () => {
  const { shopper, boxes, host, errors } = await render(examples['none chosen']);
  const setItem = fillStorage('sessionStorage');
  await shopper.click(boxes[0]!);
  await shopper.click(boxes[1]!);
  await vi.waitFor(() => expect(host.textContent).toContain('2 of 4 chosen'));
  expect(setItem).toHaveBeenCalled();
  vi.unstubAllGlobals();
  await shopper.click(boxes[2]!);
  await vi.waitFor(() => expect(kept()).toHaveLength(3));
  expect(errors).toEqual([]);
});
