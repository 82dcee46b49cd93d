import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { examples } from '../../../widgets/card-entry/card-entry.examples.ts';
import { describeRestored, goBack, leaveAndComeBack, noteReturn } from '../back-forward.ts';
import { postForm } from '../flows/account-page.ts';
import {
  cartMounted,
  cartParts,
  cartPath,
  expectServersCart,
  serverCart,
  setCart,
} from '../flows/cart-page.ts';
import {
  callsOf,
  clearFaults,
  css,
  productPage,
  script,
  setFault,
  sofa,
  writeShopPage,
} from '../flows/shop-page.ts';
import { shopUrl, waitForStatus } from '../harness.ts';

describeRestored((visit) => {
  it.each(['/', '/sofas', sofa.path, '/search?query=sofa', '/checkout/cart', '/account/login'])(
    'nothing keeps %s out of it, with all its islands',
    async (path) => {
      const page = await visit(path);
      await page.locator('[data-island-status="mounted"]').first().waitFor();
      await page.evaluate('storefrontIslands.mount()');
      await page.waitForFunction(() => !document.querySelector('[data-island-status="loading"]'));
      const mounted = () => page.locator('[data-island-status="mounted"]').count();
      const before = await mounted();
      await leaveAndComeBack(page);
      expect(before).toBeGreaterThan(0);
      expect(await mounted()).toBe(before);
      expect(await page.locator('[data-island-status="failed"]').count()).toBe(0);
    },
  );

  it('the header’s count is that of the current cart', async () => {
    const page = await visit(sofa.path);
    const { headerCount } = productPage(page);
    await waitForStatus(page, '.shop-tool[data-island="cart-count"]', 'mounted');
    expect(await headerCount.textContent()).toBe('Cart (0)');
    await leaveAndComeBack(page, () => postForm(page, '/cart/add', { Sku: sofa.sku }));
    await expect.poll(() => headerCount.textContent()).toBe('Cart (1)');
  });

  it('the options of a product that is made to order are those that were chosen, and can be changed', async () => {
    const page = await visit('/p/423001?FABRIC=INK&LEATHER=NONE&LEG=WALNUT&FILL=BLEND&SIZE=84');
    await waitForStatus(page, '[data-island="special-order"]', 'mounted');
    const legs = page.locator('[data-island="special-order"]').getByRole('radiogroup', { name: /^Legs/ });
    const radio = legs.locator('[aria-checked=false]:not([data-state])').first();
    const code = await radio.getAttribute('data-choice-code');
    await radio.click();
    await page.waitForURL(new RegExp(`LEG=${code}`));
    await leaveAndComeBack(page);
    const chosen = legs.locator('[aria-checked=true]');
    expect(await chosen.getAttribute('data-choice-code')).toBe(code);
    expect(new URL(page.url()).searchParams.get('LEG')).toBe(code);
    await legs.locator('[data-choice-code=WALNUT]').click();
    // A restored page fires no load event, which `waitForURL` would wait for.
    await expect.poll(() => new URL(page.url()).searchParams.get('LEG')).toBe('WALNUT');
  });

  it('a typed quantity is kept, and the button works', async () => {
    const page = await visit(sofa.path);
    await waitForStatus(page, '.shop-add', 'mounted');
    const { quantity, button, layer } = productPage(page);
    await quantity.fill('3');
    await leaveAndComeBack(page);
    expect(await quantity.inputValue()).toBe('3');
    await button.click();
    await layer.getByRole('heading', { name: '3 items added to your cart' }).waitFor();
  });

  it('View Cart & Checkout works again', async () => {
    const page = await visit(sofa.path);
    await waitForStatus(page, '.shop-add', 'mounted');
    const { button, layer } = productPage(page);
    await button.click();
    await layer.locator('dl[aria-busy=false]').waitFor();
    const checkout = layer.getByRole('button', { name: 'View Cart & Checkout' });
    await noteReturn(page);
    await checkout.click();
    await page.waitForURL('**/checkout/cart');
    await goBack(page);
    await expect.poll(() => checkout.getAttribute('aria-disabled')).toBe(null);
    await checkout.click();
    await page.waitForURL('**/checkout/cart');
  });

  /** The cart's page with a change in flight, whose first `times` calls are slow, and another change behind it. */
  async function visitChangedCart(times: number): Promise<Page> {
    const page = await visit(sofa.path);
    await setCart(page, 'plain');
    await page.goto(shopUrl + cartPath);
    await cartMounted(page);
    await setFault(page, 'updateItem', 'slow', { delayMs: 20_000, times });
    const sent = page.waitForRequest('**/api/cart/update-item');
    await cartParts(page).more().click();
    await sent;
    await cartParts(page).save(1).click();
    return page;
  }

  const expectBothChanges = async (page: Page) => {
    await clearFaults(page);
    await expect
      .poll(async () => (await serverCart(page)).lineItems.map(({ quantity }) => quantity))
      .toEqual([2]);
    await expectServersCart(page);
    expect(await cartParts(page).alerts.count()).toBe(0);
  };

  it('a change of the cart that was in flight when the page was left is made, and the cart is the server’s', async () => {
    const page = await visitChangedCart(1);
    await leaveAndComeBack(page);
    await expectBothChanges(page);
  });

  it('changes of the cart that the next page has taken over are made when that page is left, too', async () => {
    const page = await visitChangedCart(2);
    const calls = async () => (await callsOf(page, 'updateItem')).length;
    await leaveAndComeBack(page, () => expect.poll(calls).toBe(2));
    await expectBothChanges(page);
  });

  it('Checkout works again after it has led to shipping', async () => {
    const page = await visit(sofa.path);
    await postForm(page, '/checkout/guest', {});
    await setCart(page, 'oversized');
    await page.goto(shopUrl + cartPath);
    await cartMounted(page);
    await noteReturn(page);
    const popup = page.getByRole('dialog', { name: 'Make sure these items will fit in your vehicle' });
    const now = page.getByRole('dialog', { name: 'Checkout Now' });
    await cartParts(page).checkout.click();
    await popup.getByRole('button', { name: 'Continue' }).click();
    await now.getByRole('button', { name: 'Guest Checkout' }).click();
    await page.waitForURL('**/checkout/shipping');
    await goBack(page);
    await page.keyboard.press('Escape');
    await now.waitFor({ state: 'detached' });
    await cartParts(page).checkout.click();
    await popup.waitFor();
  });

  it('accepted terms leave no modal behind', async () => {
    const page = await visit('/p/422007');
    await waitForStatus(page, '.shop-add', 'mounted');
    await productPage(page).button.click();
    const modal = page.getByRole('dialog', { name: 'Confirm Your Selection' });
    await noteReturn(page);
    await modal.getByRole('button', { name: 'Accept Terms And Add To Cart' }).click();
    await page.waitForURL('**/checkout/cart');
    await goBack(page);
    await modal.waitFor({ state: 'detached' });
  });

  it('a listing’s aborted request is sent again', async () => {
    const page = await visit('/sofas');
    for (const island of ['product-grid', 'listing-filters'])
      await waitForStatus(page, `[data-island="${island}"]`, 'mounted');
    // Never answered the first time.
    await setFault(page, 'getProductListing', 'timeout', { times: 1 });
    const asked = page.waitForRequest('**isModelOnly=true*');
    const box = page.getByRole('group', { name: 'Color' }).getByRole('checkbox').first();
    await box.check();
    await asked;
    await leaveAndComeBack(page);
    // It arrives without a page load.
    await expect.poll(() => page.url()).toContain('facets=color_');
    expect(await box.isChecked()).toBe(true);
    expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(0);
  });

  it('a partly typed card is wiped', async () => {
    const page = await visit('/customer-service/returns');
    // The form alone: a page whose islands have read the order, which no cache may store, is not kept by the browser.
    const body = `<div data-island="card-entry">${examples.untouched.content}</div>`;
    await page.goto(shopUrl + (await writeShopPage({ head: css + script, body })));
    await waitForStatus(page, '[data-island="card-entry"]', 'mounted');
    const number = page.locator('.si-card-entry').getByLabel('Card number');
    await number.fill('4111111111111111');
    await leaveAndComeBack(page);
    expect(await number.inputValue()).toBe('');
  });
});
