import { createStore } from 'jotai';
import { parse } from 'valibot';
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import { getProductListingExample } from '../../../../src/contract/listing/listing.examples.ts';
import { getProductListing } from '../../../../src/contract/listing/listing.ts';
import type { ListingQuery } from '../../../../src/domain/listing/listing-query.ts';
import { listingOf } from '../../../../src/state/listing/listing.ts';
import type { ListingSeed } from '../../../../src/state/listing/listing-state.ts';
import { openPage } from '../../http/browser-page.ts';
import { json, startServer, type TestServer } from '../../http/test-server.ts';

// A page that paints at once.
globalThis.requestAnimationFrame ??= (paint) => {
  paint(0);
  return 0;
};

// Parsing turns null into undefined.
const written = JSON.parse(JSON.stringify(getProductListingExample.answer), (_, value) => value ?? undefined);
export const answer = parse(getProductListing.answer, written);
const { facets, minisets } = answer;

/** The content that the server rendered into a page's hosts. */
export const seeds: Record<'filters' | 'grid' | 'toolbar', ListingSeed> = {
  filters: { name: 'listing', kind: 'product', categoryId: 'sofas', facets },
  grid: { name: 'listing', kind: 'product', minisets, totalCount: 312 },
  toolbar: { name: 'listing', kind: 'product', totalCount: 312 },
};

/**
 * A page whose islands have passed on the server-rendered content, until the test ends. Each listing has a grid, which
 * is rendered last if it is not given.
 */
export function openListing(...given: ListingSeed[]) {
  const store = createStore();
  const isGrid = (seed: ListingSeed) => Object.hasOwn(seed, 'minisets');
  const missing = given.filter(({ name }) => !given.some((seed) => isGrid(seed) && seed.name === name));
  const grids = missing.map((seed) => ({ ...seeds.grid, ...seed, facets: undefined }));
  const hosts = (given.length ? [...given, ...grids] : [seeds.filters, seeds.grid]).map((seed) =>
    addHost(store, seed),
  );
  const listing = listingOf(store, given[0]?.name ?? 'listing');
  return { store, listing, state: () => store.get(listing.stateAtom), hosts };
}

/** A host in the page that joins its listing. */
export function addHost(store: ReturnType<typeof createStore>, seed: ListingSeed) {
  const host = document.createElement('div');
  document.body.append(host);
  const leave = listingOf(store, seed.name).join(seed, host);
  onTestFinished(leave);
  return { host, leave };
}

/** A change that adds a filter. */
export const tick = (id: string) => (query: ListingQuery) => ({ ...query, filters: [...query.filters, id] });

/** Skips a second between two changes, so that they are not a burst. */
export function slowly(): void {
  let now = 1e6;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
}

export let server: TestServer;

/** Before each test of a file: a server that answers with 7 products, and a page of its origin. */
export function startListing(): void {
  beforeEach(async () => {
    server = await startServer();
    server.answer = json({ ...answer, totalCount: 7 });
    openPage({ url: `${server.origin}/sofas` });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'info').mockImplementation(() => {});
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await server.close();
  });
}

/** The URLs that were requested, in order. */
export const sent = () => server.requests.map(({ url }) => url.replaceAll('%2C', ','));

export const address = () => location.pathname + location.search;

/** Changes the URL as Back would. */
export const goTo = (path: string) => history.replaceState(null, '', path);

/** The last announcement. */
export const live = () => document.querySelector('[data-si-live]')?.textContent;
