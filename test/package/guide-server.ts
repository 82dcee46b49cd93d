import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { inject } from 'vitest';
import { sharedBrowser } from './shared-browser.ts';

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
const paintMs = 40;

/** The guide from a server that sends its pages in parts. */
export interface GuideInParts {
  root: string;
  /** Sends the last part of each page. */
  finish(): void;
  end(): void;
}

/** Serves the guide in parts that end in the middle of a word, each long enough for a paint, and the last held back. */
export async function serveInParts(dist: string): Promise<GuideInParts> {
  let finish = () => {};
  const last = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const server = createServer((request, response) => {
    sendInParts(join(dist, new URL(request.url!, 'http://localhost').pathname), response, last);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { root: `http://127.0.0.1:${port}/guide/`, finish, end: () => server.close() };
}

async function sendInParts(path: string, response: ServerResponse, last: Promise<void>): Promise<void> {
  const type = extname(path);
  response.writeHead(200, { 'content-type': types[type] ?? 'application/octet-stream' });
  if (type !== '.html') return void response.end(readFileSync(path));
  const page = readFileSync(path, 'utf8');
  const size = Math.ceil(page.length / parts);
  for (let from = 0, to = 0; to < page.length; from = to) {
    const end = page.slice(from + size).search(/(?<=\w\w)\w\w[^<>]*<\//);
    to = end < 0 ? page.length : from + size + end;
    await (to === page.length ? last : delay(paintMs));
    response.write(page.slice(from, to));
  }
  response.end();
}
