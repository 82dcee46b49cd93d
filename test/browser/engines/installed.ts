import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Check, vitest } from '../../runner/checks.ts';
import type { Engine } from './engine.ts';
import { startChrome, startFirefox } from './puppeteer-engine.ts';
import { startWebKit } from './webkit-engine.ts';

/** A browser that may be installed: how it starts, and the tests for it alone, or what is missing. */
export type Candidate = { name: string } & (
  | { start: () => Promise<Engine>; tests?: Check | undefined }
  | { notFound: string[] }
);

/** The other browsers, looked up where operating systems install them. */
export function candidates(): Candidate[] {
  return [
    single('Firefox', startFirefox, [
      'firefox-esr',
      'firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ]),
    webKit(),
    single(
      'Chrome',
      startChrome,
      [
        'google-chrome',
        'google-chrome-stable',
        'chromium',
        'chromium-browser',
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      ],
      keptPages,
    ),
  ];
}

/** A browser with one executable. */
function single(
  name: string,
  start: (path: string) => Promise<Engine>,
  programs: string[],
  testsFor?: (path: string) => Check,
): Candidate {
  const path = programs.map(find).find(Boolean);
  return path ? { name, start: () => start(path), tests: testsFor?.(path) } : { name, notFound: programs };
}

/** The tests with the back-forward cache, which the Chromium that npm installs does not have. */
function keptPages(chrome: string): Check {
  const file = 'test/browser/storefront/back-forward.test.ts';
  const check = vitest('back-forward cache', ['--project', 'browser-storefront', file]);
  return { ...check, env: { ...check.env, CHROMIUM_PATH: chrome } };
}

function webKit(): Candidate {
  const name = 'WebKit';
  const driver = find('WebKitWebDriver');
  // No operating system puts it on the PATH.
  const browser = globSync('/usr/lib{,exec}{,64,/*}/webkit{2gtk-4,gtk-6}.*/MiniBrowser').sort().at(-1);
  const xvfb = find('Xvfb');
  if (driver && browser && xvfb) return { name, start: () => startWebKit({ driver, browser, xvfb }) };
  const parts = { WebKitWebDriver: driver, MiniBrowser: browser, Xvfb: xvfb };
  return { name, notFound: Object.keys(parts).filter((part) => !parts[part as keyof typeof parts]) };
}

/** The location of a program, given by its path or by its name on the PATH. */
function find(program: string): string | undefined {
  const folders = program.startsWith('/') ? [''] : (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
