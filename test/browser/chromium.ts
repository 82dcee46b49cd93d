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

/** `CHROMIUM_PATH`, else the one npm brought: the same on every machine, whatever is installed there. */
export async function chromiumPath(): Promise<string> {
  return process.env.CHROMIUM_PATH || bundled.executablePath();
}

/** Starts Chromium headless. `flags` are added to {@link chromiumFlags}. */
export async function launchChromium(flags: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumFlags, ...flags] });
}
