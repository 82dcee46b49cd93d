import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { islandsReady, newVisit, shopUrl } from '../harness.ts';

const pages = [
  '/',
  '/sofas',
  '/living',
  '/p/410553',
  '/search?query=sofa',
  '/search?query=zzzz',
  '/kids/search?query=bed',
  '/sale',
  '/new',
  '/checkout/cart',
  '/account/login',
  '/account/create-account',
  '/account/reset-password',
  '/account/auth/confirm?returnUrl=%2Faccount',
  '/account/reset-password/new?done=true',
  '/gift-registry/sign-in',
  '/mailbox',
  '/account/auth/loginwithidp?idp=apple&redirectUrl=%2Faccount',
  '/design-services/request',
  '/customer-service/shipping',
  '/no-such-page',
];

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'";
const trustedTypes = "; require-trusted-types-for 'script'; trusted-types 'none'";

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForFunction(() => !document.querySelector('[data-island-status="loading"]'));
}

for (const path of pages)
  for (const variant of ['', '/strict'])
    it(`${variant}${path}: the strict policy is sent, without violations`, async () => {
      const { page, errors } = await newVisit({ hasPictures: true });
      await page.addInitScript(() => {
        const violations: string[] = [];
        Object.assign(window, { violations });
        document.addEventListener('securitypolicyviolation', (event) => {
          violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      const answer = await page.goto(shopUrl + (variant + path).replace(/\/$/, '') || shopUrl);
      expect(answer?.headers()['content-security-policy']).toBe(policy + (variant ? trustedTypes : ''));
      await islandsReady(page);
      await scrollThrough(page);
      expect(await page.evaluate('violations')).toEqual([]);
      expect(await page.locator('[data-island-status="failed"]').count()).toBe(0);
      expect(errors.filter((text) => !(path === '/no-such-page' && /404/.test(text)))).toEqual([]);
    });

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
