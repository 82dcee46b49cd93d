import { createStore } from 'jotai';
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deliveryPlaceKey, draftsKey, typedMs, visitId } from '../../../../src/page/visit.ts';
import { basketIdAtom } from '../../../../src/state/basket.ts';
import { draftForm, forgetAllDrafts, readDraft, writeDraft } from '../../../../src/state/checkout/drafts.ts';

const form = draftForm('shipping address', { city: v.string() });
const ada = { isSignedIn: true, email: 'ada@example.com' };

/** A page of the tab: what it reads of the draft. */
function openPage(account?: object, basketId?: string) {
  document.body.innerHTML = `<script type="application/json" id="storefront-context">${JSON.stringify({ account })}</script>`;
  // The time at which the page was opened.
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  const store = createStore();
  store.set(basketIdAtom, basketId);
  return { store, city: () => readDraft(store, form, { city: '' }).city };
}

const stored = () => sessionStorage.getItem(draftsKey);

beforeEach(() => sessionStorage.clear());

describe('what was typed, where the shop sends no basket id,', () => {
  beforeEach(() => writeDraft(openPage(ada).store, form, { city: 'Utrecht' }));

  test('shows again on the next page', () => {
    expect(openPage(ada).city()).toBe('Utrecht');
  });

  test.each([
    ['after a sign-out', undefined],
    ['to another account', { isSignedIn: true, email: 'bob@example.com' }],
  ])('does not show %s, and is no longer stored', (_when, account) => {
    expect(openPage(account).city()).toBe('');
    expect(stored()).toBeNull();
    expect(openPage(ada).city()).toBe('');
  });

  test('does not show after half an hour', () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + typedMs + 1000);
    expect(openPage(ada).city()).toBe('');
    vi.restoreAllMocks();
  });

  test('stays on a page that has been open for longer', () => {
    const { store, city } = openPage(ada);
    writeDraft(store, form, { city: 'Delft' });
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + typedMs + 1000);
    expect(city()).toBe('Delft');
    vi.restoreAllMocks();
  });

  test('is deleted with the placed order', () => {
    const { store, city } = openPage(ada);
    forgetAllDrafts(store);
    expect(city()).toBe('');
    expect(stored()).toBeNull();
  });

  test('is deleted with the code of the address; one that was given on a page stays', () => {
    const { store } = openPage(ada);
    const place = { visit: visitId(), country: 'US', zip: '60611' };
    sessionStorage.setItem(deliveryPlaceKey, JSON.stringify({ ...place, addressZip: '10001' }));
    forgetAllDrafts(store);
    expect(JSON.parse(sessionStorage.getItem(deliveryPlaceKey)!)).toEqual(place);
  });
});

test('a guest who signs in keeps what was typed', () => {
  writeDraft(openPage().store, form, { city: 'Utrecht' });
  expect(openPage(ada).city()).toBe('Utrecht');
});

test('another basket is another order', () => {
  writeDraft(openPage(ada, 'basket-1').store, form, { city: 'Utrecht' });
  expect(openPage(ada, 'basket-2').city()).toBe('');
  expect(openPage(ada, 'basket-1').city()).toBe('Utrecht');
});

test('a page that nothing is typed into stores nothing', () => {
  expect(openPage(ada).city()).toBe('');
  expect(sessionStorage).toHaveLength(0);
});
