import type { FrameLocator, Locator } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newVisit, pageUrl, shopUrl, waitForStatus } from '../harness.ts';
import { postForm } from './account-page.ts';
import { bundledPackage, framePage, version } from './provider-package-script.ts';
import { css, script, sofa, writeShopPage } from './shop-page.ts';

const scriptUrl = '/provider-package.js';
const provider = {
  scriptUrl,
  config: { clientKey: 'test_EXAMPLEEXAMPLEEXAMPLEEXAMPLE1234', environment: 'test' },
};
const body = `<div data-island="card-entry"><script type="application/json" data-island-props>${JSON.stringify({ provider })}</script><p>Pay with a new card</p></div>`;
const context = { features: { paymentProvider_EnableAdyen: true } };
const head = `${css}${script}<script type="application/json" id="storefront-context">${JSON.stringify(context)}</script>`;

const fields = ['encryptedCardNumber', 'encryptedExpiryDate', 'encryptedSecurityCode'] as const;

let code: string;
beforeAll(async () => {
  code = await bundledPackage();
}, 60_000);

/**
 * The card form with the provider's real package. Only the provider's servers are stood in for: its frames, its texts, and
 * nothing else of it.
 */
async function visitRealFields({ isHeld = false } = {}) {
  const visit = await newVisit();
  const { page } = visit;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  await page.route(`**${scriptUrl}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  await page.route(/^https:\/\/[^/]*adyen\.com\//, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (pathname.endsWith('/securedFields.html')) {
      if (isHeld) await released;
      return route.fulfill({ contentType: 'text/html', body: framePage });
    }
    if (pathname.includes('/translations/'))
      return route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
    return route.abort();
  });
  const path = await writeShopPage({ body, head, csp: null });
  await page.goto(pageUrl('/customer-service/returns'));
  await postForm(page, '/cart/add', { Sku: sofa.sku });
  await page.goto(shopUrl + path);
  await waitForStatus(page, '[data-island="card-entry"]', 'mounted');
  const form = page.locator('.si-card-entry');
  return { ...visit, form, asked, release };
}

const frameOf = (form: Locator, field: string): FrameLocator =>
  form.frameLocator(`[data-cse="${field}"] iframe`);
const inputOf = (form: Locator, field: string) => frameOf(form, field).getByLabel(field);

it('the real package mounts its frames in the form', async () => {
  const { form, asked } = await visitRealFields();
  for (const field of fields) await inputOf(form, field).waitFor();
  console.log(asked);
  expect(version).toMatch(/^6\.45\./);
});
