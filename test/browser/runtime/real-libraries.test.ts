import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  isInstalled,
  marks,
  type OldLibrary,
  oldLibraries,
  pageWith,
} from '../../storefront/test-mode/old-libraries.ts';
import { postForm, signInForm } from '../flows/account-page.ts';
import { cartOf, expectFocus, productPage, sofa } from '../flows/shop-page.ts';
import { newKeptVisit, newVisit, shopUrl, type Visit, waitForStatus } from '../harness.ts';

async function openWith(library: OldLibrary, { page }: Visit, path: string): Promise<void> {
  await page.goto(shopUrl + pageWith(library, path));
  expect(await page.evaluate(marks[library])).toBe(true);
}

async function pressNext(page: Page, host: string): Promise<void> {
  await page.locator(host).scrollIntoViewIfNeeded();
  await waitForStatus(page, host, 'mounted');
  await page.locator(`${host} [data-to="next"]`).click();
}

for (const library of oldLibraries) {
  const isThere = isInstalled(library);
  describe.skipIf(!isThere)(`${library}${isThere ? '' : ' is not installed here'}`, () => {
    /** A product's page, which its facts share. */
    let product: Visit;

    beforeAll(async () => {
      product = await newKeptVisit();
      await openWith(library, product, sofa.path);
      await waitForStatus(product.page, '.shop-add', 'mounted');
    });

    // A failed test must not leave an open layer or its errors to the next; errors of loading count for the first test.
    afterEach(async () => {
      const { page, errors } = product;
      if (await page.evaluate(() => !!document.querySelector('dialog[open]'))) {
        await page.reload();
        await waitForStatus(page, '.shop-add', 'mounted');
      }
      errors.length = 0;
    });

    it('islands mount; an add is in the cart and opens its layer', async () => {
      const { page, errors } = product;
      const { button, layer, headerCount } = productPage(page);
      await button.click();
      await layer.getByRole('heading', { name: '1 item added to your cart' }).waitFor();
      expect((await cartOf(page)).count).toBe(1);
      await expect.poll(() => headerCount.innerText()).toMatch(/cart \(1\)/i);
      await page.keyboard.press('Escape');
      await layer.waitFor({ state: 'detached' });
      await expectFocus(button);
      expect(errors).toEqual([]);
    });

    it('a carousel shows its next cards', async () => {
      const { page, errors } = product;
      const host = '[data-pod-id="people-also-viewed-pdp"]';
      await pressNext(page, host);
      const scrolled = () => page.locator(`${host} ul`).evaluate((list) => list.scrollLeft);
      await expect.poll(scrolled).toBeGreaterThan(0);
      expect(errors).toEqual([]);
    });

    it('the sign-in popup opens, and its fields can be typed into', async () => {
      const { page, errors } = product;
      const form = signInForm(page);
      await form.opener.click();
      await form.google.waitFor();
      await page.keyboard.type('ada@example.com');
      expect(await form.email.inputValue()).toBe('ada@example.com');
      await page.keyboard.press('Escape');
      await form.popup.waitFor({ state: 'detached' });
      expect(errors).toEqual([]);
    });

    it('a card is grouped while it is typed, and pays for the order', async () => {
      const visit = await newVisit();
      const { page, errors } = visit;
      await postForm(page, '/cart/add', { Sku: sofa.sku, Quantity: '1' });
      await postForm(page, '/checkout/guest', {});
      await openWith(library, visit, '/checkout/payment');
      await waitForStatus(page, '[data-island="card-entry"]', 'mounted');
      const form = page.locator('.si-card-entry');
      await form.getByLabel('Card number').focus();
      await page.keyboard.type('4111111111111111');
      expect(await form.getByLabel('Card number').inputValue()).toBe('4111 1111 1111 1111');
      await page.keyboard.press('Tab');
      await page.keyboard.type('1239');
      await page.keyboard.press('Tab');
      await page.keyboard.type('123');
      await page.keyboard.press('Enter');
      await form.getByText('Visa ending in 1111 now pays for this order.').waitFor();
      expect(errors).toEqual([]);
    });
  });
}
