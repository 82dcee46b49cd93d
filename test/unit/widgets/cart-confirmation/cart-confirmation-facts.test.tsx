import { expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/cart-confirmation/cart-confirmation.examples.ts';
import cartConfirmation from '../../../../widgets/cart-confirmation/cart-confirmation.island.ts';
import { openIsland } from '../../render-island.tsx';

vi.mock(import('../../../../src/ui/tooltip.tsx'), () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('facts about an item are in plain sight if the code of their tooltip does not load', async () => {
  const { page } = await openIsland(cartConfirmation, examples.tooltips);
  const item = await page.findByText(/Ships in 2 to 3 weeks\. Only a few are left\./);
  expect(item.textContent).toMatch(/^Marlow 3-Seat Sofa/);
  expect(page.queryByRole('button', { name: /^About/ })).toBeNull();
});
