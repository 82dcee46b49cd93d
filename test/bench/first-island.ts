import { join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { rollup } from 'rollup';
import { minify } from '../../src/build/minify.ts';
import { type Bench, openPage, type Question, slowNetwork, throttle } from './question.ts';
import { compare } from './rounds.ts';
import { productPath } from './shop-page.ts';

declare global {
  interface Window {
    firstMountedAt?: number;
  }
}

/** The floor: React and one component, in one file. */
const bareIsland = `
import { createElement, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
function Cart() {
  useLayoutEffect(() => { window.firstMountedAt = performance.now(); }, []);
  return createElement('a', { className: 'si-cart-count', href: '/checkout/cart' }, 'Cart (0)');
}
createRoot(document.querySelector('[data-island="cart-count"]')).render(createElement(Cart));
`;

export const firstIsland: Question = {
  name: 'first-island',
  asks: 'The first island is mounted within 1.25 × the time of a bare React island on the same page, preloaded alike: 390 px, slow 4G, 4 × CPU.',
  async answer(bench) {
    await buildBareIsland(join(bench.dist, 'bare.js'));
    const { ratio, detail } = await compare(bench.rounds, {
      subject: () => firstMount(bench, true),
      floor: () => firstMount(bench, false),
    });
    return [{ what: 'product page, from its request', measured: ratio, bound: 1.25, unit: '×', detail }];
  },
};

async function buildBareIsland(file: string): Promise<void> {
  const entry = 'bare-island.js';
  const bundle = await rollup({
    input: entry,
    plugins: [
      {
        name: 'bare-island',
        resolveId: (id) => (id === entry ? join(import.meta.dirname, entry) : null),
        load: (id) => (id.endsWith(entry) ? bareIsland : null),
      },
      replace({ values: { 'process.env.NODE_ENV': '"production"' }, preventAssignment: true }),
      nodeResolve({ browser: true }),
      commonjs(),
      minify(),
    ],
  });
  await bundle.write({ file, format: 'es' });
  await bundle.close();
}

/** From the page's request to the first commit, in ms. */
async function firstMount(bench: Bench, hasLibrary: boolean): Promise<number> {
  const opened = await openPage(bench, { viewport: { width: 390, height: 844 }, isMobile: true });
  const { page, close } = opened;
  await page.addInitScript(() => {
    document.addEventListener('storefront:island-mounted', () => {
      window.firstMountedAt ??= performance.now();
    });
  });
  // Both sides get the document from memory, so that it takes neither any time.
  await page.route(bench.shopUrl + productPath, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: hasLibrary ? html : withBareIsland(html) });
  });
  await slowNetwork(opened);
  await throttle(opened, 4);
  await page.goto(bench.shopUrl + productPath);
  await page.waitForFunction(() => window.firstMountedAt);
  const ms = await page.evaluate(() => window.firstMountedAt!);
  await close();
  return ms;
}

/** The page with the bare island's tags where the library's scripts were; the stylesheets stay. */
function withBareIsland(html: string): string {
  const tags =
    /<script[^>]*(?:type="importmap"|src="\/islands\/)[^>]*>[^<]*<\/script>|<link rel="modulepreload"[^>]*>/g;
  const bare =
    '<link rel="modulepreload" href="/islands/bare.js"><script type="module" src="/islands/bare.js"></script></head>';
  return html.replace(tags, '').replace('</head>', bare);
}
