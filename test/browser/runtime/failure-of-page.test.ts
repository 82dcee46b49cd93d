import { expect, it } from 'vitest';
import { newVisit, statuses, testPageHead, visitTestPage, waitForStatus, writeTestPage } from '../harness.ts';

const neighbour = '<div data-island="steady" data-label="Neighbour">Server</div>';
const faulty = (attributes: string) => `<div data-island="faulty" ${attributes}>Server</div>`;

for (const [where, add] of Object.entries({
  'the island’s buttons': `for (const button of document.querySelectorAll('button')) button.addEventListener('click', fail)`,
  'its container': `document.querySelector('.si-root').addEventListener('click', fail)`,
  'the document': `document.addEventListener('click', fail)`,
  'a focus that the island moves': `document.querySelector('.si-faulty').addEventListener('focus', fail)`,
  'a page event that the island sends': `document.addEventListener('storefront:track', fail)`,
  'its dialog, before it opens': `document.addEventListener('beforetoggle', fail, true)`,
  'its dialog, as it closes': `document.querySelector('dialog').addEventListener('close', fail)`,
}))
  it(`a listener of the page’s that fails on ${where} leaves the island alone`, async () => {
    const { page, errors } = await visitTestPage({ body: faulty('data-fault="none"'), csp: null });
    await waitForStatus(page, '[data-island]', 'mounted');
    const failed = page.waitForEvent('pageerror');
    await page.addScriptTag({ content: `function fail() { window.ga('send') } ${add}` });
    await page.getByRole('button', { name: 'Rendered' }).click();
    await failed;
    await page.getByRole('button', { name: 'Rendered' }).click();
    expect(await statuses(page)).toEqual(['mounted']);
    expect(errors.filter((text) => !text.includes('window.ga is not a function'))).toEqual([]);
  });

it('a window listener from before the islands that throws when an island moves the focus does not harm the island', async () => {
  const early = `<script>addEventListener('focus', () => window.ga('send'), true)</script>`;
  const { page, errors } = await visitTestPage({
    head: early + testPageHead,
    body: faulty('data-fault="none"'),
    csp: null,
  });
  await waitForStatus(page, '[data-island]', 'mounted');
  await page.getByRole('button', { name: 'Rendered' }).click();
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Rendered' }).click();
  expect(await statuses(page)).toEqual(['mounted']);
  expect(errors.filter((text) => !text.includes('window.ga is not a function'))).toEqual([]);
});

it('an islands.css that comes late is waited for', async () => {
  const { page, errors, release } = await visitWithout(/islands\.css/);
  release();
  await waitForStatus(page, '[data-island]', 'mounted');
  expect(errors).toEqual([]);
});

it('a core.css that comes late is waited for; it stands before every other stylesheet, and a widget’s own after them', async () => {
  const { page, errors, release } = await visitWithout(/core\.css/);
  await waitForStatus(page, '[data-island]', 'loading');
  expect(await page.locator('.si-root').count()).toBe(0);
  release();
  await waitForStatus(page, '[data-island]', 'mounted');
  const links = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(links).toEqual(['/islands/core.css', '/islands/islands.css', '/islands/steady.css']);
  expect(errors).toEqual([]);
});

/** A page with one island whose script has been asked for, and whose server holds a stylesheet back until it is released. */
async function visitWithout(stylesheet: RegExp) {
  const visit = await newVisit();
  const { page } = visit;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isAsked = page.waitForRequest(stylesheet);
  await page.route(stylesheet, async (route) => {
    await released;
    await route.continue();
  });
  const head = testPageHead.replace('<script', '<script async');
  const url = await writeTestPage({ head, body: neighbour });
  const asked = page.waitForRequest(/widgets\/steady\.js/);
  await page.goto(url, { waitUntil: 'commit' });
  await Promise.all([asked, isAsked]);
  return { ...visit, release };
}

it('a host without a name is refused by name, without a request', async () => {
  const requests: string[] = [];
  const { page, errors } = await visitTestPage({ body: '<div data-island=""></div>' }, ({ page }) =>
    Promise.resolve(page.on('request', (request) => requests.push(new URL(request.url()).pathname))),
  );
  await waitForStatus(page, '[data-island]', 'failed');
  expect(requests.filter((path) => path.includes('/widgets/'))).toEqual([]);
  expect(errors.find((text) => text.includes('[storefront-islands]'))).toMatch(
    /^\[storefront-islands\] a host failed \(load\) .*: data-island is empty; there are faulty, layer, nest, steady/,
  );
});

it('hosts of a widget that is not there: one request, and the error lists those that are', async () => {
  const requests: string[] = [];
  const { page, errors } = await visitTestPage(
    { body: '<div data-island="steddy"></div><div data-island="steddy"></div>' },
    ({ page }) =>
      Promise.resolve(
        page.on('request', (request) => request.url().includes('steddy') && requests.push(request.url())),
      ),
  );
  await waitForStatus(page, '[data-island]:last-child', 'failed');
  await page.evaluate(() => document.body.append(document.querySelector('[data-island]')!.cloneNode()));
  await waitForStatus(page, '[data-island]:last-child', 'failed');
  expect(requests.map((url) => new URL(url).pathname)).toEqual(['/islands/widgets/steddy.js']);
  expect(errors.find((text) => text.includes('[storefront-islands]'))).toMatch(
    /there is no widget "steddy" \(did you mean "steady"\?\); there are faulty, layer, nest, steady/,
  );
});
