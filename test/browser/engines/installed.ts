import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Engine } from './engine.ts';
import { startChrome, startFirefox } from './puppeteer-engine.ts';
import { startWebKit } from './webkit-engine.ts';

/** A browser that may be there: how it starts, or what of it is missing. */
export type Candidate = { name: string } & ({ start: () => Promise<Engine> } | { missing: string });

const applications = '/Applications';

/** The other browsers, found where systems put them. */
export function candidates(): Candidate[] {
  const firefox = find('firefox-esr', 'firefox', `${applications}/Firefox.app/Contents/MacOS/firefox`);
  const chrome = find(
    'google-chrome',
    'google-chrome-stable',
    'chromium',
    'chromium-browser',
    `${applications}/Google Chrome.app/Contents/MacOS/Google Chrome`,
  );
  return [
    { name: 'firefox', ...(firefox ? { start: () => startFirefox(firefox) } : { missing: 'Firefox' }) },
    { name: 'webkit', ...webKit() },
    {
      name: 'chrome',
      ...(chrome ? { start: () => startChrome(chrome) } : { missing: 'installed Chrome or Chromium' }),
    },
  ];
}

function webKit(): { start: () => Promise<Engine> } | { missing: string } {
  const driver = find('WebKitWebDriver');
  // No system has it on the PATH.
  const browser = globSync('/usr/lib{,exec}{,64,/*}/webkit{2gtk-4,gtk-6}.*/MiniBrowser').sort().at(-1);
  const xvfb = find('Xvfb');
  if (driver && browser && xvfb) return { start: () => startWebKit({ driver, browser, xvfb }) };
  const parts = { WebKitWebDriver: driver, MiniBrowser: browser, 'Xvfb to draw on': xvfb };
  const missing = Object.entries(parts).filter(([, path]) => !path);
  return { missing: missing.map(([part]) => part).join(', no ') };
}

/** The first of these programs that is there: a name on the PATH, or a path. */
function find(...programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs
    .flatMap((program) =>
      program.startsWith('/') ? program : folders.map((folder) => join(folder, program)),
    )
    .find((path) => existsSync(path));
}
