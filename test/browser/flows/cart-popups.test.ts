import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { examples as certificates } from '../../../widgets/certificates-interrupter/certificates-interrupter.examples.ts';
import { examples as oversized } from '../../../widgets/oversized-items/oversized-items.examples.ts';
import { examples as unavailable } from '../../../widgets/unavailable-items/unavailable-items.examples.ts';
import { islandsReady, newKeptVisit, pageUrl, plainPageTest, type Visit } from '../harness.ts';
import { plainViewport } from '../reused-pages.ts';
import { expectFocus, sofa } from './shop-page.ts';

const popupUrl = '/checkout/popup/notice?zip=60601';
const notice = { title: 'Before You Check Out', html: '<p>A week longer.</p>' };
const popups: [name: string, title: string, props: object][] = [
  ['unavailable-items', 'Item(s) no longer available', unavailable['long names'].props],
  ['oversized-items', 'Make sure these items will fit in your vehicle', oversized['several items'].props],
  ['certificates-interrupter', 'Reward certificates', certificates['with the server’s message'].props],
  ['cart-error', 'There is a problem with your cart', {}],
  ['cart-popup', notice.title, { url: popupUrl, redirectUrl: '/checkout/shipping' }],
];

/** A shopper on a product's page, outside the cart. */
let visit: Visit;

beforeAll(async () => {
  visit = await newKeptVisit();
  const { page } = visit;
  await page.route('**/checkout/popup/notice?*', (route) => route.fulfill({ json: notice }));
  await page.goto(pageUrl(sofa.path));
  await islandsReady(page);
});

// A test that fails may leave a layer open, another viewport or another page.
beforeEach(async () => {
  const { page } = visit;
  await page.setViewportSize(plainViewport);
  const isThere = new URL(page.url()).pathname === new URL(pageUrl(sofa.path)).pathname;
  if (isThere && !(await page.evaluate(() => document.querySelector('dialog')))) return;
  await page.goto(pageUrl(sofa.path));
  await islandsReady(page);
});

async function open(page: Page, name: string, title: string, props: object): Promise<Locator> {
  await page.evaluate(`storefrontIslands.open('${name}', ${JSON.stringify(props)})`);
  const layer = page.getByRole('dialog', { name: title });
  await layer.waitFor();
  await expect.poll(() => layer.locator('[aria-busy=true]').count()).toBe(0);
  return layer;
}

it.each(popups)('%s has its title, takes the focus, and closes by Escape', async (name, title, props) => {
  const { page } = visit;
  const layer = await open(page, name, title, props);
  await expectFocus(layer.getByRole('heading', { name: title }));
  await page.keyboard.press('Escape');
  await layer.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toContain(sofa.path);
});

plainPageTest(
  'Are you sure: the question opens above the layer, and Cancel returns the focus to Remove All',
  async () => {
    const { page } = visit;
    const { props } = unavailable['none available'];
    const layer = await open(page, 'unavailable-items', 'Item(s) no longer available', props);
    await layer.getByRole('button', { name: 'Remove All' }).press('Enter');
    const sure = page.getByRole('dialog', { name: 'Are you sure?' });
    await sure.getByRole('button', { name: 'Cancel' }).click();
    await sure.waitFor({ state: 'detached' });
    await expectFocus(layer.getByRole('button', { name: 'Remove All' }));
    await page.keyboard.press('Escape');
    await layer.waitFor({ state: 'detached' });
  },
);

plainPageTest('at 320 px, and with doubled text size, nothing is wider than the screen', async () => {
  const { page } = visit;
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [name, title, props] of popups) {
    const layer = await open(page, name, title, props);
    await layer.evaluate((dialog) => {
      const all = [...dialog.querySelectorAll<HTMLElement>('*')];
      const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      for (const [index, element] of all.entries()) {
        element.style.setProperty('font-size', `${2 * sizes[index]!}px`, 'important');
        element.style.setProperty('line-height', '1.4', 'important');
      }
    });
    const { scrollWidth, clientWidth } = await layer
      .locator('.si-dialog__panel')
      .evaluate((panel) => ({ scrollWidth: panel.scrollWidth, clientWidth: panel.clientWidth }));
    expect(scrollWidth, name).toBeLessThanOrEqual(clientWidth);
    await page.keyboard.press('Escape');
    await layer.waitFor({ state: 'detached' });
  }
});
