import { describe, expect, test, vi } from 'vitest';
import { addItemsExample } from '../../../../src/contract/cart/cart.examples.ts';
import { callTimeoutMs, retryDelayMs } from '../../../../src/domain/retry.ts';
import { examples } from '../../../../widgets/add-to-cart/add-to-cart.examples.ts';
import addToCart from '../../../../widgets/add-to-cart/add-to-cart.island.ts';
import { expectReported } from '../../expect-reported.ts';
import { faultNames } from '../../http/faults.ts';
import { faultAnswer, heldAnswer, type RenderedIsland, renderIsland } from '../../render-island.tsx';
import { skipTimers } from '../../skip-timers.ts';

const quantity = ({ page }: RenderedIsland) =>
  page.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
const button = ({ page }: RenderedIsland) => page.getByRole('button', { name: /add to cart|added|adding/i });
const adds = ({ requests }: RenderedIsland) => requests.filter(({ call }) => call === 'addItems');

describe.each(faultNames.filter((fault) => fault !== 'slow-then-fine'))('when the add fails: %s', (fault) => {
  async function failedAdd() {
    skipTimers(retryDelayMs, callTimeoutMs);
    const island = await renderIsland(addToCart, examples['quantity kept']);
    island.answer('addItems', faultAnswer(fault, addItemsExample.answer));
    await island.shopper.click(button(island));
    await vi.waitFor(() => island.page.getByRole('alert'));
    return island;
  }

  test('the quantity stays', async () => {
    const island = await failedAdd();
    expect(quantity(island).value).toBe('3');
    expect(island.status()).toBe('mounted');
  });

  test('one message shows', async () => {
    const island = await failedAdd();
    expect(island.page.getAllByRole('alert')).toHaveLength(1);
    expect(island.page.getByRole('alert').textContent).toMatch(/try again|refresh your page/);
  });

  test('it is reported once, with the action and the URL', async () => {
    const island = await failedAdd();
    expectReported(island, fault, '[add to cart, /api/cart/add-items]');
  });

  test('the button works again', async () => {
    const island = await failedAdd();
    island.answer('addItems', addItemsExample.answer);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened.at(-1)?.props).toHaveProperty('added'));
    expect(adds(island).at(-1)!.body).toMatchObject({ items: [{ Quantity: 3 }] });
    expect(island.page.queryByRole('alert')).toBeNull();
  });
});

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
  test('a slow answer is awaited', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    const { answer, release } = heldAnswer(addItemsExample.answer);
    island.answer('addItems', answer);
    await island.shopper.click(button(island));
    expect(button(island).getAttribute('aria-busy')).toBe('true');
    expect(island.opened).toEqual([]);
    release();
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.errors).toEqual([]);
  });

  test('a stale token opens the refresh popup', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    island.answer('addItems', faultAnswer('stale-token', {}));
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toEqual([{ name: 'refresh-popup', props: undefined }]));
  });

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
    await vi.waitFor(() => expectReported(island, 'is-reset'));
  });
});
