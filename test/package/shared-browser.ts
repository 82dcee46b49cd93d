import type { Browser } from 'playwright-core';
import { launchChromium } from '../browser/chromium.ts';

let running: Promise<Browser> | undefined;

/** The worker's browser, shared by all its files: each closes its own contexts. It ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  running ??= launchChromium();
  return running;
}
