import { statfsSync } from 'node:fs';
import bundled from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** Flags for Chromium in a container, as root, without network requests of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Playwright's flags that are left out. It keeps the memory that Chromium's processes share in files below /tmp, because
 * /dev/shm is small in many containers; where it is not, a page costs a twelfth less there.
 */
export const unwantedFlags = hasLargeSharedMemory() ? ['--disable-dev-shm-usage'] : [];

function hasLargeSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= 2 ** 30;
  } catch {
    return false;
  }
}

/** Neither loads nor draws pictures, which are a third of a page's work. */
export const withoutPictures = '--blink-settings=imagesEnabled=false';

/** `CHROMIUM_PATH`, or the browser that npm installed: the same on every machine. */
export async function chromiumPath(): Promise<string> {
  return process.env.CHROMIUM_PATH || bundled.executablePath();
}

/** Starts Chromium headless. `flags` are added to {@link chromiumFlags}. */
export async function launchChromium(flags: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumFlags, ...flags],
    ignoreDefaultArgs: unwantedFlags,
  });
}
