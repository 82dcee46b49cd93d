import { expect, it } from 'vitest';
import { visitShop, waitForStatus } from '../harness.ts';
import { sofa } from './shop-page.ts';

const host = '[data-island="product-details"][data-parts~="care"]';

it('the server’s care stays until the chosen option has another', async () => {
  const { page, errors } = await visitShop(sofa.path);
  const care = page.locator(host);
  await care.scrollIntoViewIfNeeded();
  const before = await care.locator('[data-part="care"]').textContent();
  await waitForStatus(page, host, 'mounted');
  expect(await care.locator('[data-part="care"]').textContent()).toBe(before);
  const model = JSON.parse((await care.getAttribute('data-model'))!);
  const changed = JSON.stringify({ ...model, care: '<p>Dust it on Sundays.</p>' });
  await care.evaluate((island, json) => island.setAttribute('data-model', json), changed);
  await care.getByText('Dust it on Sundays.').waitFor();
  expect(errors).toEqual([]);
});
