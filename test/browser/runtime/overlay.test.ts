import type { Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { islandsReady, visitTestPage, waitForStatus } from '../harness.ts';

const link = (attributes = '') =>
  `<a href="#followed" data-island-open="layer" data-title="From the link" ${attributes}>Open</a>`;

it('opens from a link, and does not follow it', async () => {
  const { page } = await visitTestPage({ body: link() });
  await islandsReady(page);
  await page.getByText('Open').click();
  await page.getByRole('dialog', { name: 'From the link' }).waitFor();
  expect(page.url()).not.toContain('#followed');
});

it('props on the opener win over the page’s', async () => {
  const { page } = await visitTestPage({
    body: `<div data-island="layer" data-title="The page’s" data-tone="loud"></div>${link()}`,
  });
  await islandsReady(page);
  await page.getByText('Open').click();
  const dialog = page.getByRole('dialog', { name: 'From the link' });
  await dialog.waitFor();
  expect(await dialog.getAttribute('data-tone')).toBe('loud');
});

it('opens from a script, and resolves when it is open', async () => {
  const { page } = await visitTestPage({ body: '' });
  await page.evaluate(`storefrontIslands.open('layer', { title: 'From a script' })`);
  expect(await page.getByRole('dialog', { name: 'From a script' }).count()).toBe(1);
});

it('opens from another island', async () => {
  const { page } = await visitTestPage({ body: '<div data-island="steady"></div>' });
  await islandsReady(page);
  await page.getByRole('button', { name: 'Open the layer' }).click();
  await page.getByRole('dialog', { name: 'From an island' }).waitFor();
});

it('opening it again gives the open one the new props', async () => {
  const { page } = await visitTestPage({ body: '' });
  await page.evaluate(`storefrontIslands.open('layer', { title: 'First' })`);
  await page.evaluate(`storefrontIslands.open('layer', { title: 'Second' })`);
  await page.getByRole('dialog', { name: 'Second' }).waitFor();
  expect(await page.locator('dialog').count()).toBe(1);
});

it('leaves nothing in the page when it closes', async () => {
  const { page } = await visitTestPage({ body: link() });
  await islandsReady(page);
  await page.getByText('Open').click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.waitForFunction(() => !document.querySelector('[data-island], dialog'));
});

it('markup added to the body with innerHTML leaves no copy of an open layer', async () => {
  const { page } = await visitTestPage({ body: link() });
  await islandsReady(page);
  await page.getByText('Open').click();
  await page.getByRole('dialog').waitFor();
  await page.evaluate(() => {
    document.body.innerHTML += '<p>More</p>';
  });
  await page.waitForFunction(() => !document.querySelector('[data-island], dialog'));
  await page.getByText('Open').click();
  await page.getByRole('dialog', { name: 'From the link' }).waitFor();
});

it('opens on a page that document.write has replaced', async () => {
  const { page } = await visitTestPage({ body: '' });
  await islandsReady(page);
  await page.evaluate((body) => {
    const { outerHTML } = document.head;
    document.open();
    document.write(outerHTML + body);
    document.close();
  }, link());
  await page.getByText('Open').click();
  await page.getByRole('dialog', { name: 'From the link' }).waitFor();
});

it('opens from a form instead of submitting it', async () => {
  const { page } = await visitTestPage({
    body: '<form action="#sent" data-island-open="layer" data-title="From a form"><input name="zip" aria-label="ZIP"><button>Go</button></form>',
  });
  await islandsReady(page);
  await page.getByLabel('ZIP').click();
  expect(await page.locator('dialog').count()).toBe(0);
  await page.getByLabel('ZIP').press('Enter');
  await page.getByRole('dialog', { name: 'From a form' }).waitFor();
});

it('leaves a click with a modifier to the browser', async () => {
  const { page } = await visitTestPage({ body: link() });
  await islandsReady(page);
  await page.evaluate(() => {
    Object.assign(window, { prevented: [] });
    addEventListener('click', (event) => {
      (window as unknown as { prevented: boolean[] }).prevented.push(event.defaultPrevented);
      event.preventDefault();
    });
  });
  for (const key of ['Control', 'Shift', 'Meta', 'Alt'] as const)
    await page.getByText('Open').click({ modifiers: [key] });
  expect(await page.evaluate('prevented')).toEqual([false, false, false, false]);
});

it('if a layer’s file does not load, the link is followed', async () => {
  const { page, errors } = await visitTestPage({ body: link() }, ({ page }) =>
    page.route(/widgets\/layer\.js/, (route) => route.abort()),
  );
  await islandsReady(page);
  await page.getByText('Open').click();
  await page.waitForURL(/#followed$/);
  expect(errors.filter((text) => text.includes('[storefront-islands]'))).toHaveLength(1);
});

it('if a layer’s file does not load, the form is submitted', async () => {
  const { page } = await visitTestPage(
    {
      body: '<form action="?sent" data-island-open="layer" data-title="x"><input name="zip" value="60601"><button>Go</button></form>',
    },
    ({ page }) => page.route(/widgets\/layer\.js/, (route) => route.abort()),
  );
  await islandsReady(page);
  await page.getByText('Go').click();
  await page.waitForURL(/zip=60601/);
});

/** A page with an opener, on which time stands still, and the requests for its widget's files, all of which fail. */
async function visitOpener(name: string, body: string) {
  const requests: string[] = [];
  const failed: string[] = [];
  const { page } = await visitTestPage({ body }, async ({ page }) => {
    await page.clock.install();
    const isOfWidget = (request: Request) => request.url().includes(name);
    page.on('request', (request) => isOfWidget(request) && requests.push(request.url()));
    page.on('requestfailed', (request) => isOfWidget(request) && failed.push(request.url()));
    await page.route(new RegExp(`${name}\\.(js|css)`), (route) => route.abort());
  });
  await islandsReady(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const move = () =>
    page.evaluate(async () => {
      const opener = document.querySelector('[data-island-open]')!;
      for (let move = 0; move < 60; move++)
        opener.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      // Sent after the requests of the moves, so these have been counted once this is answered.
      await fetch(location.href);
    });
  return { page, move, requests, failed };
}

it('sixty pointer moves over an opener whose files do not load request them twice, and later ones after two seconds', async () => {
  const { page, move, requests, failed } = await visitOpener('layer', link());
  await move();
  await expect.poll(() => failed).toHaveLength(4);
  // The two seconds begin when the page learns of the failure; this load shares its promise.
  await page.evaluate(`globalThis[Symbol.for('storefront-islands')].load('layer').catch(() => {})`);
  await move();
  await page.clock.runFor(1900);
  await move();
  expect(requests).toHaveLength(4);
  await page.clock.runFor(200);
  await move();
  expect(requests.length).toBeGreaterThan(4);
});

it('sixty pointer moves over an opener with a misspelt name request nothing', async () => {
  const { move, requests } = await visitOpener('layr', link().replace('"layer"', '"layr"'));
  await move();
  expect(requests).toEqual([]);
});

it('opening a widget that is not there rejects with an error that names the likely one, and lists those that are', async () => {
  const { page, errors } = await visitTestPage({ body: '' });
  const reason = await page.evaluate(
    `storefrontIslands.open('layr').catch((error) => [error instanceof Error, error.message])`,
  );
  const message = 'there is no widget "layr" (did you mean "layer"?); there are faulty, layer, nest, steady';
  expect(reason).toEqual([true, message]);
  expect(errors).toHaveLength(1);
});

it('opening a widget whose stylesheet does not load rejects with an error that names it', async () => {
  const { page } = await visitTestPage({ body: '' }, ({ page }) =>
    page.route(/layer\.css/, (route) => route.abort()),
  );
  const reason = await page.evaluate(
    `storefrontIslands.open('layer').catch((error) => [error instanceof Error, error.message])`,
  );
  expect(reason).toEqual([true, expect.stringMatching(/layer\.css\S* did not load$/)]);
});

it('wrong props of a layer: one error names them, and the link is followed', async () => {
  const { page, errors } = await visitTestPage({ body: link('data-tone="shrill"') });
  await islandsReady(page);
  await page.getByText('Open').click();
  await page.waitForURL(/#followed$/);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(
    /layer failed \(props\) in <a.*data-tone was "shrill"; accepted is one of "calm", "loud"/,
  );
});

it('a layer that fails to render: the link is followed, and nothing is left in the page', async () => {
  const { page, errors } = await visitTestPage({ body: link('data-fault="render"') });
  await islandsReady(page);
  await page.getByText('Open').click();
  await page.waitForURL(/#followed$/);
  expect(await page.locator('[data-island]').count()).toBe(0);
  expect(errors).toHaveLength(1);
});

it('an inline island cannot be opened, and the error says so', async () => {
  const { page, errors } = await visitTestPage({ body: '' });
  const reason = await page.evaluate(`storefrontIslands.open('steady').catch((error) => error.message)`);
  expect(reason).toMatch(/steady mounts in its host; only overlay islands open/);
  expect(errors).toHaveLength(1);
});

it('loads no file of a layer before a shopper is near its opener', async () => {
  const requests: string[] = [];
  const { page } = await visitTestPage({ body: link() }, ({ page }) =>
    Promise.resolve(page.on('request', (request) => requests.push(request.url()))),
  );
  await islandsReady(page);
  expect(requests.some((url) => url.includes('layer'))).toBe(false);
  const asked = page.waitForRequest(/widgets\/layer\.js/);
  await page.getByText('Open').hover();
  await asked;
  expect(await page.locator('dialog').count()).toBe(0);
});

it('the page’s own element for a layer stays pending until it is opened', async () => {
  const { page } = await visitTestPage({
    body: '<div data-island="layer" data-title="The page’s">Server</div>',
  });
  await islandsReady(page);
  await waitForStatus(page, '[data-island]', 'pending');
  expect(await page.locator('[data-island]').textContent()).toBe('Server');
});
