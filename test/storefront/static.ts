import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Handler } from 'hono';
import type { ShopEnv } from './shop.ts';
import { readStylesheet } from './stylesheet.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Brotli's level: a thirtieth of the time of the best level, for a twelfth more bytes. */
const lightQuality = 5;

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
};

interface StaticFile {
  /** When it, or a stylesheet that it imports, was changed last. */
  modifiedMs: number;
  imported: string[];
  etag: string;
  type: string;
  plain: Buffer;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
}

/** Files by path and how they are compressed: once, and again only if the file has changed. */
const cache = new Map<string, Promise<StaticFile>>();

/**
 * Serves the files below a folder under `prefix`; anything else, and anything above the folder, is a 404, or left to
 * the pages that share the prefix.
 */
export function folder(
  prefix: string,
  root: () => string,
  options: { isCrossOrigin?: boolean; isShared?: boolean } = {},
): Handler<ShopEnv> {
  return async (c, next) => {
    const base = resolve(root());
    const path = resolve(base, `.${sep}${c.req.path.slice(prefix.length)}`);
    if (options.isCrossOrigin) c.header('Access-Control-Allow-Origin', '*');
    const isBelow = path.startsWith(base + sep);
    if (options.isShared && !(isBelow && (await fileAt(path, c.get('isBestCompressed'))))) return next();
    if (!isBelow) return c.text('Not found', 404);
    return serveFile(c, path);
  };
}

/** Serves one file. */
export function file(path: string): Handler<ShopEnv> {
  return (c) => serveFile(c, path);
}

/** Serves the named files of npm packages: `{'/legacy/jquery.js': 'jquery/dist/jquery.js'}`. */
export function packageFile(specifier: string): Handler<ShopEnv> {
  return file(packagePath(specifier));
}

/** The path of an installed package's file, also if the package does not export it. */
export function packagePath(specifier: string): string {
  const parts = specifier.split('/');
  const name = parts.splice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  return join(dirname(manifest), ...parts);
}

async function serveFile(c: Context<ShopEnv>, path: string): Promise<Response> {
  const file = await fileAt(path, c.get('isBestCompressed'));
  if (!file) return c.text('Not found', 404);
  c.header('ETag', file.etag);
  c.header('Cache-Control', 'public, no-cache');
  c.header('Vary', 'Accept-Encoding');
  c.header('X-Content-Type-Options', 'nosniff');
  if (c.req.header('If-None-Match') === file.etag) return c.body(null, 304);
  const accepted = c.req.header('Accept-Encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => file[name] && accepted.includes(name));
  if (encoding) c.header('Content-Encoding', encoding);
  c.header('Content-Type', file.type);
  return c.body(new Uint8Array(file[encoding ?? 'plain'] ?? file.plain));
}

async function fileAt(path: string, isBest = false): Promise<StaticFile | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const key = `${isBest} ${path}`;
  const cached = await cache.get(key);
  if (cached && cached.modifiedMs === (await lastChange([path, ...cached.imported]))) return cached;
  const reading = readStaticFile(path, isBest ? constants.BROTLI_MAX_QUALITY : lightQuality);
  cache.set(key, reading);
  return reading;
}

async function lastChange(paths: string[]): Promise<number> {
  return Math.max(...(await Promise.all(paths.map((path) => stat(path)))).map(({ mtimeMs }) => mtimeMs));
}

async function readStaticFile(path: string, quality: number): Promise<StaticFile> {
  const extension = extname(path);
  const { plain, imported } =
    extension === '.css' ? await readStylesheet(path) : { plain: await readFile(path), imported: [] };
  const isText = !extension.startsWith('.woff');
  return {
    modifiedMs: await lastChange([path, ...imported]),
    imported,
    plain,
    type: contentTypes[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    br: isText ? await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : undefined,
    gzip: isText ? await gzipped(plain) : undefined,
  };
}
