// @vitest-environment node
import '../http/browser-page.ts';

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changeListing, retryListing } from '../../../src/state/listing.ts';
import { heard, openPage } from '../http/browser-page.ts';
import { json } from '../http/test-server.ts';
import { address, answer, openListing, server, startListing, tick } from './listing-shop.ts';

startListing();

const alarm = () => document.querySelector('[data-si-live="assertive"]')?.textContent;

describe('after a failure', () => {
  beforeEach(() => {
    server.answer = json({}, 500);
  });

  test('the ticks are undone, and what is shown stays', async () => {
    const { store, state } = openListing();
    const before = state();
    await changeListing(store, 'listing', tick('color_slate'));
    expect(state()).toMatchObject({ query: before.shown, shown: before.shown, minisets: answer.minisets });
  });

  test('the shopper is told, also by voice', async () => {
    const { store, state } = openListing();
    await changeListing(store, 'listing', tick('color_slate'));
    const words = 'The results could not be loaded: your change was undone.';
    expect(state().failure).toBe(words);
    await vi.waitFor(() => expect(alarm()).toBe(words));
  });

  test('the words may be the page’s own', async () => {
    openPage({ url: `${server.origin}/sofas`, context: { messages: { listingFailed: 'Not now.' } } });
    const { store, state } = openListing();
    await changeListing(store, 'listing', tick('color_slate'));
    expect(state().failure).toBe('Not now.');
  });

  test('it is reported once', async () => {
    const errors = heard('storefront:error');
    const { store } = openListing();
    await changeListing(store, 'listing', tick('color_slate'));
    expect(errors).toEqual([
      {
        action: 'get the product listing',
        api: '/sofas',
        message: 'get the product listing failed: GET /sofas: status 500',
      },
    ]);
    expect(console.error).toHaveBeenCalledOnce();
  });

  test('there is no history entry', async () => {
    const { store } = openListing();
    await changeListing(store, 'listing', tick('color_slate'));
    expect(address()).toBe('/sofas');
  });

  test('nobody is told of a change', async () => {
    const changes = heard('storefront:listing-changed');
    const { store } = openListing();
    await changeListing(store, 'listing', tick('color_slate'));
    expect(changes).toEqual([]);
  });

  test('it can be tried again', async () => {
    const { store, state } = openListing();
    await changeListing(store, 'listing', tick('color_slate'));
    server.answer = json({ ...answer, totalCount: 7 });
    await retryListing(store, 'listing');
    expect(state()).toMatchObject({ shown: { filters: ['color_slate'] }, failure: undefined });
    expect(address()).toBe('/sofas?facets=color_slate');
  });

  test('the next change forgets it', async () => {
    const { store, state } = openListing();
    await changeListing(store, 'listing', tick('color_slate'));
    server.answer = json(answer);
    const changing = changeListing(store, 'listing', tick('color_snow'));
    expect(state().failure).toBeUndefined();
    await changing;
    expect(state().shown.filters).toEqual(['color_snow']);
  });
});
