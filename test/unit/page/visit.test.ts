import { beforeEach, expect, test, vi } from 'vitest';
import { mayReload, visitId, visitKey } from '../../../src/page/visit.ts';
import { fillStorage } from '../full-storage.ts';

const other = 'storefront-islands:checkout-drafts';

function open(account?: object): string {
  document.body.innerHTML = `<script type="application/json" id="storefront-context">${JSON.stringify({ account })}</script>`;
  return visitId();
}

const ada = { isSignedIn: true, email: 'ada@example.com' };
const bob = { isSignedIn: true, email: 'bob@example.com' };

beforeEach(() => sessionStorage.clear());

test('a guest stays the same shopper from page to page, also after signing in', () => {
  const guest = open();
  expect(open({ isSignedIn: false })).toBe(guest);
  expect(open(ada)).toBe(guest);
  expect(open({ ...ada, email: 'Ada@Example.com ' })).toBe(guest);
});

test.each([
  ['a sign-out', undefined],
  ['the sign-in of somebody else', bob],
])('%s ends the visit, and deletes what was stored', (_how, next) => {
  const first = open(ada);
  sessionStorage.setItem(other, '{}');
  sessionStorage.setItem('storefront-islands:anything', '{}');
  sessionStorage.setItem('isTaxExempt', 'true');
  sessionStorage.setItem('ofThePage', 'stays');
  expect(open(next)).not.toBe(first);
  expect(Object.keys(sessionStorage).sort()).toEqual(['ofThePage', visitKey]);
});

test('a page without a context says nothing of the shopper', () => {
  const first = open(ada);
  document.body.innerHTML = '';
  expect(visitId()).toBe(first);
  expect(open(ada)).toBe(first);
});

test('no address of an account is stored', () => {
  open(ada);
  expect(sessionStorage.getItem(visitKey)).not.toMatch(/ada|example/i);
});

test('an address may be loaded again once in a visit', () => {
  open(ada);
  expect([mayReload('/a'), mayReload('/b'), mayReload('/a')]).toEqual([true, true, false]);
  open();
  expect(mayReload('/a')).toBe(true);
});

test('nothing is loaded again if that cannot be stored', () => {
  fillStorage('sessionStorage');
  open();
  expect(mayReload('/a')).toBe(false);
});

test('where storage is blocked, the visit lasts as long as the page', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('blocked');
  });
  const first = open();
  expect(open()).toBe(first);
  vi.restoreAllMocks();
});

test('what somebody else has written there is no visit', () => {
  sessionStorage.setItem(visitKey, '{"id":1}');
  expect(open()).toMatch(/^\w{10,}$/);
});
