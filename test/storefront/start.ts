import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buildIfStale, whyStale } from '../runner/built.ts';
import { parseArguments } from './arguments.ts';
import { buildOnSave } from './build-on-save.ts';
import { forgetDatabase } from './database.ts';
import { fillShop } from './fill-shop.ts';
import { createStorefront } from './server.ts';

const root = join(import.meta.dirname, '../..');
const database = join(root, '.cache/storefront.sqlite');

/** `npm start`: builds the library, opens the shop's data and serves the reference storefront. */
async function start(): Promise<void> {
  const options = parseArguments(process.argv.slice(2), process.env);
  if (options.isFresh) forgetDatabase(database);
  if (options.catalogFile) {
    const { loadFeed } = await import('./load-feed.ts');
    await loadFeed(options.catalogFile, database);
  }
  // Before the build and the products, which take a while.
  await expectFree(options.port);
  if (options.productCount !== undefined) {
    console.log(`Making ${options.productCount.toLocaleString('en-US')} products …`);
    fillShop(database, options.productCount);
  }
  if (options.isBuilding && whyStale('library', root)) {
    console.log('Building dist/ …');
    await buildIfStale('library', root);
  }
  const { pagesFolder } = options;
  const storefront = await createStorefront({
    database,
    dist: join(root, 'dist'),
    pagesFolder,
    hasBestCompression: true,
  });
  const { url, close } = await storefront.listen(options.port);
  console.log(`The storefront is ready: ${url}`);
  const endBuilding = options.isBuilding ? buildOnSave(root, storefront.serveFrom) : () => {};
  if (pagesFolder) console.log(`Your own pages: ${url}/pages/`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      endBuilding();
      close().then(() => storefront.close());
    });
  }
}

/** Rejects with EADDRINUSE if another program listens on the port. */
async function expectFree(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

start().catch((error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(
    isTaken
      ? `${error.message}. Another program uses this port; choose one with PORT=… or --port.`
      : error.message,
  );
  process.exitCode = 1;
});
