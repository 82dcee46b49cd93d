import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { UsageError } from './mistake.ts';

/** A running server of the guide. */
export interface GuideServer {
  /** `http://127.0.0.1:4171/guide/` */
  address: string;
  close(): Promise<void>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** A strict policy like a shop's: everything comes from this server, and nothing is inline. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'";

/**
 * Serves the built folder at 127.0.0.1, because a browser loads no modules from files.
 * @throws UsageError if there is no guide in the folder, or the port is not free
 */
export async function serveGuide(dist: string, port: number): Promise<GuideServer> {
  if (!existsSync(join(dist, 'guide/index.html')))
    throw new UsageError(
      `There is no guide in ${dist}: "npm run build:guide" builds it after "npm run build".`,
    );
  const server = createServer((request, response) => answer(dist, request, response));
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => fail(refusalOfPort(error, port)));
    server.listen(port, '127.0.0.1', done);
  });
  const { address: host, port: open } = server.address() as AddressInfo;
  const address = `http://${host}:${open}/guide/`;
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { address, close };
}

/** The number of `--port`. */
export function readPort(given: string): number {
  const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN;
  if (!(port <= 65_535))
    throw new UsageError(`--port was "${given}"; accepted is a whole number from 0 to 65535.`);
  return port;
}

/** Resolves when the process gets a signal to end. */
export const untilInterrupted = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

/** The error for a port on which a server cannot listen, in words. */
export function refusalOfPort(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') return error;
  const reason = error.code === 'EACCES' ? 'may not be used' : 'is not free';
  return new UsageError(`Port ${port} ${reason}: give another with --port.`);
}

function answer(dist: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '' } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && (url === '/' || url === '/guide')) response.writeHead(302, { location: '/guide/' }).end();
  else answerFile(dist, url, request, response, { 'content-security-policy': policy });
}

/** Serves a file of a folder by its path there. */
export function answerFile(
  folder: string,
  url: string,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  more: Record<string, string> = {},
): void {
  const file = fileOf(folder, url);
  if (method !== 'GET' && method !== 'HEAD') refuse(response, 405, { allow: 'GET, HEAD' });
  else if (!file) refuse(response, 404);
  else {
    const etag = `"${file.mtimeMs.toString(36)}-${file.size.toString(36)}"`;
    const isKnown = headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : 200, {
      'content-type': types[extname(file.path)] ?? 'application/octet-stream',
      ...more,
      'x-content-type-options': 'nosniff',
      // States share most files, so caching keeps the next one's requests few. After a build a page may be five
      // seconds stale.
      'cache-control': 'max-age=5',
      etag,
    });
    if (isKnown || method === 'HEAD') response.end();
    // A build may remove the file meanwhile.
    else pipeline(createReadStream(file.path), response, () => response.destroy());
  }
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${status}\n`);
}

interface File {
  path: string;
  size: number;
  mtimeMs: number;
}

/** The file for a request's path, if it is inside the folder. */
function fileOf(dist: string, url: string): File | undefined {
  const path = decoded(url.split(/[?#]/)[0]!);
  if (path === undefined || path.includes('\0')) return undefined;
  const root = resolve(dist);
  const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
  // A path that leads out of the folder is refused.
  if (!file.startsWith(root + sep)) return undefined;
  try {
    const stats = statSync(file);
    return stats.isFile() ? { path: file, size: stats.size, mtimeMs: stats.mtimeMs } : undefined;
  } catch {
    // It does not exist, its path is too long, or it cannot be read.
    return undefined;
  }
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
