import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { createStorefront } from '../../storefront/server.ts';
import { uncompressed } from '../../storefront/uncompressed.ts';
import { watch } from './in-page.ts';

const root = resolve(import.meta.dirname, '../../..');

export interface Shop {
  url: string;
  /** Waits until the server has no pending requests. */
  rests(): Promise<void>;
  close(): void;
}

/** The reference storefront on a free port, with the watching script in each page. */
export async function openShop(options: { catalogSize?: number } = {}): Promise<Shop> {
  const storefront = await createStorefront({
    database: ':memory:',
    dist: resolve(root, 'dist'),
    testMode: true,
    hasPlainPictures: true,
    ...options,
  });
  let waiting = 0;
  let askedAt = 0;
  const answer = async (request: Request, ...rest: unknown[]) => {
    if (new URL(request.url).pathname === watchPath) return watchScript();
    waiting++;
    askedAt = performance.now();
    try {
      return await watched(await storefront.app.fetch(uncompressed(request), ...(rest as [])));
    } finally {
      waiting--;
    }
  };
  const server = createAdaptorServer({ fetch: answer }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async rests() {
      while (waiting > 0 || performance.now() - askedAt < restMs) await pause(restMs / 4);
    },
    close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      storefront.close();
    },
  };
}

/** A follow-up request comes sooner than this. */
const restMs = 300;
const watchPath = '/test/watch.js';

function watchScript(): Response {
  return new Response(`(${watch})()`, { headers: { 'Content-Type': 'text/javascript' } });
}

async function watched(answer: Response): Promise<Response> {
  if (!answer.headers.get('Content-Type')?.startsWith('text/html')) return answer;
  const page = (await answer.text()).replace('<head>', `<head><script src="${watchPath}"></script>`);
  const headers = new Headers(answer.headers);
  headers.delete('Content-Length');
  return new Response(page, { status: answer.status, headers });
}
