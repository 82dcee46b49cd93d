import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { framesDrawn, inTime } from '../browser/in-time.ts';
import { sharedBrowser } from '../package/shared-browser.ts';

/** Generous, because there are hundreds of states, and a slow machine is not a bug of a page. */
export const patienceMs = 400_000;

/** The guide as a user of the package sees it: served by the package's own command. */
export interface ServedGuide {
  /** The installed package's built files. */
  dist: string;
  /** The address of the guide, with a slash at its end. */
  root: string;
  context: BrowserContext;
  end(): Promise<void>;
}

/** Starts the command of the installed package, and a browser. */
export async function serveInstalledGuide(options?: BrowserContextOptions): Promise<ServedGuide> {
  const { folder } = inject('installed');
  const dist = join(folder, 'node_modules/storefront-islands/dist');
  const command = spawn(process.execPath, [join(dist, 'cli.mjs'), 'guide', '--port', '0'], { cwd: folder });
  try {
    const root = await addressSaidBy(command);
    const context = await (await sharedBrowser()).newContext(options);
    return { dist, root, context, end: () => end(context, command) };
  } catch (error) {
    // The caller has no `end` function yet.
    command.kill();
    throw error;
  }
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

async function end(context: BrowserContext, command: ChildProcess): Promise<void> {
  await context.close();
  command.kill();
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
};
const parts = 10;
/** A place to cut within a word, but not within a character reference, which a page shows only when it is complete. */
const inWord = /(?<=(?<![&#])\b\w\w+)\w\w[^<>]*<\//g;

/** The guide from a server that sends its pages in parts. */
export interface GuideInParts {
  root: string;
  /** Sends the last part of each page. */
  finish(): void;
  end(): void;
}

/**
 * Serves the guide to a page in parts that end in the middle of a word: each once the page has painted the one before it,
 * and the last held back.
 */
export async function serveInParts(dist: string, page: Page): Promise<GuideInParts> {
  let finish = () => {};
  const last = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const server = createServer((request, response) => {
    const path = join(dist, new URL(request.url!, 'http://localhost').pathname);
    const type = types[extname(path)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type });
    const file = readFileSync(path);
    if (request.headers['sec-fetch-dest'] !== 'document') return void response.end(file);
    sendInParts(`${file}`, response, page, last).catch((error) => {
      console.error(error);
      response.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { root: `http://127.0.0.1:${port}/guide/`, finish, end: () => server.close() };
}

async function sendInParts(
  html: string,
  response: ServerResponse,
  page: Page,
  last: Promise<void>,
): Promise<void> {
  const size = Math.ceil(html.length / parts);
  for (let from = 0, to = 0; to < html.length; from = to) {
    inWord.lastIndex = from + size;
    to = inWord.exec(html)?.index ?? html.length;
    if (to === html.length) await last;
    response.write(html.slice(from, to));
    if (to < html.length) await painted(page, /[^<>&;]{1,40}$/.exec(html.slice(from, to))![0].trimStart());
  }
  response.end();
}

/** Waits until the page has parsed and painted all up to these words. */
async function painted(page: Page, words: string): Promise<void> {
  const isParsed = () =>
    page
      .evaluate((end) => document.documentElement?.textContent.endsWith(end), words)
      .catch((error) => {
        // Before the page comes the one that it replaces.
        if (/context was destroyed|Cannot find context/.test(`${error}`)) return false;
        throw error;
      });
  const parsed = async () => {
    while (!(await isParsed()));
  };
  await inTime(page, `parsing "${words}"`, parsed());
  await framesDrawn(page);
}
