import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/refresh-popup/refresh-popup.examples.ts';
import refreshPopup from '../../../../widgets/refresh-popup/refresh-popup.island.ts';
import { showCart } from '../../cart-page.ts';
import { closed } from '../../popup-page.ts';
import { openIsland, openTestPage } from '../../render-island.tsx';

describe('the refresh popup', () => {
  test('speaks of no order where nobody places one (decision 70)', async () => {
    const { page } = await openIsland(refreshPopup, examples['out of date']);
    page.getByRole('dialog', { name: "We're Sorry." });
    page.getByText('Something went wrong. Please refresh this page to go on.');
  });

  test('speaks of no order over the cart', async () => {
    const on = openTestPage({});
    showCart();
    const { page } = await openIsland(refreshPopup, examples['of an order'], on);
    page.getByText('Something went wrong. Please refresh this page to go on.');
  });

  test('of an order has the text of checkout §8', async () => {
    const { page } = await openIsland(refreshPopup, examples['of an order']);
    page.getByRole('dialog', { name: "We're Sorry." });
    page.getByText('Something went wrong. Please refresh your page to proceed with placing your order.');
  });

  test('uses the page’s texts', async () => {
    const { page } = await openIsland(refreshPopup, examples['texts of the page']);
    page.getByText('This page is out of date. Refresh it to go on.');
  });

  test('refreshes the page', async () => {
    const { page, shopper } = await openIsland(refreshPopup, examples['out of date']);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    await shopper.click(page.getByRole('button', { name: 'Refresh Page' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('closes and is removed', async () => {
    const { page, shopper, host } = await openIsland(refreshPopup, examples['out of date']);
    await shopper.click(page.getByRole('button', { name: 'Close' }));
    await closed({ host });
    expect(document.querySelector('[data-island-overlay]')).toBeNull();
  });
});
