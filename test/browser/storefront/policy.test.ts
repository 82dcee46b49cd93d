import { expect, it } from 'vitest';
import { newVisit, shopUrl } from '../harness.ts';

it('the strict page has no legacy scripts, the plain one has', async () => {
  const { page } = await newVisit({ hasPictures: true });
  const scripts = () =>
    page.$$eval('script[src]', (found) => found.map((script) => script.getAttribute('src')));
  await page.goto(`${shopUrl}/strict/p/410553`);
  expect(await scripts()).toEqual(['/islands/islands.js']);
  await page.goto(`${shopUrl}/p/410553`);
  expect(await scripts()).toContain('/legacy/js/jquery.min.js');
});

it('adding to the cart works under Trusted Types', async () => {
  const { page, errors } = await newVisit({ hasPictures: true });
  await page.goto(`${shopUrl}/strict/p/410553`);
  await page.locator('[data-island="add-to-cart"][data-island-status="mounted"]').waitFor();
  await page
    .getByRole('button', { name: /^add to cart$/i })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await page.waitForFunction(() => !document.querySelector('[data-island-status="loading"]'));
  expect(errors).toEqual([]);
});
