import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../browser/chromium.ts';
import { fillCart } from './cart-page.ts';
import type { Bench, Finding, Question } from './question.ts';
import { median } from './rounds.ts';
import { productPath } from './shop-page.ts';

/** Pages of the reference storefront, with its legacy scripts. */
const pages = [
  { name: 'home', path: '/' },
  { name: 'product', path: productPath },
  { name: 'listing', path: '/sofas' },
  { name: 'sign-in', path: '/account/login' },
  { name: 'cart', path: '/checkout/cart', lines: 3 },
];

/** How many points of 100 a page may lack. */
const bounds = { performance: 5, accessibility: 0, 'best-practices': 0, seo: 0 };
type Category = keyof typeof bounds;
const categories = Object.keys(bounds) as Category[];

/** Lighthouse's scores vary by some points, and a visit takes about ten seconds. */
const visits = 5;

export const lighthouseScores: Question = {
  name: 'lighthouse',
  asks: `Lighthouse's mobile preset, median of ${visits}: performance at least 95, accessibility, best practices and SEO 100. In points below 100.`,
  async answer(bench) {
    const findings: Finding[] = [];
    for (const page of pages) findings.push(...(await scoresOf(bench, page)));
    return findings;
  },
};

async function scoresOf(
  bench: Bench,
  { name, path, lines }: { name: string; path: string; lines?: number },
): Promise<Finding[]> {
  const reports: Report[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const port = await freePort();
  // Lighthouse opens its tab beside the browser's own, whose cookies it keeps.
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    if (lines) await fillCart(bench, await browser.newPage(), lines);
    for (let visit = 0; visit < visits; visit++) reports.push(await visitBy(port, bench.shopUrl + path));
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return categories.map((category) => ({
    what: `${name}: ${category}`,
    measured: median(reports.map(({ missing }) => missing[category])),
    bound: bounds[category],
    unit: 'points' as const,
    detail:
      category === 'performance'
        ? `points ${reports.map(({ missing }) => 100 - missing.performance).join(', ')}; ${metrics(reports)}`
        : [...new Set(reports.flatMap(({ failed }) => failed[category]))].join(', '),
  }));
}

interface Report {
  missing: Record<Category, number>;
  /** The audits that count and that did not pass. */
  failed: Record<Category, string[]>;
  /** In ms, but for the layout shift. */
  times: Record<string, number>;
}

async function visitBy(port: number, url: string): Promise<Report> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not visit ${url}: ${result?.lhr.runtimeError?.message}`);
  const { lhr } = result;
  const of = <Value>(read: (category: Category) => Value) =>
    Object.fromEntries(categories.map((category) => [category, read(category)])) as Record<Category, Value>;
  return {
    missing: of((category) => 100 - Math.round((lhr.categories[category]!.score ?? 0) * 100)),
    failed: of((category) =>
      lhr.categories[category]!.auditRefs.filter(
        ({ id, weight }) => weight > 0 && (lhr.audits[id]!.score ?? 1) < 1,
      ).map(({ id }) => id),
    ),
    times: Object.fromEntries(
      Object.entries(measures).map(([name, id]) => [name, lhr.audits[id]!.numericValue ?? 0]),
    ),
  };
}

const measures = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  'speed index': 'speed-index',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
};

function metrics(reports: readonly Report[]): string {
  return Object.keys(measures)
    .map((name) => {
      const value = median(reports.map(({ times }) => times[name]!));
      return name === 'shift' ? `${name} ${value.toFixed(3)}` : `${name} ${value.toFixed(0)} ms`;
    })
    .join(', ');
}

/** A port that nothing listens on, for the browser's DevTools. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
