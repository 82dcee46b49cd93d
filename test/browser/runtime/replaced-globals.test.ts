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

it('a page with its globals untouched gets no frame', async () => {
  const { page } = await visitShop(sofa.path);
  await waitForStatus(page, '.shop-add', 'mounted');
  expect(await page.locator(frames).count()).toBe(0);
});
