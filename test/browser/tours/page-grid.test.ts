import { expect, it } from 'vitest';
import { cartPath, setCart } from '../flows/cart-page.ts';
import { sofa } from '../flows/shop-page.ts';
import { newVisit, pageUrl, waitForStatus } from '../harness.ts';
import { scrollThrough } from './watch-page.ts';

for (const path of ['/', sofa.path])
  it(`${path}: titles and first cards stand at the edge of the page’s content, at 390, 1024 and 1440 px`, async () => {
    const { page } = await newVisit();
    await page.goto(pageUrl(path));
    await scrollThrough(page);
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { edge, edges } = await page.evaluate(() => {
        const bar = document.querySelector('.shop-bar')!;
        const hosts = [...document.querySelectorAll('main [data-island]:has(.si-carousel)')];
        return {
          edge: bar.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(bar).paddingLeft),
          edges: hosts.map((host) =>
            ['h2', '.si-carousel [role="listitem"], .si-carousel li'].map((part) =>
              Math.round(host.querySelector(part)!.getBoundingClientRect().left),
            ),
          ),
        };
      });
      expect(edges.length).toBeGreaterThan(1);
      for (const pair of edges) expect(pair, `${width} px`).toEqual([Math.round(edge), Math.round(edge)]);
    }
  });

type EdgePart = [part: string, side: 'left' | 'right', from?: number, upTo?: number];

/** Parts of a listing that stand at the edges of the page’s content, each with the widths at which it does. */
const listingParts: EdgePart[] = [
  ['h1', 'left'],
  ['.si-listing-toolbar', 'left', 0, 767],
  ['.si-listing-toolbar', 'right'],
  ['.si-listing-filters', 'left', 768],
  ['.si-product-grid__tiles', 'left', 0, 767],
  ['.si-product-grid__tiles', 'right'],
];

/** The parts of each page: islands, and what the page has itself. */
const edgeParts: Record<string, EdgePart[]> = {
  '/sofas': listingParts,
  '/search?query=sofa': listingParts,
  [cartPath]: [
    ['h1', 'left'],
    ['.si-cart', 'left'],
    ['.si-cart', 'right'],
  ],
};

for (const [path, parts] of Object.entries(edgeParts))
  it(`${path}: islands stand at the edges of the page’s content`, async () => {
    const { page } = await newVisit();
    if (path === cartPath) await setCart(page, 'many');
    await page.goto(pageUrl(path));
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const shown = parts.filter(([, , from = 0, upTo = 9999]) => width >= from && width <= upTo);
      for (const [part] of shown) await page.locator(`main ${part}`).first().waitFor();
      const off = await page.evaluate((sides) => {
        const bar = document.querySelector('.shop-bar')!;
        const box = bar.getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(bar);
        const edges = {
          left: box.left + Number.parseFloat(paddingLeft),
          right: box.right - Number.parseFloat(paddingRight),
        };
        return sides.flatMap(([part, side]) => {
          const at = document.querySelector(`main ${part}`)!.getBoundingClientRect()[side];
          return Math.abs(at - edges[side]) < 1 ? [] : [`${part} ${side}: ${at}, not ${edges[side]}`];
        });
      }, shown);
      expect(off, `${width} px`).toEqual([]);
    }
  });

it('an icon keeps its size in the narrowest row', async () => {
  const { page } = await newVisit();
  await page.goto(pageUrl('/sofas'));
  await waitForStatus(page, '[data-island="listing-toolbar"]', 'mounted');
  const sizes = await page.locator('.si-listing-toolbar .si-icon').evaluateAll((icons) =>
    icons.map((icon) => {
      for (let row = icon.parentElement!; !row.matches('.si-root'); row = row.parentElement!)
        row.style.maxWidth = '8px';
      const { width, height } = icon.getBoundingClientRect();
      return [width, height];
    }),
  );
  expect(sizes.length).toBeGreaterThan(1);
  expect(new Set(sizes.flat())).toEqual(new Set([20]));
});
