import { expect, it } from 'vitest';
import { nativeNames } from '../../../src/build/natives.ts';
import { cartOf, productPage, sofa } from '../flows/shop-page.ts';
import { newVisit, shopUrl, visitShop, waitForStatus } from '../harness.ts';

const frames = 'iframe';

it('under the strictest policy, with every global that the library takes replaced, an add is in the cart', async () => {
  const { page, errors } = await newVisit();
  await page.addInitScript((names) => {
    // Not in the blank frame, where scripts of the page do not run either.
    if (window !== top) return;
    for (const name of names)
      Object.defineProperty(window, name, { value: `the page’s own ${name}`, writable: true });
  }, nativeNames);
  await page.goto(`${shopUrl}/strict${sofa.path}`);
  // Not by waitForStatus, which uses the page's globals.
  await page.locator('.shop-add[data-island-status="mounted"]').waitFor();
  const { button, layer } = productPage(page);
  await button.click();
  await layer.getByRole('heading', { name: '1 item added to your cart' }).waitFor();
  expect((await cartOf(page)).count).toBe(1);
  expect(await page.locator(frames).count()).toBe(1);
  expect(await page.locator(frames).isVisible()).toBe(false);
  expect(errors).toEqual([]);
});

it('on a page that has frozen the prototypes of its elements, islands mount, and an add is in the cart', async () => {
  const { page, errors } = await newVisit();
  await page.addInitScript(() => {
    for (const { prototype } of [EventTarget, Node, Element, HTMLElement, Object, Function])
      Object.freeze(prototype);
  });
  await page.goto(`${shopUrl}/strict${sofa.path}`);
  const { button, layer } = productPage(page);
  await waitForStatus(page, '.shop-add', 'mounted');
  await button.click();
  await layer.getByRole('heading', { name: '1 item added to your cart' }).waitFor();
  expect(errors).toEqual([]);
});

it('what a page has added to every object and list is no prop of an island, and an add is in the cart', async () => {
  const { page, errors } = await newVisit();
  await page.addInitScript(() => {
    // By assignment, as old scripts do, so the names are enumerable.
    for (const prototype of [Object.prototype, Array.prototype] as unknown as Record<string, unknown>[])
      for (const name of ['extend', 'each']) prototype[name] = () => {};
  });
  await page.goto(`${shopUrl}/strict${sofa.path}`);
  const { button, layer } = productPage(page);
  const mounted = (host: string) => page.locator(`${host}[data-island-status="mounted"]`).first().waitFor();
  await mounted('.shop-add');
  await button.click();
  await layer.getByRole('heading', { name: '1 item added to your cart' }).waitFor();
  await page.goto(`${shopUrl}/strict/checkout/cart`);
  await mounted('[data-island="cart"]');
  await page.goto(`${shopUrl}/strict/sofas`);
  await mounted('[data-island="product-grid"]');
  await mounted('[data-island="listing-filters"]');
  expect(await page.evaluate('storefrontIslands.failures')).toEqual([]);
  expect(errors).toEqual([]);
});

it('a page with its globals untouched gets no frame', async () => {
  const { page } = await visitShop(sofa.path);
  await waitForStatus(page, '.shop-add', 'mounted');
  expect(await page.locator(frames).count()).toBe(0);
});
