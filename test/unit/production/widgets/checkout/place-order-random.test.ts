import { AsyncResource } from 'node:async_hooks';
import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askAgainMs } from '../../../../../src/domain/checkout/attempts.ts';
import { generateCatalog } from '../../../../storefront/catalog/catalog.ts';
import { saveProducts } from '../../../../storefront/catalog/store.ts';
import { databaseSecret, openDatabase } from '../../../../storefront/database.ts';
import type { Shop } from '../../../../storefront/shop.ts';
import { randomRuns } from '../../../random-runs.ts';
import { skipTimers } from '../../../skip-timers.ts';
import { happened, Shopping } from '../../../widgets/checkout/order-shopping.ts';
import { separateTabs } from '../../../widgets/checkout/order-tabs.ts';

// An island renders in the turn that its own tab's page requested.
vi.mock('../../../../../src/runtime/mount-queue.ts', async (original) => {
  const { queueMount } = await original<typeof import('../../../../../src/runtime/mount-queue.ts')>();
  return { queueMount: (mount: () => void) => queueMount(AsyncResource.bind(mount)) };
});

const allRuns = 1000;
const runs = randomRuns(allRuns);

/** The events that all runs must contain, and how often. */
const atLeast: typeof happened = {
  ordered: 333,
  lost: 300,
  unknown: 100,
  back: 30,
  closedInBetween: 300,
  readLater: 200,
  readDone: 15,
  bothTabs: 100,
};

let shop: Shop;
let database: DatabaseSync;
const before = location.href;

beforeAll(() => {
  database = openDatabase(':memory:');
  saveProducts(database, generateCatalog({ size: 30 }));
  shop = {
    database,
    secret: databaseSecret(database),
    dist: '',
    isTestMode: true,
    passwordCost: 2,
    allowedRedirectOrigins: [],
  };
  // The bank's clock, which every read of the checkout advances.
  vi.useFakeTimers({ toFake: ['Date'] });
  skipTimers(...askAgainMs);
  vi.stubGlobal('scrollTo', () => {});
  separateTabs();
});
afterAll(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', before);
  database.close();
});

test(`in ${runs} runs of the island against the database nothing is ordered twice, and no order is said to have failed`, {
  timeout: 600_000,
}, async () => {
  for (let run = 0; run < runs; run++) {
    try {
      const shopping = new Shopping(shop, run);
      shopping.fillBasket();
      await shopping.open(shopping.tabs[0]);
      for (let step = shopping.random.whole(3, 8); step > 0; step--) await shopping.step();
      await shopping.end();
      await shopping.page.close();
    } catch (error) {
      throw new Error(`run ${run}: ${(error as Error).message}`, { cause: error });
    }
  }
  // Otherwise the runs would prove nothing.
  expect(happened.ordered).toBeGreaterThan(0);
  if (runs < allRuns) return;
  for (const what of Object.keys(atLeast) as (keyof typeof happened)[])
    expect(happened[what], what).toBeGreaterThanOrEqual(atLeast[what]);
});
