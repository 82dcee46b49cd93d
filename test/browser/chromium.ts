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
 * Playwright's own flags that are left out. With `--disable-dev-shm-usage` Chromium's processes share memory in files
 * below /tmp, because /dev/shm is small in many containers. Where it is large, pages are faster without this flag.
 */
export const ignoredDefaultArgs = hasLargeSharedMemory() ? ['--disable-dev-shm-usage'] : [];

function hasLargeSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= 2 ** 30;
  } catch {
    return false;
  }
}

/** Neither loads nor draws pictures. */
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
    ignoreDefaultArgs: ignoredDefaultArgs,
  });
}
