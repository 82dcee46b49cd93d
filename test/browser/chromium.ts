import { existsSync } from 'node:fs';
import bundled from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** Flags that start Chromium in a container, as root, without asking the network for anything. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The first Chromium found: `CHROMIUM_PATH`, an installed one, Playwright's own, then the one npm brought. */
export async function chromiumPath(): Promise<string> {
  const candidates = [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? (await bundled.executablePath());
}

/** Starts Chromium headless. `flags` are added to {@link chromiumFlags}. */
export async function launchChromium(flags: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumFlags, ...flags] });
}
