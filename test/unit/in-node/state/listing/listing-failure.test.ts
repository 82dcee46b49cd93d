import '../../../http/browser-page.ts';

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isLeaving } from '../../../../../src/page/navigation.ts';
import { provideOverlays } from '../../../../../src/page/overlays.ts';
import { heard, openPage, tries, turnPage } from '../../../http/browser-page.ts';
import { hangUp, json } from '../../../http/test-server.ts';
import {
  address,
  answer,
  openListing,
  seeds,
  server,
  startListing,
  tick,
} from '../../../state/listing/listing-shop.ts';
import { twoTurns } from '../../../two-turns.ts';

startListing();

const alarm = () => document.querySelector('[data-si-live="assertive"]')?.textContent;

describe('after a failure', () => {
  beforeEach(() => {
    server.answer = json({}, 500);
  });

  test('the query is undone, and the shown products stay', async () => {
    const { listing, state } = openListing();
    const before = state();
    await listing.change(tick('color_slate'));
    expect(state()).toMatchObject({ query: before.shown, shown: before.shown, minisets: answer.minisets });
  });

  test('the message is shown and announced', async () => {
    const { listing, state } = openListing();
    await listing.change(tick('color_slate'));
    const words = 'The results could not be loaded, so your last change was undone.';
    expect(state().failure).toBe(words);
    await vi.waitFor(() => expect(alarm()).toBe(words));
  });

  test('the message can be the page’s own', async () => {
    openPage({ url: `${server.origin}/sofas`, context: { messages: { listingFailed: 'Not now.' } } });
    const { listing, state } = openListing();
    await listing.change(tick('color_slate'));
    expect(state().failure).toBe('Not now.');
  });

  test('it is reported once', async () => {
    const errors = heard('storefront:error');
    const { listing } = openListing();
    await listing.change(tick('color_slate'));
    expect(errors).toMatchObject([
      {
        action: 'get the product listing',
        api: '/sofas',
        message: 'get the product listing failed: GET /sofas: status 500',
      },
    ]);
    expect(console.error).toHaveBeenCalledOnce();
  });

  test('a reset opens the refresh popup, and is neither logged nor announced', async () => {
    const opened = vi.fn(async () => {});
    provideOverlays(opened);
    server.answer = json({ IsReset: true });
    const { listing, state } = openListing();
    await listing.change(tick('color_slate'));
    expect(opened).toHaveBeenCalledExactlyOnceWith('refresh-popup', {});
    expect(console.error).not.toHaveBeenCalled();
    expect(alarm()).toBeUndefined();
    expect(state()).toMatchObject({ query: { filters: [] }, isLoading: false });
  });

  test('there is no history entry', async () => {
    const { listing } = openListing();
    await listing.change(tick('color_slate'));
    expect(address()).toBe('/sofas');
  });

  test('the page is not notified of a change', async () => {
    const changes = heard('storefront:listing-changed');
    const { listing } = openListing();
    await listing.change(tick('color_slate'));
    expect(changes).toEqual([]);
  });

  test('it can be retried', async () => {
    const { listing, state } = openListing();
    await listing.change(tick('color_slate'));
    server.answer = json({ ...answer, totalCount: 7 });
    await listing.retry();
    expect(state()).toMatchObject({ shown: { filters: ['color_slate'] }, failure: undefined });
    expect(address()).toBe('/sofas?facets=color_slate');
  });

  test('the next change clears it', async () => {
    const { listing, state } = openListing();
    await listing.change(tick('color_slate'));
    server.answer = json(answer);
    const changing = listing.change(tick('color_snow'));
    expect(state().failure).toBeUndefined();
    await changing;
    expect(state().shown.filters).toEqual(['color_snow']);
  });
});

describe('back from the back-forward cache', () => {
  /** Sends a request and leaves the page before the answer, which cuts the connection. */
  async function leaveWhile(ask: () => Promise<unknown>): Promise<void> {
    server.answer = (response, request) => {
      turnPage('pagehide');
      hangUp(response, request);
    };
    await ask();
    server.answer = json({ ...answer, totalCount: 7 });
  }

  const comeBack = () => turnPage('pageshow', true);

  test('the change is requested again and written into the URL', async () => {
    const { listing, state } = openListing();
    await leaveWhile(() => listing.change(tick('color_slate')));
    comeBack();
    await vi.waitFor(() => expect(state().isLoading).toBe(false));
    expect(state()).toMatchObject({ totalCount: 7, shown: { filters: ['color_slate'] } });
    expect(address()).toBe('/sofas?facets=color_slate');
  });

  test('there is no failure, and the query stays', async () => {
    const { listing, state } = openListing();
    await leaveWhile(() => listing.change(tick('color_slate')));
    comeBack();
    expect(state().failure).toBeUndefined();
    expect(state().query.filters).toEqual(['color_slate']);
    await vi.waitFor(() => expect(state().isLoading).toBe(false));
  });

  test('a listing without content is requested again', async () => {
    let opened: ReturnType<typeof openListing> | undefined;
    await leaveWhile(async () => {
      opened = openListing({ ...seeds.grid, minisets: undefined, totalCount: undefined });
      await server.nextRequest();
      await vi.waitFor(() => expect(isLeaving()).toBe(true));
    });
    comeBack();
    await vi.waitFor(() => expect(opened!.state().minisets).toEqual(answer.minisets));
  });

  test('more tiles are requested again', async () => {
    const { listing, state } = openListing();
    await leaveWhile(() => listing.showMore());
    comeBack();
    await vi.waitFor(() => expect(state().isLoadingMore).toBe(false));
    expect(address()).toBe('/sofas?take=6');
  });

  test('a request that is still pending is replaced by a new one', async () => {
    const { listing, state } = openListing();
    server.answer = () => {};
    const asked = server.nextRequest();
    const changing = listing.change(tick('color_slate'));
    await asked;
    turnPage('pagehide');
    server.answer = json({ ...answer, totalCount: 7 });
    comeBack();
    await changing;
    await vi.waitFor(() => expect(state()).toMatchObject({ isLoading: false, totalCount: 7 }));
    expect(state().failure).toBeUndefined();
  });

  test('nothing is requested if nothing was pending', async () => {
    const { listing } = openListing();
    server.answer = json({ ...answer, totalCount: 7 });
    await listing.change(tick('color_slate'));
    turnPage('pagehide');
    comeBack();
    await twoTurns();
    expect(tries).toHaveLength(1);
  });

  test('a page that is shown for the first time requests nothing again', async () => {
    const { listing } = openListing();
    server.answer = () => {};
    const asked = server.nextRequest();
    listing.change(tick('color_slate'));
    await asked;
    turnPage('pageshow');
    await twoTurns();
    expect(tries).toHaveLength(1);
  });
});
