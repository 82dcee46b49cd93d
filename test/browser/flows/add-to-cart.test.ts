import { expect, it } from 'vitest';
import { holdBack, pageUrl, plainPageTest, visitShop, waitForElement, waitForStatus } from '../harness.ts';
import { cards } from './pod-page.ts';
import {
  callsOf,
  cartOf,
  comeBack,
  productPage,
  sofa,
  visitOwnPage,
  visitPrepared,
  visitProduct,
} from './shop-page.ts';

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

plainPageTest('posts every field of the item from the page, and the token as a header', async () => {
  const { page } = await visitOwnPage({
    body: `<div data-island="add-to-cart" class="shop-add" data-sku="414006" data-quantity="2" data-location="product-page"
      data-ship-method="6" data-is-pickup-selected="true" data-gift-registry-id="r-9" data-position="3" data-total-positions="24"
      data-url="/p/414006?from=list" data-is-installation-service-required="true" data-installation-service-type="standard"
      data-personalization-text="Ada" data-is-personalized="true" data-personalization-id="d-1"></div>`,
  });
  const posted = page.waitForRequest('**/api/cart/add-items');
  await productPage(page).button.click();
  const token = await page.locator('input[name=__RequestVerificationToken]').first().inputValue();
  expect(token).not.toBe('');
  expect((await posted).headers().requestverificationtoken).toBe(token);
  expect((await (await posted).response())?.status()).toBe(200);
  expect(await added(page)).toEqual([
    {
      Sku: '414006',
      Quantity: 2,
      Location: 'product-page',
      IsPickupSelected: true,
      GiftRegistryId: 'r-9',
      Position: 3,
      TotalPositions: 24,
      Url: '/p/414006?from=list',
      IsInstallationServiceRequired: true,
      InstallationServiceType: 'standard',
      PersonalizationText: 'Ada',
      IsPersonalized: true,
      PersonalizationId: 'd-1',
      ShipMethod: 6,
    },
  ]);
});

it('adds the stepped quantity, and does not step below one', async () => {
  const { page, quantity, more, less, button, layer } = await visitProduct();
  expect(await less.getAttribute('aria-disabled')).toBe('true');
  await less.click({ force: true });
  expect(await quantity.inputValue()).toBe('1');
  await more.click();
  await more.click();
  await quantity.press('ArrowUp');
  await less.click();
  expect(await quantity.inputValue()).toBe('3');
  await button.click();
  await layer.waitFor();
  expect((await added(page))[0]?.Quantity).toBe(3);
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

it('sends the added item and the cart as page events, also to late listeners', async () => {
  const { page, quantity, button, layer } = await visitProduct('/p/421005');
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    for (const type of ['storefront:item-added', 'storefront:cart-changed'])
      document.addEventListener(type, (event) => seen.push([type, (event as CustomEvent).detail]));
  });
  await quantity.fill('3');
  await button.click();
  await layer.getByText('$32.85').waitFor();
  const [first, ...rest] = (await page.evaluate('seen')) as unknown[];
  expect(first).toEqual(['storefront:item-added', { items: [{ sku: '421005', quantity: 3 }] }]);
  // The layer may have fetched the cart once more.
  expect(new Set(rest.map((entry) => JSON.stringify(entry)))).toEqual(
    new Set(['["storefront:cart-changed",{"count":3,"subtotal":3285}]']),
  );
  const replayed = await page.evaluate(`new Promise((resolve) =>
    storefrontIslands.on('storefront:cart-changed', (event) => resolve(event.detail)))`);
  expect(replayed).toEqual({ count: 3, subtotal: 3285 });
});

plainPageTest('two tabs add to one cart, and each shows all of it', async () => {
  const { page, context, button, layer, headerCount } = await visitProduct();
  const tab = await context.newPage();
  await tab.goto(pageUrl(sofa.path));
  const second = productPage(tab);
  await waitForStatus(tab, '.shop-add', 'mounted');
  await button.click();
  await layer.waitFor();
  await expect.poll(() => second.headerCount.textContent()).toBe('Cart (1)');
  await second.button.click();
  await second.layer.getByText('$3,598.00').waitFor();
  expect(await second.headerCount.textContent()).toBe('Cart (2)');
  await comeBack(page);
  await expect.poll(() => headerCount.textContent()).toBe('Cart (2)');
});

plainPageTest('in Canada all prices are in Canadian dollars, as formatted by the server', async () => {
  const { page, button, layer } = await visitProduct(`${sofa.path}?country=CA`);
  const price = (await page.locator('.product-price').textContent())?.trim();
  expect(price).toBe('CAD 2,447.00');
  await button.click();
  await expect.poll(() => layer.locator('dd').allTextContents()).toEqual(['1 item', price]);
  await cards(layer).getByRole('link').first().waitFor();
  expect(await layer.textContent()).not.toContain('$');
  expect(await layer.locator('.si-added-item').textContent()).toContain(price);
});

plainPageTest('in the modern brand, under a strict policy, it adds and opens the layer', async () => {
  const { button, layer, headerCount, errors } = await visitProduct('/strict/p/419003?brand=modern');
  await button.click();
  await layer.getByRole('heading', { name: '1 item added to your cart' }).waitFor();
  await expect.poll(() => headerCount.textContent()).toBe('Cart (1)');
  expect(errors).toEqual([]);
});

plainPageTest('without script the form posts, and leads to the cart with the quantity', async () => {
  const { page } = await visitShop(sofa.path, { javaScriptEnabled: false });
  await page.getByLabel('Quantity').fill('2');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.waitForURL(pageUrl('/checkout/cart'));
  expect(await page.getByRole('link', { name: sofa.name }).count()).toBe(1);
  expect(await page.locator('.cart-subtotal').allTextContents()).toContain('$3,598.00');
  expect(await productPage(page).headerCount.textContent()).toBe('Cart (2)');
});

plainPageTest('after unmounting, the typed quantity is in the server’s form', async () => {
  const { page, quantity, form } = await visitProduct();
  await quantity.fill('3');
  await form.evaluate((host) =>
    (
      window as unknown as { storefrontIslands: { unmount(element: Element): void } }
    ).storefrontIslands.unmount(host),
  );
  expect(await form.locator('[name=Quantity]').inputValue()).toBe('3');
  await form.getByRole('button', { name: 'Add to Cart' }).click();
  await page.waitForURL(/confirm|cart/);
  expect((await cartOf(page)).count).toBe(3);
});
