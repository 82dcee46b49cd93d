import { describe, expect, test, vi } from 'vitest';
import { addItemsExample, getCartExample } from '../../../../src/contract/cart/cart.examples.ts';
import { addItemsAtom } from '../../../../src/state/cart/add-items.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/cart-count/cart-count.examples.ts';
import cartCount from '../../../../widgets/cart-count/cart-count.island.ts';
import { type RenderedIsland, renderIsland } from '../../render-island.tsx';
import { twoTurns } from '../../two-turns.ts';

const link = ({ page }: RenderedIsland) => page.getByRole<HTMLAnchorElement>('link');

async function add() {
  await sharedStore()
    .set(addItemsAtom, { items: [{ Sku: '410553', Quantity: 1 }] })
    .catch(() => {});
}

describe('at first', () => {
  test('shows the server’s count', async () => {
    const island = await renderIsland(cartCount, examples['counted by the server']);
    expect(link(island).textContent).toBe('Cart (3)');
  });

  test('sends no request if the server has a count', async () => {
    const { requests } = await renderIsland(cartCount, examples['counted by the server']);
    expect(requests).toEqual([]);
  });

  test('fetches the cart after going back, because the server’s count may be stale', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' }] as never);
    const island = await renderIsland(cartCount, examples['counted by the server']);
    await vi.waitFor(() => expect(link(island).textContent).toBe('Cart (2)'));
  });

  test('fetches the cart if the page changes its count', async () => {
    const island = await renderIsland(cartCount, examples['counted by the server']);
    island.host.setAttribute('data-count', '9');
    await vi.waitFor(() => expect(link(island).textContent).toBe('Cart (2)'));
  });

  test('has a name for screen readers', async () => {
    const island = await renderIsland(cartCount, examples['counted by the server']);
    island.page.getByRole('link', { name: 'Cart, 3 items' });
  });

  test('one piece is one item', async () => {
    const island = await renderIsland(cartCount, examples['one piece']);
    island.page.getByRole('link', { name: 'Cart, 1 item' });
  });

  test('fetches the cart if the server has no count', async () => {
    const island = await renderIsland(cartCount, examples['not counted by the server']);
    await vi.waitFor(() => expect(link(island).textContent).toBe('Cart (2)'));
    expect(island.requests.map(({ call }) => call)).toEqual(['getCart']);
  });
});

describe('the link', () => {
  test('leads to the server link’s URL', async () => {
    const island = await renderIsland(cartCount, {
      ...examples['counted by the server'],
      content: '<a href="/strict/checkout/cart">Cart (<span>3</span>)</a>',
    });
    expect(link(island).pathname).toBe('/strict/checkout/cart');
  });

  test('leads to the page’s URL', async () => {
    const island = await renderIsland(cartCount, {
      ...examples['counted by the server'],
      attributes: { 'data-count': '3', 'data-href': '/basket' },
    });
    expect(link(island).pathname).toBe('/basket');
  });

  test('leads to the cart by default', async () => {
    const island = await renderIsland(cartCount, { ...examples['counted by the server'], content: 'Cart' });
    expect(link(island).pathname).toBe('/checkout/cart');
  });

  test('does not follow a server link that could run script', async () => {
    const island = await renderIsland(cartCount, {
      ...examples['counted by the server'],
      content: '<a href="javascript:alert(1)">Cart</a>',
    });
    expect(link(island).pathname).toBe('/checkout/cart');
  });
});

describe('later', () => {
  test('shows the new count after an add', async () => {
    const island = await renderIsland(cartCount, {
      ...examples['counted by the server'],
      answers: { addItems: addItemsExample.answer, getCart: getCartExample.answer },
    });
    await add();
    await vi.waitFor(() => expect(link(island).textContent).toBe('Cart (2)'));
    island.page.getByRole('link', { name: 'Cart, 2 items' });
  });

  test('fetches the cart again after a back-forward-cache restore', async () => {
    const island = await renderIsland(cartCount, examples['counted by the server']);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(link(island).textContent).toBe('Cart (2)'));
  });

  test('fetches nothing when the page is shown for the first time', async () => {
    const { requests } = await renderIsland(cartCount, examples['counted by the server']);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    await twoTurns();
    expect(requests).toEqual([]);
  });

  test('announces nothing itself', async () => {
    const island = await renderIsland(cartCount, examples['not counted by the server']);
    await vi.waitFor(() => expect(link(island).textContent).toBe('Cart (2)'));
    for (const region of document.querySelectorAll('[data-si-live]')) expect(region.textContent).toBe('');
  });
});

describe('a wrong attribute', () => {
  test('keeps the server’s link and reports the given value', async () => {
    const island = await renderIsland(cartCount, {
      ...examples['counted by the server'],
      attributes: { 'data-count': 'three' },
    });
    expect(island.status()).toBe('failed');
    expect([...island.host.childNodes]).toEqual(island.serverNodes);
    expect(island.errors[0]).toMatch(/cart-count.*data-count was "three"; accepted is a whole number/);
  });
});
