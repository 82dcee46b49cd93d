import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { newVisit, pageUrl, plainPageTest, waitForStatus } from '../harness.ts';
import { checkoutMounted, setCheckout } from './checkout-steps-page.ts';
import { walletParts } from './wallet-page.ts';

const packageFile = (name: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`braintree-web/dist/browser/${name}`), 'utf8');

/** The sources that the guide’s table of the wallets names, by directive; the sandbox's are listed below it. */
function guidePolicy(): Map<string, string[]> {
  const guide = readFileSync('stories/guide/security.mdx', 'utf8');
  const [head = '', , ...rows] = guide.slice(guide.indexOf('| | `script-src`')).split('\n');
  const cellsOf = (line: string) =>
    line
      .split('|')
      .slice(2, -1)
      .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, one]) => one!));
  const directives = cellsOf(head).map(([name]) => name!);
  const sources = new Map(directives.map((name) => [name, [] as string[]]));
  for (const row of rows.slice(0, rows.indexOf('')))
    for (const [index, found] of cellsOf(row).entries()) sources.get(directives[index]!)!.push(...found);
  sources.get('connect-src')!.push(...(guide.match(/https:\/\/[\w.-]*sandbox[\w.-]*/g) ?? []));
  return sources;
}

/** A page’s policy, with what the guide adds for the wallets. */
function withGuide(policy: string): string {
  const added = guidePolicy();
  return policy
    .split(/;\s*/)
    .map((line) => [line, ...(added.get(line.split(' ')[0]!) ?? [])].join(' '))
    .join('; ');
}

/** What Braintree says of a shop that takes Venmo. */
const configuration = {
  environment: 'SANDBOX',
  clientApiUrl: 'https://api.sandbox.braintreegateway.com/merchants/1/client_api',
  assetsUrl: 'https://assets.braintreegateway.com',
  merchantId: 'merchant-1',
  supportedFeatures: [],
  venmo: { merchantId: 'venmo-1', accessToken: 'access', environment: 'SANDBOX' },
};

/** The payment step with the real packages, whose servers are out of reach, or say only how the shop is configured. */
async function visitRealPackages({ isConfigured = false } = {}) {
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
    if (isConfigured && route.request().postData()?.includes('clientConfiguration'))
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { data: { clientConfiguration: configuration } },
      });
    return route.abort();
  });
  // A tokenization key has the form that the package checks; its merchant does not exist.
  await page.route('**/alternativepayments/clienttoken', (route) =>
    route.fulfill({ json: { clientToken: 'sandbox_g42y39zw_348pk9cgf3bgyw2b' } }),
  );
  const path = await setCheckout(page, 'wallets-payment');
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    headers['content-security-policy'] = withGuide(headers['content-security-policy']!);
    await route.fulfill({ response, headers });
  });
  await page.goto(pageUrl(path));
  return { ...visit, loaded, asked, ...walletParts(page) };
}

plainPageTest('the real packages load and cannot reach their servers, and the page still works', async () => {
  const { page, loaded, asked, wallet, errors } = await visitRealPackages();
  await checkoutMounted(page);
  await waitForStatus(page, '[data-island="wallet-buttons"]', 'mounted');
  await wallet('Click to Pay').waitFor();
  // The page owner is told once of each wallet why it is not offered.
  const said = () =>
    errors
      .flatMap((line) => /: (\w+) is not offered/.exec(line)?.[1] ?? [])
      .sort()
      .join();
  await expect.poll(said).toBe('applePay,paypal,venmo');
  expect(errors.filter((line) => /Content Security Policy/.test(line))).toEqual([]);
  expect(loaded).toContain('client.js');
  expect(loaded).toContain('paypal-checkout.js');
  expect(asked.join()).toContain('braintreegateway.com');
  expect(await wallet('PayPal').count()).toBe(0);
  expect(await wallet('Venmo').count()).toBe(0);
  await page.getByLabel('Card number', { exact: true }).fill('4111');
  expect(await page.getByLabel('Card number', { exact: true }).inputValue()).toBe('4111');
});

plainPageTest('the real packages define the functions that the adapters call', async () => {
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

plainPageTest('the guide’s policy allows Venmo’s frame', async () => {
  const { wallet, asked, errors } = await visitRealPackages({ isConfigured: true });
  await wallet('Venmo').waitFor();
  await expect.poll(() => asked).toContain('assets.braintreegateway.com');
  expect(errors.filter((line) => /Content Security Policy/.test(line))).toEqual([]);
});
