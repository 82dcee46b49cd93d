import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { getEstimatedDeliveryDate } from '../../../src/contract/cart/cart-changes.ts';
import { getRecommendations } from '../../../src/contract/recommendations/recommendations.ts';
import { errorMessages } from '../../../src/domain/messages.ts';
import { startSession } from '../flows/account-page.ts';
import { cartMounted, cartPath, serverCart, setCart } from '../flows/cart-page.ts';
import { cards } from '../flows/pod-page.ts';
import { chooseShop, setFault, sofa } from '../flows/shop-page.ts';
import { holdBack, newVisit, shopUrl, waitForStatus } from '../harness.ts';
import { framesDrawn } from '../in-time.ts';
import { scrollThrough, watchedIn, watchPage } from './watch-page.ts';

const shiftsIn = async (page: Page) => (await watchedIn(page)).shifts;

const widths = [
  [390, 844],
  [1440, 900],
] as const;

/** A shopper with this viewport size and a session, for faults of their own, who has not opened `path` yet. */
async function visitAt([width, height]: readonly [number, number], path: string) {
  const { page } = await newVisit({
    viewport: { width, height },
    hasPictures: true,
    reducedMotion: 'no-preference',
  });
  await watchPage(page);
  await startSession(page);
  return { page, open: () => page.goto(shopUrl + path) };
}

const podsOfSofa = ['people-also-viewed-pdp', 'pdp-alternative-items', 'shop-similar-products'];

/** Holds back the answer of one carousel until the returned function is called. */
const holdBackPod = (page: Page, podId: string) =>
  holdBack(
    page,
    ({ pathname, searchParams }) =>
      pathname === getRecommendations.path && searchParams.get('podid') === podId,
  );

// On the narrower phone, a long date of a way of delivery takes two lines.
for (const size of [[360, 844], widths[1]] as const)
  it(`${size[0]} px: no layout shift in the cart when the delivery dates come late, fail, or find the session reset`, async () => {
    const { page, open } = await visitAt(size, cartPath);
    // Its lines have no dates.
    await setCart(page, 'edd-outage');
    const { lineItems } = await serverCart(page);
    const edd = 'Arrives December 31 – January 13';
    const answers = [
      [edd, 200, { lineItems: lineItems.map(({ id }) => ({ id, edd })) }],
      ['Delivery and pickup dates are not available', 504, {}],
      [errorMessages.refreshTitle, 200, { IsReset: true }],
    ] as const;
    for (const [text, status, json] of answers) {
      await page.unrouteAll();
      const arrive = await holdBack(page, `**${getEstimatedDeliveryDate.path}`, { status, json });
      await open();
      await cartMounted(page);
      arrive();
      await page.getByText(text).first().waitFor();
      await scrollThrough(page);
      expect(await shiftsIn(page), text).toEqual([]);
    }
  });

// In a tall window the carousel is near the end of the screen before the shopper scrolls.
for (const [size, brand] of [
  [[360, 844], 'core'],
  [[390, 1400], 'modern'],
] as const)
  it(`${size[0]} × ${size[1]} px, ${brand}: no layout shift when a short cart mounts in Canada, with the carousel below it in view`, async () => {
    const { page, open } = await visitAt(size, cartPath);
    await chooseShop(page, `country=CA&brand=${brand}`);
    await setCart(page, 'plain');
    const arrive = await holdBack(page, '**/widgets/cart.js');
    await open();
    await page.locator('.shop-pod').first().scrollIntoViewIfNeeded();
    arrive();
    await cartMounted(page);
    await scrollThrough(page);
    expect(await shiftsIn(page)).toEqual([]);
  });

// The system's font is wider than the shop's: a title or the words on a button take two lines.
for (const path of [sofa.path, '/search?query=zzyzx'])
  it(`390 px, ${path}: no layout shift if the shop’s own fonts do not come`, async () => {
    const { page, open } = await visitAt(widths[0], path);
    await page.route('**/fonts/**', (route) => route.abort());
    await open();
    await scrollThrough(page);
    expect(await shiftsIn(page)).toEqual([]);
  });

