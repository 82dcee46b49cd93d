import '../../../http/browser-page.ts';

import { afterEach, beforeEach, expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import { listingOf } from '../../../../../src/state/listing/listing.ts';
import { tries } from '../../../http/browser-page.ts';
import { json } from '../../../http/test-server.ts';
import {
  addHost,
  address,
  answer,
  goTo,
  openListing,
  seeds,
  sent,
  server,
  startListing,
  tick,
} from '../../../state/listing/listing-shop.ts';
import { twoTurns } from '../../../two-turns.ts';

startListing();

let assigned: MockInstance;
let reloaded: MockInstance;

beforeEach(() => {
  assigned = vi.spyOn(location, 'assign').mockImplementation(() => {});
  reloaded = vi.spyOn(location, 'reload').mockImplementation(() => {});
});
afterEach(() => document.body.replaceChildren());

/** Adds a host to the page that has not mounted, or has failed. */
function addDead(island: string, listing?: string): HTMLElement {
  const host = document.createElement('div');
  host.setAttribute('data-island', island);
  if (listing) host.setAttribute('data-listing', listing);
  document.body.append(host);
  return host;
}

const assignedTo = () => assigned.mock.calls.map(([url]) => `${url}`.replace(server.origin, ''));

test.each(['product-grid', 'listing-toolbar', 'listing-filters'])(
  'a change on a page whose %s has not mounted leads to the server’s page',
  async (island) => {
    const { listing, state } = openListing();
    addDead(island);
    await listing.change(tick('color_slate'));
    expect(assignedTo()).toEqual(['/sofas?facets=color_slate']);
    expect(sent()).toEqual([]);
    expect(state().shown.filters).toEqual([]);
  },
);

test('a change on a page without products leads to the server’s page', async () => {
  const { listing, hosts } = openListing();
  hosts[1]!.leave();
  await listing.change(tick('color_slate'));
  expect(assignedTo()).toEqual(['/sofas?facets=color_slate']);
});

test('another listing’s host does not count', async () => {
  const { listing } = openListing();
  addDead('product-grid', 'outlet');
  await listing.change(tick('color_slate'));
  expect(assigned).not.toHaveBeenCalled();
  expect(address()).toBe('/sofas?facets=color_slate');
});

test('Back on a page whose products have failed is rendered by the server', async () => {
  const { listing, hosts } = openListing();
  await listing.change(tick('color_slate'));
  hosts[1]!.leave();
  goTo('/sofas');
  await listing.followAddress();
  expect(reloaded).toHaveBeenCalledOnce();
  expect(history.scrollRestoration).toBe('manual');
});

/** A listing whose toolbar is loading while the shopper goes back to another query. */
function openLoading() {
  const { store, state, listing } = openListing();
  const toolbar = addDead('listing-toolbar');
  toolbar.setAttribute('data-island-status', 'loading');
  goTo('/sofas?facets=color_slate');
  listing.followAddress();
  return { store, state, toolbar };
}

test('Back while an island is loading waits for it, and then loads what the URL asks for', async () => {
  const { store, state, toolbar } = openLoading();
  await twoTurns();
  expect([tries, reloaded.mock.calls]).toEqual([[], []]);
  onTestFinished(listingOf(store, 'listing').join(seeds.toolbar, toolbar));
  await vi.waitFor(() => expect(state().totalCount).toBe(7));
  expect(state().shown.filters).toEqual(['color_slate']);
  expect(reloaded).not.toHaveBeenCalled();
});

test('Back while an island is loading is rendered by the server if that fails', () => {
  const { toolbar } = openLoading();
  toolbar.setAttribute('data-island-status', 'failed');
  toolbar.dispatchEvent(new Event('storefront:island-failed', { bubbles: true }));
  expect(reloaded).toHaveBeenCalledOnce();
});

test('if the products fail before an answer, the server renders the page', async () => {
  const { listing, hosts } = openListing();
  server.answer = (response, request) => {
    hosts[1]!.leave();
    json(answer)(response, request);
  };
  await listing.change(tick('color_slate'));
  expect(address()).toBe('/sofas?facets=color_slate');
  expect(reloaded).toHaveBeenCalledOnce();
});

test('content that no host has is requested without leaving the page, even without products', async () => {
  const { store, state } = openListing({ ...seeds.toolbar });
  addDead('product-grid');
  addHost(store, { ...seeds.filters, facets: undefined });
  await vi.waitFor(() => expect(store.get(listingOf(store, 'listing').stateAtom).isLoading).toBe(false));
  expect(state().facets).toEqual(answer.facets);
  expect(reloaded).not.toHaveBeenCalled();
});

test('a press requests nothing where the change will lead to the server’s page', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { listing } = openListing();
  addDead('listing-toolbar');
  listing.prefetch(tick('color_slate'));
  await twoTurns();
  expect(fetched).not.toHaveBeenCalled();
});
