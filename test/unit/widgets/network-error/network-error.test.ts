import { expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/network-error/network-error.examples.ts';
import networkError from '../../../../widgets/network-error/network-error.island.ts';
import { showCart } from '../../cart-page.ts';
import { closed } from '../../popup-page.ts';
import { openIsland } from '../../render-island.tsx';

test('says that the shop cannot be reached', async () => {
  const { page } = await openIsland(networkError, examples['not reached']);
  page.getByRole('dialog', { name: 'Network Error' });
  page.getByText(/trouble reaching the store/);
});

test('uses the page’s texts', async () => {
  const { page } = await openIsland(networkError, examples['texts of the page']);
  page.getByText('You seem to be offline.');
  page.getByRole('button', { name: 'Go to Cart' });
});

test.each(['Back to Cart', 'Close'])('%s leads to the cart', async (name) => {
  const went = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { page, shopper } = await openIsland(networkError, examples['not reached']);
  await shopper.click(page.getByRole('button', { name }));
  await vi.waitFor(() => expect(went).toHaveBeenCalledTimes(1));
  expect((went.mock.calls[0] as unknown as [URL])[0].pathname).toBe('/checkout/cart');
  expect(page.queryByRole('dialog')).toBeNull();
});

test('over the cart it only closes', async () => {
  const went = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { page, shopper, host } = await openIsland(networkError, examples['not reached']);
  showCart();
  await shopper.click(page.getByRole('button', { name: 'Back to Cart' }));
  await closed({ host });
  expect(went).not.toHaveBeenCalled();
});
