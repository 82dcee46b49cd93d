import { expect } from 'vitest';
import { crashMessages } from '../../../src/domain/crash-messages.ts';
import { crashIsland } from '../crash-island.ts';
import { pageUrl, plainPageTest, waitForStatus } from '../harness.ts';
import { checkoutMounted, pathOf, visitCheckout } from './checkout-steps-page.ts';

const failed = '[data-island="checkout"]';

plainPageTest('an address that was typed is in the server’s form after an error, which goes on', async () => {
  const { page, host } = await visitCheckout('start');
  await host.getByLabel('First name').fill('Ann');
  await host.getByLabel('Last name').fill('Baker');
  await host.getByLabel('Street address or PO box').fill('233 S Wacker Dr');
  await host.getByLabel('ZIP code').fill('60606');
  await host.getByLabel('State').selectOption('IL');
  await host.getByLabel('Phone').fill('(312) 555-0142');
  await host.getByLabel('Email address').fill('ann@example.com');
  await host.getByLabel('City').fill('Chicago');
  await crashIsland(page, 'checkout');
  await waitForStatus(page, failed, 'failed');
  await page.locator('.si-crash').getByText(crashMessages.crashKept).waitFor();
  const form = page.locator(`${failed} form:has([name="address1"])`);
  const names = ['firstName', 'lastName', 'address1', 'postalCode', 'city', 'state', 'phone', 'email'];
  const values = await form.evaluate(
    (shown, all) => all.map((name) => shown.querySelector<HTMLInputElement>(`[name="${name}"]`)!.value),
    names,
  );
  expect(values).toEqual([
    'Ann',
    'Baker',
    '233 S Wacker Dr',
    '60606',
    'Chicago',
    'IL',
    '312-555-0142',
    'ann@example.com',
  ]);
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('city');
  await form.locator('button[type=submit]').first().click();
  await page.waitForURL(pageUrl(pathOf('options')));
});

plainPageTest(
  'after an error in a later step the page of this step is loaded, once, with the typed text in it',
  async () => {
    const { page, host, button, heading, giftMessage } = await visitCheckout('options');
    await page.goto(pageUrl(pathOf('shipping')));
    await checkoutMounted(page);
    await button('Next').click();
    await heading('Shipping and Gift Options').waitFor();
    await host.getByLabel('This is a gift').first().check();
    await giftMessage.fill('Enjoy!');
    const isLoaded = page.waitForEvent('domcontentloaded');
    await crashIsland(page, 'checkout');
    await isLoaded;
    await checkoutMounted(page);
    await page.locator('.si-crash').getByText(crashMessages.crashReloaded).waitFor();
    expect(page.url()).toBe(pageUrl(pathOf('options')));
    expect(await giftMessage.inputValue()).toBe('Enjoy!');
    await giftMessage.fill('Enjoy it!');
    await crashIsland(page, 'checkout');
    await waitForStatus(page, failed, 'failed');
    await page.locator('.si-crash').getByText(crashMessages.crashKept).waitFor();
    expect(await host.locator('textarea[name^="message-"]').first().inputValue()).toBe('Enjoy it!');
  },
);

plainPageTest('an error in the payment step leaves a way to pay, and no card in storage', async () => {
  const { page, host } = await visitCheckout('payment');
  await crashIsland(page, 'checkout');
  await waitForStatus(page, failed, 'failed');
  expect(await host.locator('form [autocomplete*="cc-number"]').isVisible()).toBe(true);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('4111');
});
