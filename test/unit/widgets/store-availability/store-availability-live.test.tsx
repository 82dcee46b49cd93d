import { expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/store-availability/store-availability.examples.ts';
import storeAvailability from '../../../../widgets/store-availability/store-availability.island.ts';
import { heldAnswer, renderIsland } from '../../render-island.tsx';
import { twoTurns } from '../../two-turns.ts';

/** A page that knows the shopper's code. */
async function comeWithCode() {
  const island = await renderIsland(storeAvailability, examples['typed before']);
  const { page, shopper, host } = island;
  return {
    ...island,
    field: page.getByRole<HTMLInputElement>('textbox'),
    check: () => shopper.click(page.getByRole('button', { name: 'Check Stores' })),
    stores: () => [...host.querySelectorAll('li')],
  };
}

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

test('a second code is asked for while the first is on its way, and only its stores show', async () => {
  const island = await comeWithCode();
  const first = heldAnswer({ stores: [], message: 'No stores near the first code.' });
  island.answer('getStoreAvailability', first.answer);
  await island.check();
  await vi.waitFor(() => expect(island.requests).toHaveLength(1));
  island.answer('getStoreAvailability', examples['typed before'].answers.getStoreAvailability);
  await island.shopper.clear(island.field);
  await island.shopper.type(island.field, '10001{Enter}');
  await vi.waitFor(() => expect(island.stores()).toHaveLength(3));
  first.release();
  await twoTurns();
  expect(island.requests.map(({ body }) => (body as { zip: string }).zip)).toEqual(['60611', '10001']);
  expect(island.host.textContent).not.toContain('No stores near the first code.');
});

test('a failure goes when another code is typed', async () => {
  const island = await comeWithCode();
  island.answer('getStoreAvailability', 503);
  await island.check();
  await vi.waitFor(() => island.page.getByRole('alert'));
  await island.shopper.type(island.field, '{Backspace}');
  expect(island.page.queryByRole('alert')).toBeNull();
});

test('a reset ends, and is announced, though the island is removed meanwhile (decision 66)', async () => {
  const held = heldAnswer(examples['selected store'].answers.resetSelectedStore);
  const { page, shopper, requests, record, answer } = await renderIsland(
    storeAvailability,
    examples['selected store'],
  );
  answer('resetSelectedStore', held.answer);
  await shopper.click(page.getByRole('button', { name: 'Choose another store' }));
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  record.unmount!();
  held.release();
  await vi.waitFor(() =>
    expect(document.querySelector('[data-si-live="polite"]')?.textContent).toBe(
      'Your pickup store has been removed.',
    ),
  );
});
