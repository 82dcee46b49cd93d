import { expect, it } from 'vitest';
import { newVisit, pageUrl, shopUrl, waitForStatus } from '../harness.ts';
import { givenAccount } from './account-page.ts';
import { callsOf } from './shop-page.ts';

const items = [{ sku: '421005', quantity: 6 }];

it('a guest finds a registry, and an add from its page names the registry', async () => {
  const { page, errors } = await newVisit();
  const email = await givenAccount();
  const name = `Orchard ${crypto.randomUUID().slice(0, 8)}`;
  const given = await page.request.post(`${shopUrl}/test/registries`, {
    data: { email, registries: [{ name, items }] },
  });
  const [{ grId }] = ((await given.json()) as { registries: [{ grId: string }] }).registries;
  await page.goto(pageUrl('/wedding-gift-registry'));
  await page.getByLabel('Name or number').fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name }).click();
  await page.getByText('0 of 6 bought').waitFor();
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('2');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('dialog').waitFor();
  const [added] = await callsOf(page, 'addItems');
  expect(added!.body).toMatchObject({
    items: [
      {
        Sku: '421005',
        Quantity: 2,
        GiftRegistryId: grId,
        Location: 'gift-registry',
        Position: 1,
        TotalPositions: 1,
      },
    ],
  });
  await page.goto(pageUrl('/checkout/cart'));
  await waitForStatus(page, '[data-island="cart"]', 'mounted');
  await page.getByRole('listitem').getByText('For a gift registry').waitFor();
  expect(errors).toEqual([]);
});
