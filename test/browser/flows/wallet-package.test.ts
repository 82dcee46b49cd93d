import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { newVisit, pageUrl, plainPageTest, waitForStatus } from '../harness.ts';
import { checkoutMounted, setCheckout } from './checkout-steps-page.ts';
import { walletParts } from './wallet-page.ts';

const packageFile = (name: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`braintree-web/dist/browser/${name}`), 'utf8');

/** The payment step with the real packages, whose servers are out of reach. */
async function visitRealPackages() {
  const visit = await newVisit();
  const { page } = visit;
  const loaded: string[] = [];
  const asked: string[] = [];
  await page.route('**/checkout/payment/wallets/*.js', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop()!;
    // The device, and the card network, stay stand-ins.
    if (/device|network/.test(name)) return route.continue();
    loaded.push(name);
    return route.fulfill({ contentType: 'text/javascript', body: packageFile(name) });
  });
  await page.route(/braintree-?(gateway|api)|paypal\.com|venmo\.com/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.abort();
  });
  // A tokenization key has the form that the package checks; its merchant does not exist.
  await page.route('**/alternativepayments/clienttoken', (route) =>
    route.fulfill({ json: { clientToken: 'sandbox_g42y39zw_348pk9cgf3bgyw2b' } }),
  );
  const path = await setCheckout(page, 'wallets-payment');
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    // The policy that the guide names.
    const headers = response.headers();
    delete headers['content-security-policy'];
    await route.fulfill({ response, headers });
  });
  await page.goto(pageUrl(path));
  return { ...visit, loaded, asked, ...walletParts(page) };
}

plainPageTest('the real packages load, cannot reach home, and the page stays whole', async () => {
  const { page, loaded, asked, wallet, errors } = await visitRealPackages();
  await checkoutMounted(page);
  await waitForStatus(page, '[data-island="wallet-buttons"]', 'mounted');
  await wallet('Click to Pay').waitFor();
  // Each says once, by its name, why it is not there.
  const said = () =>
    errors
      .flatMap((line) => /: (\w+) is not offered/.exec(line)?.[1] ?? [])
      .sort()
      .join();
  await expect.poll(said).toBe('applePay,paypal,venmo');
  expect(loaded).toContain('client.js');
  expect(loaded).toContain('paypal-checkout.js');
  expect(asked.join()).toContain('braintreegateway.com');
  expect(await wallet('PayPal').count()).toBe(0);
  expect(await wallet('Venmo').count()).toBe(0);
  await page.getByLabel('Card number', { exact: true }).fill('4111');
  expect(await page.getByLabel('Card number', { exact: true }).inputValue()).toBe('4111');
});

plainPageTest('the real packages leave what the adapters use', async () => {
  const { page } = await visitRealPackages();
  await checkoutMounted(page);
  await page.waitForFunction('globalThis.braintree?.paypalCheckout && globalThis.braintree?.venmo');
  expect(
    await page.evaluate(
      'Object.entries(braintree).map(([part, its]) => part + " " + typeof its?.create).sort()',
    ),
  ).toEqual(
    expect.arrayContaining([
      'applePay function',
      'client function',
      'paypalCheckout function',
      'venmo function',
    ]),
  );
});
