import type { AddressInfo } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import { createAdaptorServer } from '@hono/node-server';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { isPageCall } from '../../src/contract/call.ts';
import { calls } from '../../src/contract/calls.ts';
import { Faults } from '../../src/mock/faults.ts';
import { passwordCost } from './accounts/passwords.ts';
import { RefusedError } from './api/answer.ts';
import { apiRoutes, callAnswerer, servedPath } from './api/routes.ts';
import { generateCatalog } from './catalog/catalog.ts';
import { countProducts, saveProducts } from './catalog/store.ts';
import { databaseSecret, openDatabase } from './database.ts';
import { catalogueOf } from './listing/catalogue.ts';
import { offeredLandingPages } from './listing/landing-pages.ts';
import { menuOf } from './menu.ts';
import { ownPages } from './own-pages.ts';
import { pageOf } from './pages/page-of-request.ts';
import { bankRoutes } from './pages/payment/bank.ts';
import { pageRoutes } from './pages/routes.ts';
import { textPage } from './pages/text.ts';
import { previews, stylePictures } from './personalization/previews.ts';
import { pictures, plainPicture, scenes, swatches } from './pictures.ts';
import { pageHeaders, readableAddresses, secureAnswers } from './security.ts';
import { sessions } from './session.ts';
import type { Shop, ShopEnv } from './shop.ts';
import { lastingFiles, staticRoutes } from './static-routes.ts';
import { oldLibraryRoutes } from './test-mode/old-libraries.ts';
import { RequestLog } from './test-mode/request-log.ts';
import { testPageRoutes, testRoutes } from './test-mode/routes.ts';
import { TestPages } from './test-mode/test-pages.ts';
import { variantOf } from './view.ts';
import { views } from './view-of-request.ts';

export interface StorefrontOptions {
  /** `:memory:`, or a file that is kept. */
  database: string;
  /** The number of products for an empty database. Default: 2,000. */
  catalogSize?: number;
  /** The folder of the built library. */
  dist: string;
  /** The folder of a page owner's own HTML files, served under /pages/. */
  pagesFolder?: string;
  /** False for pages without any tag of the library, to compare with. Default: true. */
  hasLibrary?: boolean;
  /** Adds the switches under /test and /islands-b/. */
  testMode?: boolean;
  /** Other origins that are allowed after signing in. Default: none. */
  allowedRedirectOrigins?: readonly string[];
  /** Pictures are one grey square, because drawing them takes most of a page's time. */
  hasPlainPictures?: boolean;
  /** A browser may keep files without asking again, as those of a versioned folder: they do not change meanwhile. */
  hasLastingFiles?: boolean;
  /** Files are as small as they can be, where it is measured how long they take to arrive; compressing them takes seconds. */
  hasBestCompression?: boolean;
}

export interface RunningStorefront {
  /** Without a trailing slash: `http://127.0.0.1:4170`. */
  url: string;
  close(): Promise<void>;
}

export interface Storefront {
  app: Hono<ShopEnv>;
  /** Listens on 127.0.0.1; port 0 takes any free one. May be called more than once, for a second origin. */
  listen(port: number): Promise<RunningStorefront>;
  /** Serves another folder of a built library from now on. */
  serveFrom(dist: string): void;
  /** Closes the database; every listening server has to be closed before. */
  close(): void;
}

/** The reference storefront: pages, calls and data, not listening yet. */
export async function createStorefront(options: StorefrontOptions): Promise<Storefront> {
  const database = openDatabase(options.database);
  if (countProducts(database) === 0)
    saveProducts(database, generateCatalog({ size: options.catalogSize ?? 2000 }));
  readCatalogue(database);
  const isTestMode = options.testMode ?? false;
  const shop: Shop = {
    database,
    secret: databaseSecret(database),
    dist: options.dist,
    hasLibrary: options.hasLibrary ?? true,
    isTestMode,
    passwordCost: isTestMode ? passwordCost.test : passwordCost.real,
    allowedRedirectOrigins: options.allowedRedirectOrigins ?? [],
    ignoresKeys: isTestMode ? new Set() : undefined,
  };
  const app = createApp(shop, options);
  return {
    app,
    listen: (port) => listen(app, port),
    serveFrom(dist) {
      shop.dist = dist;
    },
    close: () => database.close(),
  };
}

/** Reads what every page needs of the catalogue, so that no request has to wait for it. */
function readCatalogue(database: DatabaseSync): void {
  catalogueOf(database);
  for (const brand of ['core', 'modern'] as const) {
    menuOf(database, brand);
    offeredLandingPages(database, brand);
  }
}

