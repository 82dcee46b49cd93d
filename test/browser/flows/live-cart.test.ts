import { expect, it } from 'vitest';
import { pageUrl, plainPageTest, waitForStatus } from '../harness.ts';
import { callsOf, headerCountHost, productPage, sofa, visitProduct } from './shop-page.ts';

const carts = async (page: Parameters<typeof callsOf>[0]) => (await callsOf(page, 'getCart')).length;

it('an add in one tab changes the count in the others, which send one call each', async () => {
  const { page, context, button, layer, headerCount } = await visitProduct();
  const other = await context.newPage();
  await other.goto(pageUrl('/p/413004'));
  await waitForStatus(other, headerCountHost, 'mounted');
  const before = await carts(page);
  await button.click();
  await layer.getByRole('heading', { name: '1 item added to your cart' }).waitFor();
  await expect.poll(() => headerCount.textContent()).toBe('Cart (1)');
  await expect.poll(() => productPage(other).headerCount.textContent()).toBe('Cart (1)');
  expect(await carts(page)).toBe(before + 2);
  await other.close();
});

plainPageTest('a tab that becomes visible looks at the cart', async () => {
  const { page, headerCount } = await visitProduct();
  await waitForStatus(page, headerCountHost, 'mounted');
  const token = await page.locator('input[name=__RequestVerificationToken]').first().inputValue();
  // As a page without the library adds.
  await page.request.post(pageUrl('/cart/add'), {
    form: { Sku: sofa.sku, Quantity: '2', __RequestVerificationToken: token },
  });
  expect(await headerCount.textContent()).toBe('Cart (0)');
  await page.evaluate(() => {
    // A hostile page replaces Event.
    const event = document.createEvent('Event');
    event.initEvent('visibilitychange');
    document.dispatchEvent(event);
  });
  await expect.poll(() => headerCount.textContent()).toBe('Cart (2)');
});
