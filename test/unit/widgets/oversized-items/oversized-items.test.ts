import { expect, test, vi } from 'vitest';
import { getCartExample } from '../../../../src/contract/cart/cart.examples.ts';
import { provideOverlays } from '../../../../src/page/overlays.ts';
import { examples } from '../../../../widgets/oversized-items/oversized-items.examples.ts';
import oversizedItems from '../../../../widgets/oversized-items/oversized-items.island.ts';
import { notePaths, showCart } from '../../cart-page.ts';
import { calls, closed, press } from '../../popup-page.ts';
import { openIsland, openTestPage } from '../../render-island.tsx';

test('has the vehicle heading, and says that the boxes exceed a vehicle’s capacity', async () => {
  const { page } = await openIsland(oversizedItems, examples['one item']);
  page.getByRole('dialog', { name: 'Make sure these items will fit in your vehicle' });
  page.getByText(/exceed the capacity/);
});

test('each item has a table of its boxes: number, quantity and size', async () => {
  const { page } = await openIsland(oversizedItems, examples['one item']);
  const rows = [...page.getByRole('table', { name: 'Hartwell Bookcase' }).querySelectorAll('tr')];
  expect(rows.map(({ cells }) => [...cells].map((cell) => cell.firstChild!.textContent))).toEqual([
    ['Box', 'Qty', 'Width × depth × height'],
    ['1', '1', '84″ × 16″ × 9″'],
    ['2', '2', '40″ × 16″ × 6″'],
  ]);
});

test('a size is spoken with its unit', async () => {
  const { page } = await openIsland(oversizedItems, examples['one item']);
  page.getByRole('cell', { name: 'In inches: 84 wide, 16 deep, 9 high' });
});

test('a box or an item that cannot be read is left out, and reported', async () => {
  const { page, errors } = await openIsland(oversizedItems, examples['bad boxes']);
  expect(page.getAllByRole('table')).toHaveLength(1);
  expect(page.getAllByRole('rowheader')).toHaveLength(2);
  expect(errors.join()).toMatch(/1\.title.*0\.boxes\.0\.|0\.boxes\.0\..*1\.title/);
});

test('Continue proceeds to the redirect, once, and again after a back-forward-cache restore', async () => {
  const went = notePaths();
  const { page, shopper } = await openIsland(oversizedItems, examples['one item']);
  const button = page.getByRole('button', { name: 'Continue' });
  await shopper.click(button);
  await shopper.click(button);
  expect(went()).toEqual(['/checkout/shipping']);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await shopper.click(button);
  expect(went()).toHaveLength(2);
});

test('for a guest Continue closes it, and opens Checkout Now with the redirect as the way back', async () => {
  const went = notePaths();
  const { page, shopper, host } = await openIsland(oversizedItems, examples['a guest']);
  const opened = vi.fn(async () => {});
  provideOverlays(opened);
  await shopper.click(page.getByRole('button', { name: 'Continue' }));
  expect(opened).toHaveBeenCalledWith('checkout-now', { returnUrl: '/checkout/shipping' });
  await closed({ host });
  expect(went()).toEqual([]);
});

test('if Checkout Now cannot be opened, Continue proceeds to the redirect', async () => {
  const went = notePaths();
  const { page, shopper } = await openIsland(oversizedItems, examples['a guest']);
  provideOverlays(() => Promise.reject(new Error('checkout-now.js did not load')));
  await shopper.click(page.getByRole('button', { name: 'Continue' }));
  await vi.waitFor(() => expect(went()).toEqual(['/checkout/shipping']));
});

test('a redirect that is not allowed is reported, and the first checkout step used', async () => {
  const went = notePaths();
  const { page, shopper, errors } = await openIsland(oversizedItems, examples['refused address']);
  await shopper.click(page.getByRole('button', { name: 'Continue' }));
  expect(went()).toEqual(['/checkout/shipping']);
  expect(errors[0]).toContain('oversized-items: redirectUrl "https://evil.example/pay" was refused');
});

test('Back to Cart leads to the cart', async () => {
  const went = notePaths();
  const { page, shopper } = await openIsland(oversizedItems, examples['one item']);
  await shopper.click(page.getByRole('button', { name: 'Back to Cart' }));
  expect(went()).toEqual(['/checkout/cart']);
});

test('in the cart, Back to Cart closes it and reads the cart again', async () => {
  const went = notePaths();
  const example = { ...examples['one item'], answers: { getCart: getCartExample.answer } };
  const on = openTestPage(example);
  showCart();
  const island = await openIsland(oversizedItems, example, on);
  await press(island, 'Back to Cart');
  await closed(island);
  expect(calls(island)).toEqual(['getCart']);
  expect(went()).toEqual([]);
});
