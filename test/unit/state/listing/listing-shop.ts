import { createStore } from 'jotai';
import { parse } from 'valibot';
import { afterEach, beforeEach, vi } from 'vitest';
import { getProductListingExample } from '../../../../src/contract/listing/listing.examples.ts';
import { getProductListing } from '../../../../src/contract/listing/listing.ts';
import type { ListingQuery } from '../../../../src/domain/listing/listing-query.ts';
import { type ListingSeed, listingAtom, seedListing } from '../../../../src/state/listing/listing.ts';
import { openPage } from '../../http/browser-page.ts';
import { json, startServer, type TestServer } from '../../http/test-server.ts';

// A page that paints whenever it is asked to.
globalThis.requestAnimationFrame ??= (paint) => {
  paint(0);
  return 0;
};

// What is null has no value after parsing.
const written = JSON.parse(JSON.stringify(getProductListingExample.answer), (_, value) => value ?? undefined);
export const answer = parse(getProductListing.answer, written);
const { facets, minisets } = answer;

/** What the server wrote into the hosts of a page. */
export const seeds: Record<'filters' | 'grid' | 'toolbar', ListingSeed> = {
  filters: { name: 'listing', kind: 'product', categoryId: 'sofas', facets },
  grid: { name: 'listing', kind: 'product', minisets, totalCount: 312 },
  toolbar: { name: 'listing', kind: 'product', totalCount: 312 },
};

/** A store in which the islands of a page have brought what the server wrote. */
export function openListing(...given: ListingSeed[]) {
  const store = createStore();
  const hosts = (given.length ? given : [seeds.filters, seeds.grid]).map((seed) => addHost(store, seed));
  const state = () => store.get(listingAtom(given[0]?.name ?? 'listing'));
  return { store, state, hosts };
}

/** A host in the page that brings something. */
export function addHost(store: ReturnType<typeof createStore>, seed: ListingSeed): Element {
  const host = document.createElement('div');
  document.body.append(host);
  seedListing(store, seed, host);
  return host;
}

/** A change that ticks one more. */
export const tick = (id: string) => (query: ListingQuery) => ({ ...query, filters: [...query.filters, id] });

/** Lets a second pass between each look at the clock: no two changes are one burst. */
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

/** What the server was asked for, in order. */
export const sent = () => server.requests.map(({ url }) => url.replaceAll('%2C', ','));

export const address = () => location.pathname + location.search;

/** Goes where Back would have led. */
export const goTo = (path: string) => history.replaceState(null, '', path);

/** What was said last. */
export const live = () => document.querySelector('[data-si-live]')?.textContent;
