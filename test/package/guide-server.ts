import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { launchChromium } from '../browser/chromium.ts';
import { installScratch } from './scratch.ts';

/** Generous, because there are hundreds of states, and a slow machine is not a bug of a page. */
export const patienceMs = 400_000;

/** The guide as somebody has it who has only the package: served by the package's own command. */
export interface ServedGuide {
  /** The installed package's built files. */
  dist: string;
  /** The address of the guide, with a slash at its end. */
  root: string;
  context: BrowserContext;
  end(): Promise<void>;
}

/** Packs and installs the package, and starts its command and a browser. */
export async function serveInstalledGuide(): Promise<ServedGuide> {
  const { folder } = installScratch();
  const dist = join(folder, 'node_modules/storefront-islands/dist');
  const command = spawn(process.execPath, [join(dist, 'cli.mjs'), 'guide', '--port', '0'], { cwd: folder });
  const [root, browser] = await Promise.all([addressSaidBy(command), launchChromium()]);
  const context = await browser.newContext();
  return { dist, root, context, end: () => end(browser, command, folder) };
}

function addressSaidBy(command: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    command.stdout!.on('data', (part) => {
      output += part;
      const [address] = /http:\S+/.exec(output) ?? [];
      if (address) resolve(address);
    });
    command.once('exit', () => reject(new Error(`The command has ended: ${output}`)));
  });
}

async function end(browser: Browser, command: ChildProcess, folder: string): Promise<void> {
  await browser.close();
  command.kill();
  rmSync(folder, { recursive: true });
}
