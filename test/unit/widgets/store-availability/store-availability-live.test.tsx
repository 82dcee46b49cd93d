import { expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/store-availability/store-availability.examples.ts';
import storeAvailability from '../../../../widgets/store-availability/store-availability.island.ts';
import { renderIsland } from '../../render-island.tsx';

test('the stores of one product are not shown for another, and the typed code stays', async () => {
  const { page, shopper, host } = await renderIsland(storeAvailability, examples['typed before']);
  const field = page.getByRole<HTMLInputElement>('textbox');
  const typed = field.value;
  await shopper.click(page.getByRole('button', { name: 'Check Stores' }));
  await vi.waitFor(() => expect(host.querySelectorAll('li')).toHaveLength(3));
  host.setAttribute('data-sku', '512000');
  await vi.waitFor(() => expect(host.querySelectorAll('li')).toHaveLength(0));
  expect(field.value).toBe(typed);
});
