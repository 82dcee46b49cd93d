import { knownProducts } from '../storefront/catalog/catalog.ts';
import { type Bench, type Finding, openPage, type Question, slowNetwork, throttle } from './question.ts';
import { compare } from './rounds.ts';
import { productPath, waitForBegun } from './shop-page.ts';

const pages = [
  { name: 'home', path: '/' },
  { name: 'product', path: productPath },
  { name: 'product made to order', path: `/p/${knownProducts.specialOrder}` },
  { name: 'listing', path: '/sofas' },
];

export const largestPaint: Question = {
  name: 'largest-paint',
  asks: 'The largest contentful paint is as early as on the same page without the library, its stylesheet and preloads too, where the page preloads its largest picture: 390 px, slow 4G, 4 × CPU.',
  async answer(bench) {
    const findings: Finding[] = [];
    for (const { name, path } of pages) {
      const { ratio, detail } = await compare(bench.rounds, {
        subject: () => largestPaintOf(bench, path, true),
        floor: () => largestPaintOf(bench, path, false),
      });
      // Within the noise of a page that is measured against itself.
      findings.push({ what: `${name}, from its request`, measured: ratio, bound: 1.05, unit: '×', detail });
    }
    return findings;
  },
};

/** In ms from the page's request, once its requests and islands have come to rest. */
async function largestPaintOf(bench: Bench, path: string, hasLibrary: boolean): Promise<number> {
  const opened = await openPage(bench, { viewport: { width: 390, height: 844 }, isMobile: true });
  const { page, close } = opened;
  await slowNetwork(opened);
  await throttle(opened, 4);
  await page.goto((hasLibrary ? bench.shopUrl : bench.bareUrl) + path, { waitUntil: 'networkidle' });
  if (hasLibrary) await waitForBegun(page);
  else if (
    await page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/islands/')),
    )
  )
    throw new Error('The page that is measured without the library has it.');
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // The last entry is the largest.
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await close();
  return ms;
}
