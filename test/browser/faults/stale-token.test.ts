import { expect, it } from 'vitest';
import { callsOf, cartOf, setFault, visitProduct } from '../flows/shop-page.ts';
import { islandsReady } from '../harness.ts';

const field = 'input[name=__RequestVerificationToken]';

it('a stale token that the page has renewed meanwhile: the add is retried without a message', async () => {
  const { page, button, layer, errors } = await visitProduct();
  // Waits for this call, because it would be sent with yesterday's token too, and renew the token.
  await expect.poll(() => callsOf(page, 'updateRecentlyViewed')).toHaveLength(1);
  await page.evaluate((selector) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>(selector)];
    const fresh = fields[0]!.value;
    for (const input of fields) input.value = 'from-yesterday';
    Object.assign(window, {
      renew() {
        for (const input of fields) input.value = fresh;
      },
    });
  }, field);
  // Another script of the page renews it during the call.
  await page.route('**/api/cart/add-items', async (route) => {
    await page.evaluate('renew()');
    await route.continue();
  });
  await button.click();
  await layer.getByRole('heading', { name: '1 item added to your cart' }).waitFor();
  expect(await callsOf(page, 'addItems')).toHaveLength(2);
  expect(await cartOf(page)).toMatchObject({ count: 1 });
  expect(errors.filter((text) => text.includes('[storefront-islands]'))).toEqual([]);
});

it('a token that is refused once: the add is retried with the one of the page read again, without a message', async () => {
  const { page, button, layer, errors } = await visitProduct();
  await setFault(page, 'addItems', 'stale-token', { times: 1 });
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/cart/add-items'))
      tokens.push(request.headers()['RequestVerificationToken'.toLowerCase()]);
  });
  await button.click();
  await layer.getByRole('heading', { name: '1 item added to your cart' }).waitFor();
  expect(await callsOf(page, 'addItems')).toHaveLength(2);
  expect(tokens).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
  expect(tokens[1]).not.toBe(tokens[0]);
  expect(await page.locator('[data-island="refresh-popup"]').getByRole('dialog').count()).toBe(0);
  expect(await cartOf(page)).toMatchObject({ count: 1 });
  expect(errors.filter((text) => text.includes('[storefront-islands]'))).toEqual([]);
});

it('a token that is refused even as the server sends it now: the refresh popup reloads the page, and then the add works', async () => {
  const { page, button, layer } = await visitProduct();
  await setFault(page, 'addItems', 'stale-token', { times: 2 });
  await button.click();
  const popup = page.locator('[data-island="refresh-popup"]').getByRole('dialog', { name: "We're Sorry." });
  await popup.waitFor();
  expect(await callsOf(page, 'addItems')).toHaveLength(2);
  const loaded = page.waitForEvent('load');
  await popup.getByRole('button', { name: 'Refresh Page' }).click();
  await loaded;
  await page.locator('.shop-add[data-island-status="mounted"]').waitFor();
  await button.click();
  await layer.getByRole('heading', { name: '1 item added to your cart' }).waitFor();
});

it('without a token on the page nothing is added, and the quantity stays', async () => {
  const { page, button, quantity } = await visitProduct();
  await page.route(page.url(), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/<input[^>]*name="__RequestVerificationToken"[^>]*>/g, ''),
    });
  });
  await page.reload();
  await islandsReady(page);
  await quantity.fill('5');
  await button.click();
  // To refresh the page would not help: the message shows in place.
  await page.locator('.si-add-to-cart').getByRole('alert').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await quantity.inputValue()).toBe('5');
  expect(await cartOf(page)).toMatchObject({ count: 0 });
});
