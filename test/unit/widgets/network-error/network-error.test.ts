import { expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/network-error/network-error.examples.ts';
import networkError from '../../../../widgets/network-error/network-error.island.ts';
import { showCart, showIsland } from '../../cart-page.ts';
import { closed } from '../../popup-page.ts';
import { openIsland, openTestPage } from '../../render-island.tsx';

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

test('inside checkout Try Again stays at the step, and does again what failed', async () => {
  const went = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const onTryAgain = vi.fn();
  const example = { ...examples['not reached'], props: { onTryAgain } };
  const on = openTestPage({});
  showIsland('checkout');
  const { page, shopper, host } = await openIsland(networkError, example, on);
  await shopper.click(page.getByRole('button', { name: 'Try Again' }));
  await closed({ host });
  expect(onTryAgain).toHaveBeenCalledExactlyOnceWith();
  expect(went).not.toHaveBeenCalled();
});

test('inside checkout Escape leads to the cart', async () => {
  const went = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const on = openTestPage({});
  showIsland('checkout');
  const { page } = await openIsland(networkError, examples['not reached'], on);
  page.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  await vi.waitFor(() => expect(went).toHaveBeenCalledTimes(1));
  expect((went.mock.calls[0] as unknown as [URL])[0].pathname).toBe('/checkout/cart');
});

test('over the cart it only closes', async () => {
  const went = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { page, shopper, host } = await openIsland(networkError, examples['not reached']);
  showCart();
  await shopper.click(page.getByRole('button', { name: 'Back to Cart' }));
  await closed({ host });
  expect(went).not.toHaveBeenCalled();
});

test('inside checkout without anything to do again there is no Try Again', async () => {
  const on = openTestPage({});
  showIsland('checkout');
  const { page } = await openIsland(networkError, examples['not reached'], on);
  page.getByRole('button', { name: 'Back to Cart' });
  expect(page.queryByRole('button', { name: 'Try Again' })).toBeNull();
});
