import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
export function chromiumPath(): string {
  return process.env.CHROMIUM_PATH || join(unpackedChromium(), 'chromium');
}

/**
 * The folder of npm's Chromium. On a new machine several processes may start at once: each unpacks Chromium into a
 * folder of its own, and the first one moves its folder into place, because a browser that another process is still
 * writing cannot be started.
 */
function unpackedChromium(): string {
  const main = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const { version } = JSON.parse(readFileSync(join(main, '../../package.json'), 'utf8')) as {
    version: string;
  };
  const kept = join(tmpdir(), `storefront-islands-chromium-${version}`);
  const isWhole = () => existsSync(join(kept, 'chromium'));
  if (isWhole()) return kept;
  const own = mkdtempSync(`${kept}-`);
  // The package unpacks into the folder for temporary files.
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`,
    ],
    { env: { ...process.env, TMPDIR: own }, cwd: import.meta.dirname },
  );
  try {
    renameSync(own, kept);
  } catch {
    // Another process was first, or a cleaner of temporary files has left a part.
    for (const name of isWhole() ? [] : readdirSync(own))
      if (!existsSync(join(kept, name))) renameSync(join(own, name), join(kept, name));
    rmSync(own, { recursive: true });
  }
  return kept;
}

/** Starts Chromium headless. `flags` are added to {@link chromiumFlags}. */
export async function launchChromium(flags: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, ...flags],
    ignoreDefaultArgs: ignoredDefaultArgs,
  });
}
