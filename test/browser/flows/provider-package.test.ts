import { beforeAll, expect } from 'vitest';
import { cardMessages } from '../../../src/domain/payment/payment-card-messages.ts';
import { newVisit, plainPageTest, shopUrl, waitForStatus } from '../harness.ts';
import { framesDrawn } from '../in-time.ts';
import { postForm } from './account-page.ts';
import { bundledPackage, framePage } from './provider-package-script.ts';
import { css, script, sofa, writeShopPage } from './shop-page.ts';

const scriptUrl = '/provider-package.js';
const provider = {
  scriptUrl,
  config: {
    clientKey: 'test_EXAMPLEEXAMPLEEXAMPLEEXAMPLE1234',
    environment: 'test',
  },
};
const body = `<div data-island="card-entry"><script type="application/json" data-island-props>${JSON.stringify({ provider })}</script><p>Pay with a new card</p></div>`;
const context = { features: { paymentProvider_EnableAdyen: true } };
const head = `${css}${script}<script type="application/json" id="storefront-context">${JSON.stringify(context)}</script>`;

let code: string;
beforeAll(async () => {
  code = await bundledPackage();
}, 60_000);

/** The card form with the provider's real package; only its servers are replaced by stand-ins. */
async function visitRealFields({ isHeld = false } = {}) {
  const visit = await newVisit();
  const { page } = visit;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${scriptUrl}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  await page.route(/^https:\/\/[^/]*adyen\.com\//, async (route) => {
    if (!route.request().url().includes('/securedFields.html')) return route.abort();
    if (isHeld) await released;
    return route.fulfill({ contentType: 'text/html', body: framePage });
  });
  await postForm(page, '/cart/add', { Sku: sofa.sku });
  await page.goto(shopUrl + (await writeShopPage({ body, head, csp: null })));
  await waitForStatus(page, '[data-island="card-entry"]', 'mounted');
  const form = page.locator('.si-card-entry');
  const field = (name: string) => form.frameLocator(`[data-cse="${name}"] iframe`).getByLabel(name);
  return {
    ...visit,
    form,
    release,
    number: field('encryptedCardNumber'),
    expiry: field('encryptedExpiryDate'),
    code: field('encryptedSecurityCode'),
    /** Waits until the package has marked this many fields valid; it tells the form in an effect, a frame later. */
    async untilComplete(count: number) {
      await expect.poll(() => form.locator('.adyen-checkout__field--valid').count()).toBe(count);
      await framesDrawn(page);
    },
    send: () => form.getByRole('button', { name: 'Use This Card' }).click(),
    problem: form.locator('.si-message[data-state="error"]'),
  };
}

// The package's script is served from the page's own origin, so testing one kind of page is enough.
plainPageTest('a card in the real fields pays, with the data for 3-D Secure 2', async () => {
  const {
    page,
    form,
    number,
    expiry,
    code: securityCode,
    untilComplete,
    send,
    problem,
  } = await visitRealFields();
  await number.fill('4111111111111111');
  await expiry.fill('0439');
  await securityCode.fill('737');
  await untilComplete(3);
  const sent = page.waitForRequest('**/save-credit-card-to-basket');
  await send();
  expect((await sent).postDataJSON()).toMatchObject({
    adyenCardData: {
      type: 'scheme',
      encryptedCardNumber: 'encryptedCardNumber-1111',
      encryptedExpiryMonth: 'encryptedExpiryMonth-0439',
      encryptedExpiryYear: 'encryptedExpiryYear-0439',
      encryptedSecurityCode: 'encryptedSecurityCode-737',
    },
    browserInfo: {
      userAgent: await page.evaluate(() => navigator.userAgent),
      javaEnabled: false,
      screenWidth: expect.any(Number),
      timeZoneOffset: expect.any(Number),
    },
    origin: new URL(shopUrl).origin,
    saveToAccount: false,
  });
  await form.getByText('Visa ending in 1111 now pays for this order.').waitFor();
  expect(await problem.isVisible()).toBe(false);
  // Only the provider could empty its fields, so they are replaced by new ones.
  await expect.poll(() => number.inputValue()).toBe('');
});

plainPageTest('an incomplete card is marked by the real fields, and nothing is sent', async () => {
  const { page, number, expiry, untilComplete, send } = await visitRealFields();
  let isSent = false;
  await page.route('**/save-credit-card-to-basket', (route) => {
    isSent = true;
    return route.abort();
  });
  await number.fill('4111111111111111');
  await untilComplete(1);
  await send();
  await expect.poll(() => expiry.getAttribute('data-shown')).toBeTruthy();
  expect(await number.getAttribute('data-shown')).toBeNull();
  expect(isSent).toBe(false);
});

plainPageTest(
  'the shop’s marks stand in place of the package’s, and single out the typed brand',
  async () => {
    const { form, number } = await visitRealFields();
    await number.fill('41');
    const marks = form.getByRole('list', { name: 'Accepted cards' });
    await marks.locator('[aria-current="true"]').getByRole('img', { name: 'Visa' }).waitFor();
    expect(await marks.getByRole('listitem').count()).toBe(3);
    await number.fill('1');
    await marks.locator('[aria-current="true"]').waitFor({ state: 'detached' });
    expect(
      await form
        .locator('.adyen-checkout__card__brands, .adyen-checkout__card__cardNumber__brandIcon')
        .filter({ visible: true })
        .count(),
    ).toBe(0);
  },
);

plainPageTest('a message shows until the real fields are ready', async () => {
  const { form, number, send, problem, release } = await visitRealFields({ isHeld: true });
  // The component is mounted, and has reported its first change.
  await form.locator('[data-cse="encryptedCardNumber"] iframe').waitFor();
  await send();
  // Change reports without typing, before the press, do not remove the message.
  await expect.poll(() => problem.textContent()).toBe(cardMessages.cardFieldsLoading);
  release();
  await number.waitFor();
  await problem.waitFor({ state: 'hidden' });
});

// A framed check has to be https, which the reference storefront is not.
plainPageTest('the real package leads to the bank’s page', async () => {
  const { page, number, expiry, code: securityCode, untilComplete, send } = await visitRealFields();
  await number.fill('4111111111110931');
  await expiry.fill('0439');
  await securityCode.fill('737');
  await untilComplete(3);
  await send();
  await page.getByRole('heading', { name: 'Confirm your payment' }).waitFor();
});
