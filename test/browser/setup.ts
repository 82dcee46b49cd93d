import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { buildIfStale, builds } from '../runner/built.ts';
import { createStorefront, type Storefront } from '../storefront/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The reference storefront with the built library. */
    shopUrl: string;
    /** The same server on a second port, as the other brand's origin or a CDN. */
    otherUrl: string;
    /** A storefront whose library has the islands of test/browser/widgets. */
    testIslandsUrl: string;
    testIslandsOtherUrl: string;
    /** The variant of the storefront's pages: `/hostile`, or none. */
    variant: '' | '/hostile';
  }
}

type Provided = Pick<ProvidedContext, 'shopUrl' | 'otherUrl' | 'testIslandsUrl' | 'testIslandsOtherUrl'>;

interface Running {
  provided: Provided;
  end(): Promise<void>;
}

/** Shared by the projects of a run: shoppers, faults and logs are separated by session. */
const shared = globalThis as { runningStorefronts?: Promise<Running> | undefined; storefrontUsers?: number };

/**
 * Starts the storefronts for the flows, once, on builds that are as new as the sources. Within `npm test` the builds of
 * its beginning are used as they are (`ISLANDS_BUILT`), because an edit during a run must not replace the files that
 * other checks read.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.runningStorefronts ??= start();
  shared.storefrontUsers = (shared.storefrontUsers ?? 0) + 1;
  const { provided, end } = await shared.runningStorefronts;
  for (const [name, url] of Object.entries(provided)) project.provide(name as keyof Provided, url);
  return async () => {
    shared.storefrontUsers! -= 1;
    if (shared.storefrontUsers) return;
    shared.runningStorefronts = undefined;
    await end();
  };
}

async function start(): Promise<Running> {
  if (!process.env.ISLANDS_BUILT) await Promise.all([buildIfStale('library'), buildIfStale('testIslands')]);
  const folder = mkdtempSync(join(tmpdir(), 'storefront-'));
  const shop = await createStorefront({
    database: join(folder, 'shop.sqlite'),
    dist: 'dist',
    testMode: true,
    hasPlainPictures: true,
    hasLastingFiles: true,
  });
  const testIslands = await createStorefront({
    database: ':memory:',
    catalogSize: 60,
    dist: dirname(builds.testIslands.product),
    testMode: true,
    hasLastingFiles: true,
  });
  const listen = (storefront: Storefront) => storefront.listen(0);
  const servers = [
    await listen(shop),
    await listen(shop),
    await listen(testIslands),
    await listen(testIslands),
  ];
  const [shopUrl, otherUrl, testIslandsUrl, testIslandsOtherUrl] = servers.map(({ url }) => url) as [
    string,
    string,
    string,
    string,
  ];
  return {
    provided: { shopUrl, otherUrl, testIslandsUrl, testIslandsOtherUrl },
    async end() {
      await Promise.all(servers.map((server) => server.close()));
      shop.close();
      testIslands.close();
      rmSync(folder, { recursive: true });
    },
  };
}
