import '../../../http/browser-page.ts';

import { expect, test, vi } from 'vitest';
import { heard } from '../../../http/browser-page.ts';
import { json } from '../../../http/test-server.ts';
import {
  addHost,
  address,
  answer,
  goTo,
  live,
  openListing,
  seeds,
  sent,
  server,
  startListing,
  tick,
} from '../../../state/listing/listing-shop.ts';

startListing();

const rugs = { ...seeds.grid, categoryId: 'rugs', minisets: [], totalCount: 3 };

test('a listing stops with its last host; later hosts start another', async () => {
  const { store, listing, state, hosts } = openListing();
  await listing.change(tick('color_slate'));
  for (const { leave } of hosts) leave();
  goTo('/rugs');
  addHost(store, rugs);
  expect(state()).toMatchObject({ minisets: [], totalCount: 3, facets: undefined, shown: { filters: [] } });
  await listing.change(tick('color_snow'));
  expect(sent().at(-1)).toBe('/rugs?facets=color_snow&take=48&categoryId=rugs&isModelOnly=true');
  expect(address()).toBe('/rugs?facets=color_snow');
});

test('hosts that replace others start another listing, even before those have unmounted', () => {
  const { store, state, hosts } = openListing();
  for (const { host } of hosts) host.remove();
  goTo('/rugs');
  addHost(store, rugs);
  for (const { leave } of hosts) leave();
  expect(state()).toMatchObject({ minisets: [], totalCount: 3, facets: undefined });
});

test('a host that leaves takes nothing from the others', () => {
  const { state, hosts } = openListing();
  hosts[1]!.leave();
  expect(state()).toMatchObject({ minisets: answer.minisets, facets: answer.facets });
});

test('an answer to a stopped listing is dropped', async () => {
  const changes = heard('storefront:listing-changed');
  const arrived = server.nextRequest();
  server.answer = () => {};
  const { store, listing, state, hosts } = openListing();
  const changing = listing.change(tick('color_slate'));
  await arrived;
  for (const { leave } of hosts) leave();
  addHost(store, rugs);
  await changing;
  expect(state()).toMatchObject({ totalCount: 3, isLoading: false });
  expect(state().failure).toBeUndefined();
  expect(changes).toEqual([]);
});

test('a stopped listing announces nothing', async () => {
  const changes = heard('storefront:listing-changed');
  server.answer = json({ ...answer, totalCount: 7 });
  const { listing, state, hosts } = openListing();
  const said = live();
  const changing = listing.change(tick('color_slate'));
  await vi.waitFor(() => expect(state().totalCount).toBe(7), { interval: 0 });
  for (const { leave } of hosts) leave();
  await changing;
  expect(changes).toEqual([]);
  expect(live()).toBe(said);
});

test('an open filters’ panel closes when the listing stops', () => {
  const { store, listing, hosts } = openListing();
  store.set(listing.layout.isPanelOpenAtom, true);
  for (const { leave } of hosts) leave();
  expect(store.get(listing.layout.isPanelOpenAtom)).toBe(false);
});
