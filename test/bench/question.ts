import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { pressUnguarded } from '../browser/guarded.ts';

/** One line of the results. */
export interface Finding {
  /** The measured case: `100 hosts`. */
  what: string;
  measured: number;
  /** Above this the bench fails; without a bound the value is only reported. */
  bound?: number;
  unit: '×' | 'ms' | 's' | 'KB' | 'B' | '%' | 'requests' | 'nodes' | 'shift' | 'points';
  /** Details: medians, the floor, the worst round. */
  detail?: string;
}

/** The context of a question. */
export interface Bench {
  browser: Browser;
  /** Starts another browser, which the caller closes; `jsFlags` are V8's, separated by spaces. */
  launch(jsFlags?: string): Promise<Browser>;
  /** The reference storefront with the library. */
  shopUrl: string;
  /** The same storefront without the library: no tags of it, whatever they load. */
  bareUrl: string;
  /** The storefront whose library has the islands of test/bench/widgets. */
  testIslandsUrl: string;
  /** The folder of the library's built files. */
  dist: string;
  /** How often each side is measured. */
  rounds: number;
  /** Saves a plot; one that is `kept` is written into the repository. */
  savePlot(name: string, svg: string): void;
}

export interface Question {
  name: string;
  /** The bound in words. */
  asks: string;
  answer(bench: Bench): Promise<Finding[]>;
}

/** An open page with its own shopper and its DevTools session. */
export interface OpenPage {
  page: Page;
  cdp: CDPSession;
  close(): Promise<void>;
}

/** Opens an empty page of a new shopper. */
export async function openPage({ browser }: Bench, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  pressUnguarded(context);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  return { page, cdp, close: () => context.close() };
}

const testPageHead = '<link rel="stylesheet" href="/islands/islands.css">';
const islandsScript = '<script type="module" src="/islands/islands.js"></script>';

/** Stores a bench's own page; returns its URL. `script: ''` leaves the library out. */
export async function writeTestPage(
  { testIslandsUrl }: Bench,
  name: string,
  body: string,
  { script = islandsScript } = {},
): Promise<string> {
  const url = `${testIslandsUrl}/test/pages/${name}`;
  const answer = await fetch(url, {
    method: 'PUT',
    body: JSON.stringify({ body, head: testPageHead + script }),
  });
  if (!answer.ok) throw new Error(`The page ${name} was refused: ${await answer.text()}`);
  return url;
}

/** Throttles the page's CPU to that of a cheap phone. */
export async function throttle({ cdp }: OpenPage, rate: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Slows the page's network down to slow 4G. */
export async function slowNetwork({ cdp }: Pick<OpenPage, 'cdp'>): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  });
}
