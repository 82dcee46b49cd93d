import '../../../http/browser-page.ts';

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cachedAnswers, cacheMs } from '../../../../../src/domain/listing/listing-requests.ts';
import { emit } from '../../../../../src/page/events.ts';
import { openPage, turnPage } from '../../../http/browser-page.ts';
import { json } from '../../../http/test-server.ts';
import {
  answer,
  goTo,
  openListing,
  sent,
  server,
  slowly,
  startListing,
  tick,
} from '../../../state/listing/listing-shop.ts';
import { twoTurns } from '../../../two-turns.ts';

startListing();

beforeEach(slowly);

const untick = (id: string) => (query: { filters: readonly string[] }) =>
  ({ ...query, filters: query.filters.filter((other) => other !== id) }) as never;

describe('what was shown', () => {
  test('is shown at once after Back, without a request', async () => {
    const { listing, state } = openListing();
    await listing.change(tick('color_slate'));
    goTo('/sofas');
    listing.followAddress();
    expect(state()).toMatchObject({ shown: { filters: [] }, totalCount: 312, isLoading: false });
    expect(sent()).toHaveLength(1);
  });

  test('is shown at once when its filter is ticked again', async () => {
    const { listing, state } = openListing();
    await listing.change(tick('color_slate'));
    await listing.change(untick('color_slate'));
    listing.change(tick('color_slate'));
    expect(state()).toMatchObject({ shown: { filters: ['color_slate'] }, totalCount: 7 });
    expect(sent()).toHaveLength(1);
  });

  test('keeps the tiles that were added to it', async () => {
    const { listing, state } = openListing();
    await listing.showMore();
    const { minisets } = state();
    const { search } = location;
    await listing.change(tick('color_slate'));
    goTo(`/sofas${search}`);
    listing.followAddress();
    expect(state().minisets).toEqual(minisets);
  });

  const shownAgain = async (between: () => void) => {
    const { listing } = openListing();
    await listing.change(tick('color_slate'));
    between();
    await listing.change(untick('color_slate'));
    return sent().length;
  };

  test('is requested again after the cart has changed', async () => {
    const change = () => {
      emit('storefront:cart-changed', { count: 0, subtotal: 0 });
      emit('storefront:cart-changed', { count: 1, subtotal: 1 });
    };
    expect(await shownAgain(change)).toBe(2);
  });

  test('is requested again after an add', async () => {
    const add = () => emit('storefront:item-added', { items: [{ sku: '1', quantity: 1 }] });
    expect(await shownAgain(add)).toBe(2);
  });

  test('is still kept when the page learns what is in the cart', async () => {
    const learn = () => emit('storefront:cart-changed', { count: 1, subtotal: 1 });
    expect(await shownAgain(learn)).toBe(1);
  });

  test('is not kept if the cart changed while it was shown', async () => {
    const { listing } = openListing();
    await listing.change(tick('color_slate'));
    emit('storefront:item-added', { items: [{ sku: '1', quantity: 1 }] });
    await listing.change(untick('color_slate'));
    await listing.change(tick('color_slate'));
    expect(sent()).toHaveLength(3);
  });

  test('is requested again after a back-forward-cache restore', async () => {
    expect(await shownAgain(() => turnPage('pageshow', true))).toBe(2);
  });

  test('is requested again in another country', async () => {
    const context = () => openPage({ url: location.href, context: { country: 'CA' } });
    const { listing, hosts } = openListing();
    await listing.change(tick('color_slate'));
    context();
    document.body.append(...hosts.map(({ host }) => host));
    await listing.change(untick('color_slate'));
    expect(sent()).toHaveLength(2);
  });

  test('is requested again after five minutes', async () => {
    const later = () => vi.spyOn(performance, 'now').mockReturnValue(1e9 + cacheMs);
    expect(await shownAgain(later)).toBe(2);
  });

  test('is requested again after a dozen others', async () => {
    const { listing } = openListing();
    for (let index = 0; index <= cachedAnswers; index++)
      await listing.change((query) => ({ ...query, filters: [`color_${index}`] }));
    const { length } = sent();
    await listing.change((query) => ({ ...query, filters: ['color_1'] }));
    expect(sent()).toHaveLength(length);
    await listing.change((query) => ({ ...query, filters: [] }));
    expect(sent()).toHaveLength(length + 1);
  });
});

describe('a press', () => {
  test('requests its change before it is made, once', async () => {
    const { listing, state } = openListing();
    const arrived = server.nextRequest();
    listing.prefetch(tick('color_slate'));
    await arrived;
    expect(state().query.filters).toEqual([]);
    await listing.change(tick('color_slate'));
    expect(state().shown.filters).toEqual(['color_slate']);
    expect(sent()).toHaveLength(1);
  });

  test('that does not become a change aborts its request', async () => {
    const signals: AbortSignal[] = [];
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      signals.push(init!.signal!);
      return fetch(input, init);
    });
    server.answer = () => {};
    const arrived = server.nextRequest();
    const { listing } = openListing();
    listing.prefetch(tick('color_slate'));
    await arrived;
    listing.prefetch();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('whose request fails is requested again by its change, and the first failure is not shown', async () => {
    server.answer = json({}, 500);
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { listing, state } = openListing();
    listing.prefetch(tick('color_slate'));
    await vi.waitFor(() => expect(fetched.mock.settledResults[0]?.type).toBe('fulfilled'));
    server.answer = json({ ...answer, totalCount: 7 });
    await listing.change(tick('color_slate'));
    expect(state()).toMatchObject({ shown: { filters: ['color_slate'] }, failure: undefined });
    expect(sent()).toHaveLength(2);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('on a filter whose answer is kept requests nothing', async () => {
    const { listing } = openListing();
    await listing.change(tick('color_slate'));
    const fetched = vi.spyOn(globalThis, 'fetch');
    listing.prefetch(untick('color_slate'));
    await twoTurns();
    expect(fetched).not.toHaveBeenCalled();
  });
});
