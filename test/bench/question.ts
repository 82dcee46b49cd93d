import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** One line of the results. */
export interface Finding {
  /** What was measured: `100 hosts`. */
  what: string;
  measured: number;
  /** Over this the bench fails; without one it only tells. */
  bound?: number;
  unit: '×' | 'ms' | 's' | 'KB' | 'B' | '%' | 'requests' | 'nodes' | 'shift';
  /** How it came about: medians, the floor, the worst round. */
  detail?: string;
}

/** What a question may use. */
export interface Bench {
  browser: Browser;
  /** Starts another one, for its asker to close; `jsFlags` are V8's, separated by spaces. */
  launch(jsFlags?: string): Promise<Browser>;
  /** The reference storefront with the library. */
  shopUrl: string;
  /** The storefront whose library has the islands of test/bench/widgets. */
  labUrl: string;
  /** The folder of the library's built files. */
  dist: string;
  /** How often each side is measured. */
  rounds: number;
  /** Keeps a plot; one that is `kept` goes into the repository. */
  savePlot(name: string, svg: string): void;
}

export interface Question {
  name: string;
  /** The bound as the project states it. */
  asks: string;
  answer(bench: Bench): Promise<Finding[]>;
}

/** An open page with its own shopper and its line to the browser's tools. */
export interface OpenPage {
  page: Page;
  cdp: CDPSession;
  close(): Promise<void>;
}

/** Opens an empty page of a new shopper. */
export async function openPage({ browser }: Bench, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  return { page, cdp, close: () => context.close() };
}

const labHead = '<link rel="stylesheet" href="/islands/islands.css">';
const labScript = '<script type="module" src="/islands/islands.js"></script>';

/** Stores a page of a bench's own; its URL. `script: ''` leaves the library out. */
export async function writeLabPage(
  { labUrl }: Bench,
  name: string,
  body: string,
  { script = labScript } = {},
): Promise<string> {
  const url = `${labUrl}/test/pages/${name}`;
  const answer = await fetch(url, {
    method: 'PUT',
    body: JSON.stringify({ body, head: labHead + script }),
  });
  if (!answer.ok) throw new Error(`The page ${name} was refused: ${await answer.text()}`);
  return url;
}

/** Slows the page's script down, as a cheap phone would. */
export async function throttle({ cdp }: OpenPage, rate: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}
