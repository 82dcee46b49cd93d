import { expect, it } from 'vitest';
import { newVisit, pageUrl } from '../harness.ts';
import { scrollThrough } from '../tours/watch-page.ts';
import { sofa } from './shop-page.ts';

for (const path of ['/', sofa.path])
  for (const width of [390, 1024, 1440])
    it(`${path} at ${width} px: titles and first cards stand at the edge of the page’s content`, async () => {
      const { page } = await newVisit({ viewport: { width, height: 900 } });
      await page.goto(pageUrl(path));
      await scrollThrough(page);
      const edge = await page
        .locator('.shop-bar')
        .evaluate(
          (bar) => bar.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(bar).paddingLeft),
        );
      const edges = await page
        .locator('main [data-island]:has(.si-carousel)')
        .evaluateAll((hosts) =>
          hosts.map((host) =>
            ['h2', '.si-carousel [role="listitem"], .si-carousel li'].map((part) =>
              Math.round(host.querySelector(part)!.getBoundingClientRect().left),
            ),
          ),
        );
      expect(edges.length).toBeGreaterThan(1);
      for (const pair of edges) expect(pair).toEqual([Math.round(edge), Math.round(edge)]);
    });