function createApp(
  shop: Shop,
  { pagesFolder, hasPlainPictures, hasLastingFiles, hasBestCompression }: StorefrontOptions,
): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>({ strict: false });
  app.use(secureAnswers, readableAddresses);
  if (hasLastingFiles) app.use(lastingFiles);
  if (hasBestCompression)
    app.use((c, next) => {
      c.set('isBestCompressed', true);
      return next();
    });
  app.route('/', staticRoutes(shop));
  app.route('/', bankRoutes(shop));
  app.get('/pictures/:file', hasPlainPictures ? plainPicture : pictures(shop));
  app.get('/personalization/previews/:file', hasPlainPictures ? plainPicture : previews(shop));
  app.get('/personalization/styles/:file', hasPlainPictures ? plainPicture : stylePictures);
  app.get('/fabrics/:file', hasPlainPictures ? plainPicture : swatches);
  app.get('/scenes/:file', hasPlainPictures ? plainPicture : scenes);

  // Before the session: the page that is shown under this path begins it.
  if (shop.isTestMode)
    app.route(
      '/test',
      oldLibraryRoutes(() => app),
    );

  const faults = new Faults(calls.map(({ name }) => name));
  const log = new RequestLog();
  app.use(sessions(shop.secret));
  shop.onSessionRenewed = (from, to) => {
    faults.rename(from, to);
    log.rename(from, to);
    if (shop.ignoresKeys?.delete(from)) shop.ignoresKeys.add(to);
  };
  const callPaths = new Set(calls.filter((call) => !isPageCall(call)).map(servedPath));
  const isCall = (c: Context<ShopEnv>) =>
    callPaths.has(c.req.path.replace(/\/$/, '')) || c.req.query('isModelOnly') === 'true';
  const remembering = views({ isRemembered: true });
  const reading = views({ isRemembered: false });
  app.use((c, next) => (isCall(c) ? reading(c, next) : remembering(c, next)));
  if (pagesFolder) app.route('/', ownPages(shop, pagesFolder));
  const answer = callAnswerer(shop, shop.isTestMode ? { faults, log } : undefined);
  app.route('/', apiRoutes(answer));
  if (shop.isTestMode) {
    const pages = new TestPages();
    app.route('/test', testRoutes(shop, faults, log, pages));
    app.route('/hostile/test/pages', testPageRoutes(shop, pages, 'hostile'));
  }
  const isFailing = (call: string, sessionId: string) => shop.isTestMode && faults.isDown(call, sessionId);
  app.route('/strict', pageRoutes(shop, 'strict', { answer, isFailing }));
  app.route('/hostile', pageRoutes(shop, 'hostile', { answer, isFailing }));
  app.route('/', pageRoutes(shop, 'plain', { answer, isFailing }));

  app.notFound((c) =>
    refusal(
      c,
      shop,
      404,
      'We could not find this page',
      'It may have moved, or the product is no longer made.',
    ),
  );
  app.onError((error, c) => {
    if (error instanceof RefusedError) {
      if (c.req.path.startsWith('/test/')) return c.json(error.body, error.status);
      return refusal(c, shop, error.status, refusalTitles[error.status], error.message);
    }
    if (error instanceof SyntaxError && c.req.path.startsWith('/test/'))
      return c.json({ message: `The body is not JSON: ${error.message}` }, 400);
    console.error(error);
    return refusal(c, shop, 500, refusalTitles[500], 'Please try again in a moment.');
  });
  return app;
}

const refusalTitles = {
  400: 'That did not work',
  401: 'Please sign in',
  403: 'Please load the page again',
  404: 'We could not find this page',
  422: 'That did not work',
  500: 'Something went wrong',
  503: 'This takes longer than usual',
  504: 'This takes longer than usual',
};

function refusal(
  c: Context<ShopEnv>,
  shop: Shop,
  status: RefusedError['status'],
  title: string,
  text: string,
): Response | Promise<Response> {
  const variant = variantOf(c.req.path);
  for (const [name, value] of Object.entries(pageHeaders(shop, variant))) c.header(name, value);
  const back = { path: '/', text: 'Back to the shop' };
  return c.html(textPage(pageOf(c, shop, variant), { title, paragraphs: [text], back }), status);
}

function listen(app: Hono<ShopEnv>, port: number): Promise<RunningStorefront> {
  // A connection that is closed after a few idle seconds can be closed just as its next request is sent.
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { keepAliveTimeout: 120_000 } });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve({
        url: `http://127.0.0.1:${taken}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
  });
}
