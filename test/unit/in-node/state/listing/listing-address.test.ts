import { describe, expect, test, vi } from 'vitest';
import { listingOf } from '../../../../../src/state/listing/listing.ts';
import { heard } from '../../../http/browser-page.ts';
import { json } from '../../../http/test-server.ts';
import {
  address,
  answer,
  goTo,
  openListing,
  seeds,
  sent,
  server,
  slowly,
  startListing,
  tick,
} from '../../../state/listing/listing-shop.ts';

startListing();

describe('the URL', () => {
  test('has a history entry for each change', async () => {
    slowly();
    const { listing } = openListing();
    const pushed = vi.spyOn(history, 'pushState');
    await listing.change(tick('color_slate'));
    await listing.change(tick('price_100-500'));
    expect(pushed).toHaveBeenCalledTimes(2);
    expect(address()).toBe('/sofas?facets=color_slate,price_100-500');
  });

  test('that the browser does not let it write stays, and the change is shown and announced to the page', async () => {
    slowly();
    const { listing, state } = openListing();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const write of ['pushState', 'replaceState'] as const)
      vi.spyOn(history, write).mockImplementation(() => {
        throw new DOMException('too many calls', 'SecurityError');
      });
    const changed = heard('storefront:listing-changed');
    await listing.change(tick('color_slate'));
    expect(state()).toMatchObject({ shown: { filters: ['color_slate'] }, isLoading: false });
    expect(changed).toHaveLength(1);
    expect(address()).toBe('/sofas');
    await listing.change(tick('price_100-500'));
    expect(state().shown.filters).toEqual(['color_slate', 'price_100-500']);
  });

  test('after Back is loaded without a new entry', async () => {
    slowly();
    const { listing, state } = openListing();
    await listing.change(tick('color_slate'));
    const pushed = vi.spyOn(history, 'pushState');
    goTo('/sofas');
    await listing.followAddress();
    expect(state()).toMatchObject({ query: { filters: [] }, shown: { filters: [] } });
    expect(pushed).not.toHaveBeenCalled();
  });

  test('after Back to more tiles requests as many', async () => {
    slowly();
    const { listing } = openListing();
    await listing.change(tick('color_slate'));
    goTo('/sofas?take=96');
    await listing.followAddress();
    expect(sent().at(-1)).toBe('/sofas?take=96&categoryId=sofas&isModelOnly=true');
  });

  test('after Back and a failure stays, and so does the history', async () => {
    slowly();
    const { listing, state } = openListing(seeds.filters);
    await listing.change(tick('color_slate'));
    server.answer = json({}, 500);
    goTo('/sofas?sortBy=name');
    const written = vi.spyOn(history, 'replaceState');
    await listing.followAddress();
    expect(written).not.toHaveBeenCalled();
    expect(state()).toMatchObject({
      query: { filters: ['color_slate'] },
      failure: 'The results could not be loaded.',
    });
    expect(address()).toBe('/sofas?sortBy=name');
    server.answer = json(answer);
    await listing.retry();
    expect(state().shown).toMatchObject({ filters: [], sortBy: 'name' });
    expect(address()).toBe('/sofas?sortBy=name');
  });

  test('with another hash does not disturb a change', async () => {
    const { listing, state } = openListing();
    const changing = listing.change(tick('color_slate'));
    goTo('/sofas#reviews');
    await listing.followAddress();
    await changing;
    expect(state().shown.filters).toEqual(['color_slate']);
    expect(location.hash).toBe('#reviews');
  });

  test('after Back and a change to the shown filters has a history entry of its own', async () => {
    slowly();
    const { listing, state } = openListing();
    await listing.change(tick('color_slate'));
    server.answer = () => {};
    goTo('/sofas');
    const following = listing.followAddress();
    await listing.change(tick('color_slate'));
    await following;
    expect(state().shown.filters).toEqual(['color_slate']);
    expect(address()).toBe('/sofas?facets=color_slate');
  });

  test.each([
    [null, { storefrontIslandsPlace: 1200 }],
    [{ theirs: 1 }, { theirs: 1, storefrontIslandsPlace: 1200 }],
    ['theirs', 'theirs'],
  ])(
    'keeps the scroll position in the entry that is left, beside other scripts’ state: %j',
    async (theirs, kept) => {
      const { listing } = openListing();
      history.replaceState(theirs, '', '/sofas');
      vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1200);
      const left: unknown[] = [];
      vi.spyOn(history, 'pushState').mockImplementation(() => left.push(history.state));
      await listing.change(tick('color_slate'));
      expect(left).toEqual([kept]);
    },
  );

  test('of another page is ignored', async () => {
    const { listing } = openListing();
    goTo('/p/410553?facets=color_slate');
    expect(listing.followAddress()).toBeUndefined();
  });

  test('keeps two listings apart', async () => {
    goTo('/sofas?facets=color_slate&outlet.facets=material_wool');
    const outlet = { name: 'outlet', kind: 'product', url: '/outlet', facets: answer.facets } as const;
    const { store, state } = openListing(outlet, seeds.filters);
    expect(state().query.filters).toEqual(['material_wool']);
    expect(store.get(listingOf(store, 'listing').stateAtom).query.filters).toEqual(['color_slate']);
    await listingOf(store, 'outlet').change(tick('color_snow'));
    expect(sent()).toEqual(['/outlet?facets=material_wool,color_snow&take=48&isModelOnly=true']);
    expect(address()).toBe('/sofas?facets=color_slate&outlet.facets=material_wool,color_snow');
  });
});