for (const size of widths) {
  it(`${size[0]} px, / and /living: no layout shift for a shopper who has viewed categories`, async () => {
    const { page, open } = await visitAt(size, sofa.path);
    const noted = page.waitForResponse('**/browse/recentlyviewed/update');
    await open();
    await noted;
    for (const path of ['/', '/living']) {
      await page.goto(shopUrl + path);
      await scrollThrough(page);
      expect(await page.locator('[data-island="recently-viewed-categories"] li').count()).toBe(1);
      expect(await shiftsIn(page), path).toEqual([]);
    }
  });

  for (const state of ['certificates', 'installed', 'empty'])
    it(`${size[0]} px: no layout shift when the cart mounts: ${state}`, async () => {
      const { page, open } = await visitAt(size, cartPath);
      await setCart(page, state);
      await open();
      await cartMounted(page);
      await scrollThrough(page);
      expect(await shiftsIn(page)).toEqual([]);
    });

  it(`${size[0]} px: no layout shift when picked swatches come late, in view`, async () => {
    const { page, open } = await visitAt(size, sofa.path);
    // Any document of the shop may write its storage.
    await page.goto(`${shopUrl}/favicon.ico`);
    await page.evaluate(() => {
      const picked = ['oat-linen', 'ink-velvet'].map((code) => ({ ChoiceCode: code, Name: code }));
      localStorage.setItem('recentSwatches', JSON.stringify(picked));
    });
    const arrive = await holdBack(page, '**/widgets/recent-swatches.js');
    await open();
    await page.locator('.product-notes').scrollIntoViewIfNeeded();
    arrive();
    await page.locator('[data-island="recent-swatches"] li').nth(1).waitFor();
    await scrollThrough(page);
    expect(await shiftsIn(page)).toEqual([]);
  });

  it(`${size[0]} px: no layout shift when a carousel fails in view`, async () => {
    const { page, open } = await visitAt(size, sofa.path);
    await setFault(page, 'getRecommendations', '500', { times: 2 });
    // The carousels fail while they are in view: a wheel cannot scroll past them in the single frame in which a host
    // out of view gives up its space.
    const arrive = await holdBack(page, ({ pathname }) => pathname === getRecommendations.path);
    await open();
    await page.locator('[data-pod-id="people-also-viewed-pdp"]').scrollIntoViewIfNeeded();
    arrive();
    await page.locator('[data-island-status="failed"]').nth(1).waitFor({ state: 'attached' });
    await scrollThrough(page);
    expect(await page.locator('[data-island-status="failed"]').count()).toBe(2);
    expect(await shiftsIn(page)).toEqual([]);
  });

  it(`${size[0]} px: no layout shift when the shopper reaches slow carousels before their answers`, async () => {
    const { page, open } = await visitAt(size, sofa.path);
    const arrivals = await Promise.all(podsOfSofa.map((podId) => holdBackPod(page, podId)));
    await open();
    for (const [nth, podId] of podsOfSofa.entries()) {
      const pod = page.locator(`[data-pod-id="${podId}"]`);
      await pod.scrollIntoViewIfNeeded();
      const placeholders = pod.locator('[aria-busy="true"]');
      await placeholders.scrollIntoViewIfNeeded();
      const isInView = await placeholders.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
      expect(isInView, podId).toBe(true);
      arrivals[nth]!();
      await cards(pod).getByRole('link').first().waitFor();
    }
    await scrollThrough(page);
    expect(await shiftsIn(page)).toEqual([]);
  });
}

const wholeSofa = '/p/423001?FABRIC=INK&LEATHER=NONE&LEG=WALNUT&FILL=BLEND&SIZE=84';

for (const size of widths)
  for (const path of ['/p/423001', wholeSofa, '/p/424008?brand=modern', '/p/415002'])
    it(`${size[0]} px, ${path}: no layout shift when its islands mount, at the top or below the options`, async () => {
      const { page, open } = await visitAt(size, path);
      for (const place of ['.product-name', '.product-notes']) {
        const arrive = await holdBack(page, /\/widgets\/[\w-]+\.js/);
        await open();
        await page.evaluate(async () => {
          await document.fonts.ready;
        });
        await page.locator(place).scrollIntoViewIfNeeded();
        await framesDrawn(page);
        // Shifts of the server's page, whose fonts may load late, do not count.
        const before = (await shiftsIn(page)).length;
        arrive();
        await waitForStatus(page, '.shop-add', 'mounted');
        await scrollThrough(page);
        expect((await shiftsIn(page)).slice(before), place).toEqual([]);
      }
    });

for (const size of widths)
  it(`${size[0]} px: no layout shift in a listing while filtering, sorting, showing more, and going back`, async () => {
    const { page, open } = await visitAt(size, '/sofas');
    const grid = page.locator('[data-island="product-grid"]');
    const shown = grid.locator('.si-product-grid__more p');
    const tiles = grid.locator('.si-product-grid__tile:not([data-state])');
    await open();
    for (const island of ['product-grid', 'listing-toolbar', 'listing-filters'])
      await waitForStatus(page, `[data-island="${island}"]`, 'mounted');
    // Answers come later than the time in which a press excuses a shift.
    await setFault(page, 'getProductListing', 'slow', { delayMs: 700 });
    const go = (search: string) =>
      page.evaluate((search) => {
        history.pushState(null, '', location.pathname + search);
        dispatchEvent(new PopStateEvent('popstate'));
      }, search);
    const all = await shown.textContent();
    await go('?facets=color_snow');
    await expect.poll(() => shown.textContent()).not.toBe(all);
    await page.getByLabel('Sort by').selectOption('name');
    await page.waitForURL('**sortBy=name');
    await go('?facets=price_9000000-');
    await grid.getByRole('heading', { name: 'Oops!' }).waitFor();
    await grid.getByRole('button', { name: 'Clear all filters' }).click();
    await expect.poll(() => tiles.count()).toBe(48);
    await grid.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
    await grid.getByRole('button', { name: 'Show more' }).click();
    await shown.getByText(/^96 of /).waitFor();
    await page.goBack();
    await grid.getByRole('heading', { name: 'Oops!' }).waitFor();
    // A shift is reported after the frame that has it; a right-aligned number moves by a digit's width, which is less.
    await framesDrawn(page);
    expect((await watchedIn(page)).shifts.filter(({ value }) => value >= 0.0001)).toEqual([]);
  });

it('the recorder detects a page that pushes its content down', async () => {
  const { page, open } = await visitAt([1440, 900], sofa.path);
  await open();
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.style.height = '120px';
    document.querySelector('main')!.prepend(block);
  });
  await expect.poll(async () => (await shiftsIn(page)).length).toBeGreaterThan(0);
});
