import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { guarded } from '../guarded.ts';
import { goBackAndForward, pageUrl, visitShop, waitForStatus } from '../harness.ts';
import { sofa } from './shop-page.ts';

const host = '[data-island="product-gallery"]';
const current = (page: Page) => page.locator(`${host} section a:not([tabindex])`);
const strip = (page: Page) => page.locator(`${host} section > div > ul`);
const zoom = (page: Page) => page.getByRole('dialog', { name: 'Pictures' });

async function visit(options: Parameters<typeof visitShop>[1] = {}) {
  const visited = await visitShop(sofa.path, options);
  await waitForStatus(visited.page, host, 'mounted');
  return visited;
}

it('the first picture is the server’s own element, requested once, and nothing moves', async () => {
  const requested: string[] = [];
  const { page, errors } = await visitShop('/customer-service/returns', { hasPictures: true });
  page.on('request', (request) => requested.push(request.url()));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { first: document.querySelector('[data-island="product-gallery"] img') });
    });
  });
  await page.goto(pageUrl(sofa.path));
  await waitForStatus(page, host, 'mounted');
  expect(await page.evaluate(`document.querySelector('${host} section img') === first`)).toBe(true);
  await expect.poll(() => page.evaluate('first.complete && first.naturalWidth > 0')).toBe(true);
  const src = await page
    .locator(`${host} section img`)
    .first()
    .evaluate((image) => (image as HTMLImageElement).currentSrc);
  expect(requested.filter((url) => url === src)).toHaveLength(1);
  expect(await page.evaluate('shifts.reduce((sum, one) => sum + one, 0)')).toBeLessThan(0.005);
  expect(errors).toEqual([]);
});

it('Back closes the zoom and stays on the page; Forward opens the same picture', async () => {
  const { page, errors } = await visit();
  const url = page.url();
  const name = await current(page).getAttribute('aria-label');
  await current(page).click();
  await zoom(page).waitFor();
  expect(page.url()).toBe(url);
  await page.goBack();
  await zoom(page).waitFor({ state: 'detached' });
  expect(page.url()).toBe(url);
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(name);
  await page.goForward();
  await zoom(page).waitFor();
  await page.keyboard.press('Escape');
  await zoom(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate('history.state?.storefrontIslandsZoom')).toBeUndefined();
  expect(errors).toEqual([]);
});

it('Forward while the zoom closes opens it again', async () => {
  const { page, errors } = await visit();
  await current(page).click();
  await zoom(page).waitFor();
  await goBackAndForward(page);
  await page.locator('dialog[open]:not([data-closing])').waitFor();
  expect(await page.locator('dialog').count()).toBe(1);
  expect(await page.evaluate('typeof history.state.storefrontIslandsZoom')).toBe('string');
  expect(errors).toEqual([]);
});

it('a reload while it is enlarged leaves no entry from which Back does nothing', async () => {
  const { page } = await visit();
  await current(page).click();
  await zoom(page).waitFor();
  await page.reload();
  await waitForStatus(page, host, 'mounted');
  await expect.poll(() => page.evaluate('history.state?.storefrontIslandsZoom')).toBeUndefined();
  expect(await zoom(page).count()).toBe(0);
});

it('wheel and drag enlarge and move the picture; the keys lead to the next, which the gallery then shows', async () => {
  const { page } = await visit();
  await current(page).click();
  const stage = zoom(page).locator('[data-scale]');
  await stage.waitFor();
  const box = (await stage.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => stage.getAttribute('data-scale')).toBe('large');
  const place = () =>
    stage
      .locator('img')
      .last()
      .evaluate((image) => image.getBoundingClientRect().left);
  const before = await place();
  // A second press at the same place is ignored at first.
  await expect.poll(() => page.locator(guarded).count()).toBe(0);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 90, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await place()).toBeCloseTo(before + 90, 0);
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => stage.locator('img').last().getAttribute('alt')).toMatch(/2 of \d+$/);
  await page.keyboard.press('Escape');
  await zoom(page).waitFor({ state: 'detached' });
  await expect
    .poll(() => strip(page).evaluate((list) => Math.round(list.scrollLeft / list.clientWidth)))
    .toBe(1);
});

it('on a phone it is swiped, and the counter follows', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const counter = page.locator('.si-gallery__counter');
  expect(await counter.textContent()).toMatch(/^1 \//);
  const { x, y, width } = (await strip(page).boundingBox())!;
  const client = await page.context().newCDPSession(page);
  const touch = (type: string, at: number) =>
    client.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: type === 'touchEnd' ? [] : [{ x: at, y: y + 100 }],
    });
  await touch('touchStart', x + width - 40);
  for (let step = 1; step <= 8; step++) await touch('touchMove', x + width - 40 - step * 35);
  await touch('touchEnd', 0);
  await expect.poll(() => counter.textContent()).toMatch(/^2 \//);
});

it('another fabric’s pictures come without a jump of the page, and zoom opens the one in view', async () => {
  const { page, errors } = await visit();
  await page.evaluate('scrollTo(0, 120)');
  const top = await page.evaluate('scrollY');
  await page.evaluate(`(() => {
    const host = document.querySelector('${host}');
    const other = (text) => text.replaceAll(/\\/pictures\\/[^ ",]+?\\.svg\\??[^ ",]*/g, (url) => url + (url.includes('?') ? '&' : '?') + 'of=other');
    host.setAttribute('data-pictures', other(host.getAttribute('data-pictures')));
    host.setAttribute('data-picture', other(host.getAttribute('data-picture')));
  })()`);
  await expect
    .poll(() => page.locator(`${host} section img`).first().getAttribute('src'))
    .toContain('of=other');
  expect(await page.evaluate('scrollY')).toBe(top);
  await current(page).click();
  await zoom(page).waitFor();
  expect(await zoom(page).locator('img').first().getAttribute('src')).toContain('of=other');
  expect(errors).toEqual([]);
});

it('under Trusted Types and a strict policy it is enlarged, too', async () => {
  const { page, errors } = await visitShop(`/strict${sofa.path}`);
  await waitForStatus(page, host, 'mounted');
  await current(page).click();
  await zoom(page).waitFor();
  await page.keyboard.press('+');
  await expect.poll(() => zoom(page).locator('[data-scale]').getAttribute('data-scale')).toBe('large');
  expect(errors).toEqual([]);
});
