import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import type { ShopEnv } from '../shop.ts';
import { packagePath } from '../static.ts';
import { uncompressed } from '../uncompressed.ts';

const debian = '/usr/share/javascript';

/**
 * Libraries that change the browser's own globals, as old pages load them. Debian's are optional; whatwg-fetch comes with
 * the packages of the sign-in form.
 */
const files = {
  'zone.js 0.11': packagePath('zone.js/bundles/zone.umd.min.js'),
  'Bluebird 3': packagePath('bluebird/js/browser/bluebird.min.js'),
  'whatwg-fetch 3': packagePath('cross-fetch/dist/browser-polyfill.js'),
  'jQuery 1.7.2': packagePath('jquery-1.7/lib/node-jquery.js'),
  'MooTools 1.4': `${debian}/mootools/mootools.js`,
  'Prototype 1.7': `${debian}/prototype/prototype.js`,
};

export type OldLibrary = keyof typeof files;

/** What runs before a library's file. */
const before: Partial<Record<OldLibrary, string>> = {
  // npm's jQuery of that age is packed as a CommonJS module.
  'jQuery 1.7.2': 'var module = {};',
  // It installs itself only where there is no fetch.
  'whatwg-fetch 3': 'delete window.fetch;',
};

export const oldLibraries = Object.keys(files) as OldLibrary[];

/** An expression that is true in a page where the old library has replaced the browser's globals. */
export const marks: Record<OldLibrary, string> = {
  'zone.js 0.11': 'String(Promise).includes("ZoneAwarePromise")',
  'Bluebird 3': 'typeof Promise.promisify === "function"',
  'whatwg-fetch 3': 'fetch.polyfill === true',
  'jQuery 1.7.2': 'jQuery.fn.jquery === "1.7.2"',
  'MooTools 1.4': 'MooTools.version === "1.4.5" && typeof Request.HTML === "function"',
  'Prototype 1.7': 'Prototype.Version.startsWith("1.7")',
};

export const isInstalled = (library: OldLibrary) => existsSync(files[library]);

/** The path of a page of the storefront that has this library in place of its own scripts. */
export function pageWith(library: OldLibrary, path: string): string {
  return `/test/with/${nameOf(library)}${path}`;
}

const nameOf = (library: OldLibrary) => library.split(' ')[0]!.toLowerCase();
const named = (name: string) => oldLibraries.find((library) => nameOf(library) === name);

/** Every page of `shop` again, under `/with/{library}/`, and the libraries, under `/libraries/`. */
export function oldLibraryRoutes(shop: () => Hono<ShopEnv>): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>();
  app.get('/libraries/:name', async (c) => {
    const library = named(c.req.param('name'));
    if (!library || !isInstalled(library)) return c.notFound();
    c.header('Content-Type', 'text/javascript; charset=utf-8');
    return c.body((before[library] ?? '') + (await readFile(files[library], 'utf8')));
  });
  app.get('/with/:name/*', async (c) => {
    const name = c.req.param('name');
    const url = new URL(c.req.url);
    url.pathname = url.pathname.slice(`/test/with/${name}`.length);
    const page = await shop().request(uncompressed(new Request(url, { headers: c.req.raw.headers })));
    // Its probes of the browser break any policy.
    if (named(name) === 'jQuery 1.7.2') page.headers.delete('Content-Security-Policy');
    const document = (await page.text())
      .replaceAll(/<script src="\/(legacy|shop)\/[^>]*><\/script>/g, '')
      .replace('<title>', `<script src="/test/libraries/${name}"></script>\n<title>`);
    return c.body(document, page.status as 200, Object.fromEntries(page.headers));
  });
  return app;
}
