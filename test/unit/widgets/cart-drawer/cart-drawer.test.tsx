import { describe, expect, test, vi } from 'vitest';
import { examples as counts } from '../../../../widgets/cart-count/cart-count.examples.ts';
import cartCount from '../../../../widgets/cart-count/cart-count.island.ts';
import { examples } from '../../../../widgets/cart-drawer/cart-drawer.examples.ts';
import cartDrawer from '../../../../widgets/cart-drawer/cart-drawer.island.ts';
import { openIsland, renderIsland } from '../../render-island.tsx';
import { drawer } from './drawer-page.ts';

const example = examples['two lines'];

const button = ({ page }: Awaited<ReturnType<typeof drawer>>, name: RegExp) =>
  page.getByRole('button', { name });

test('shows the lines, the number of pieces, the subtotal, and two ways on', async () => {
  const { page } = await drawer();
  expect(page.getAllByRole('listitem')).toHaveLength(2);
  expect(page.getByText('6 items')).toBeTruthy();
  expect(page.getByText('$3,641.80')).toBeTruthy();
  expect(page.getByRole('link', { name: 'View Cart' }).getAttribute('href')).toBe('/checkout/cart');
  expect(page.getByRole('button', { name: 'Checkout' })).toBeTruthy();
});

test('a quantity shows in the header too', async () => {
  const shown = await drawer();
  const { host } = await renderIsland(cartCount, counts['counted by the server'], { on: shown.on });
  expect(host.textContent).toBe('Cart (6)');
  await shown.shopper.click(button(shown, /One more: Quantity: Hadley/));
  await vi.waitFor(() => expect(host.textContent).toBe('Cart (7)'));
});

describe('a removal', () => {
  test('focuses the next line, and offers the way back', async () => {
    const shown = await drawer();
    await shown.shopper.click(button(shown, /Remove Marlow/));
    expect(document.activeElement?.textContent).toContain('Hadley Mug');
    await shown.shopper.click(button(shown, /Undo Marlow/));
    await vi.waitFor(() => expect(shown.requests.map(({ call }) => call)).toContain('addItems'));
  });

  test('of everything leads back to the shop', async () => {
    const shown = await drawer();
    await shown.shopper.click(button(shown, /Remove Marlow/));
    await shown.shopper.click(button(shown, /Remove Hadley/));
    expect(shown.page.getByText('Your cart is empty.')).toBeTruthy();
    expect(shown.page.queryByRole('button', { name: 'Checkout' })).toBeNull();
    await shown.shopper.click(button(shown, /Continue Shopping/));
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  });
});

test('Checkout begins checkout', async () => {
  const shown = await drawer();
  await shown.shopper.click(button(shown, /^Checkout/));
  await vi.waitFor(() => expect(shown.opened.at(-1)?.name).toBe('checkout-now'));
});

test('a cart that cannot be loaded says so, and Try Again loads it', async () => {
  const { page, shopper, answer } = await openIsland(cartDrawer, examples['not reached']);
  await page.findByText(/could not be updated/);
  answer('getCart', example.answers.getCart);
  await shopper.click(page.getByRole('button', { name: /Try Again/ }));
  await page.findByRole('link', { name: 'Hadley Mug, Celadon' });
});

test('the link to the cart opens it', async () => {
  const { page, shopper, opened } = await renderIsland(cartCount, counts['opens the drawer']);
  await shopper.click(page.getByRole('link'));
  await vi.waitFor(() =>
    expect(opened).toMatchObject([
      { name: 'cart-drawer', props: { cartUrl: expect.stringMatching(/\/checkout\/cart$/) } },
    ]),
  );
});

test('if the drawer does not load, the link leads to the cart', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { page, shopper, registry } = await renderIsland(cartCount, counts['opens the drawer']);
  registry.open = () => Promise.reject(new Error('no cart-drawer.js'));
  await shopper.click(page.getByRole('link'));
  await vi.waitFor(() => expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/checkout\/cart$/));
});
