import { within } from 'storybook/test';
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

test('leaves room for the layers of wallets, where the page has any', async () => {
  await openIsland(cartDrawer, example);
  expect(document.querySelector('dialog')!.hasAttribute('data-foreign-layers')).toBe(false);
  await openIsland(cartDrawer, { ...example, context: { wallets: { paypal: {} } } });
  expect(document.querySelector('dialog')!.hasAttribute('data-foreign-layers')).toBe(true);
});

test('a quantity shows in the header too', async () => {
  const shown = await drawer();
  const { host } = await renderIsland(cartCount, counts['counted by the server'], { on: shown.on });
  expect(host.textContent).toBe('Cart (6)');
  await shown.shopper.click(button(shown, /One more: Quantity: Hadley/));
  await vi.waitFor(() => expect(host.textContent).toBe('Cart (7)'));
});

describe('a removal', () => {
  test('focuses the way back', async () => {
    const shown = await drawer();
    await shown.shopper.click(button(shown, /Remove Marlow/));
    expect(document.activeElement).toBe(button(shown, /Undo Marlow/));
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

test('a line says how it is personalized, that it is installed, and when and where it arrives', async () => {
  const shown = await drawer('what belongs to the lines');
  const notes = (name: string) =>
    [...shown.page.getByRole('listitem', { name }).querySelectorAll('.si-cart-line__details > *')].map(
      ({ textContent }) => textContent,
    );
  expect(notes('Marlow 3-Seat Sofa')).toEqual(['With installation', 'Arrives December 9 – December 12']);
  expect(notes('Hadley Mug, Celadon')).toEqual([
    'Personalized: “A. B.”',
    'Pick up at Michigan Avenue',
    'Ready on December 2',
  ]);
});

test('a line that is bought from a gift registry says so', async () => {
  const { page } = await drawer('what belongs to the lines');
  const said = (name: string) => page.getByRole('listitem', { name }).textContent;
  expect(said('Hadley Mug, Celadon')).toContain('For a gift registry');
  expect(said('Marlow 3-Seat Sofa')).not.toContain('registry');
});

describe('how a line comes to the shopper', () => {
  test('can be changed to the store, and back, by the cart’s own call', async () => {
    const shown = await drawer('ways to change');
    const group = within(shown.page.getByRole('group', { name: 'Delivery of Hadley Mug, Celadon' }));
    const pickup = group.getByRole<HTMLInputElement>('radio', { name: /^Pick up at Michigan Avenue/ });
    expect(group.getByRole<HTMLInputElement>('radio', { name: /^Ship/ }).checked).toBe(true);
    await shown.shopper.click(pickup);
    expect(pickup.checked).toBe(true);
    await vi.waitFor(() =>
      expect(shown.requests.find(({ call }) => call === 'updateShipMethod')?.body).toEqual({
        id: '2',
        isPickupSelected: true,
      }),
    );
  });

  test('can be another ship method', async () => {
    const shown = await drawer('ways to change');
    await shown.shopper.selectOptions(
      shown.page.getByRole('combobox', { name: 'Ship method: Hadley Mug, Celadon' }),
      'Express shipping – $39.95',
    );
    await vi.waitFor(() =>
      expect(shown.requests.find(({ call }) => call === 'updateShipMethod')?.body).toEqual({
        id: '2',
        shipMethod: 3,
      }),
    );
  });

  test('is said where there is only one', async () => {
    const shown = await drawer('ways to change');
    expect(shown.page.getByRole('listitem', { name: 'Marlow 3-Seat Sofa' }).textContent).toContain(
      'In-home delivery – $99.00',
    );
  });
});

test('an item that cannot be bought stands first, without a quantity and a price, and can be removed', async () => {
  const shown = await drawer('an unavailable item');
  const [first] = shown.page.getAllByRole('listitem');
  expect(first!.textContent).toContain('Hadley Mug');
  expect(first!.textContent).toContain('No longer available.');
  expect(first!.textContent).not.toContain('$');
  expect(first!.querySelector('input')).toBeNull();
  expect(shown.page.getByText('2 items')).toBeTruthy();
  await shown.shopper.click(button(shown, /Remove Hadley/));
  expect(document.activeElement?.textContent).toContain('Marlow');
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
