import { describe, expect, test, vi } from 'vitest';
import { addItemsExample } from '../../../../src/contract/cart/cart.examples.ts';
import { examples } from '../../../../widgets/add-to-cart/add-to-cart.examples.ts';
import addToCart from '../../../../widgets/add-to-cart/add-to-cart.island.ts';
import { heldAnswer, type RenderedIsland, renderIsland } from '../../render-island.tsx';

const quantity = ({ page }: RenderedIsland) =>
  page.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
const button = ({ page }: RenderedIsland) => page.getByRole('button', { name: /add to cart|added|adding/i });
const adds = ({ requests }: RenderedIsland) => requests.filter(({ call }) => call === 'addItems');

describe('after a refusal', () => {
  async function refusedAdd() {
    const { answers } = examples.refused;
    const island = await renderIsland(addToCart, { ...examples['quantity kept'], answers });
    await island.shopper.click(button(island));
    await island.page.findByRole('alert');
    return island;
  }

  test('the server’s own message shows', async () => {
    const island = await refusedAdd();
    expect(island.page.getByRole('alert').textContent).toBe('Only 2 of these are left.');
  });

  test('the quantity stays', async () => {
    expect(quantity(await refusedAdd()).value).toBe('3');
  });

  test('the button has the focus', async () => {
    const island = await refusedAdd();
    expect(document.activeElement).toBe(button(island));
  });

  test('no layer opens', async () => {
    expect((await refusedAdd()).opened).toEqual([]);
  });
});

describe('other outcomes', () => {
  test('an add in progress continues after its island has unmounted (decision 66)', async () => {
    const { answer, release } = heldAnswer(addItemsExample.answer);
    const island = await renderIsland(addToCart, examples['in stock']);
    island.answer('addItems', answer);
    const added = new Promise((resolve) =>
      document.addEventListener('storefront:item-added', resolve, { once: true }),
    );
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    island.record.unmount!();
    release();
    await added;
    await vi.waitFor(() => expect(island.page.getByRole('status').textContent).toBe('Added to your cart.'));
    expect(island.opened).toEqual([]);
    expect(island.errors).toEqual([]);
  });

  test('its failure is announced although the island has unmounted', async () => {
    const { answer, release } = heldAnswer({ isSuccess: false, message: 'Sold out today.' });
    const island = await renderIsland(addToCart, examples['in stock']);
    island.answer('addItems', answer);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    island.record.unmount!();
    release();
    await vi.waitFor(() => expect(island.page.getByRole('status').textContent).toBe('Sold out today.'));
  });

  test('its failure is reported although the island has unmounted', async () => {
    const { answer, release } = heldAnswer({ IsReset: true });
    const island = await renderIsland(addToCart, examples['in stock']);
    island.answer('addItems', answer);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    island.record.unmount!();
    release();
    await vi.waitFor(() => expect(island.opened.map(({ name }) => name)).toContain('refresh-popup'));
    expect(island.errors).toEqual([]);
  });
});
