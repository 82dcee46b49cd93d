import { expect, it } from 'vitest';
import { holdBack, waitForElement } from '../harness.ts';
import { callsOf, productPage, sofa, visitPrepared, visitProduct } from './shop-page.ts';

const added = (page: Parameters<typeof callsOf>[0]) =>
  callsOf(page, 'addItems').then((requests) =>
    requests.map(({ body }) => (body as { items: Record<string, unknown>[] }).items[0]),
  );

it('adds one with the chosen fabric, and shows it in the header and in a layer', async () => {
  const { page, button, headerCount, layer, errors } = await visitProduct();
  expect(await headerCount.textContent()).toBe('Cart (0)');
  await button.click();
  await layer.getByRole('heading', { name: '1 item added to your cart' }).waitFor();
  await expect.poll(() => headerCount.textContent()).toBe('Cart (1)');
  const [item] = await added(page);
  expect(item).toEqual({
    Sku: sofa.sku,
    Quantity: 1,
    OptionChoiceParameter: await page.locator('.shop-add').getAttribute('data-option-choice-parameter'),
    IsPickupSelected: false,
    Url: sofa.path,
    IsInstallationServiceRequired: false,
    IsPersonalized: false,
    ShipMethod: 1,
  });
  expect(errors).toEqual([]);
});

it('a quantity and a press from before the script has loaded are kept', async () => {
  let release = () => {};
  const { page, errors } = await visitPrepared(sofa.path, async ({ page }) => {
    release = await holdBack(page, '**/islands/widgets/add-to-cart.js');
  });
  const { form, layer } = productPage(page);
  await waitForElement(page, '.shop-add[data-island-status="loading"]');
  await form.getByLabel('Quantity').fill('4');
  await form.getByRole('button', { name: 'Add to Cart' }).click();
  release();
  await layer.getByRole('heading', { name: '4 items added to your cart' }).waitFor();
  expect(await added(page)).toHaveLength(1);
  expect(errors).toEqual([]);
});
