import { beforeEach, expect, test } from 'vitest';
import type { CartChange } from '../../../../src/state/cart/change-kinds.ts';
import { keepChanges, takeChanges } from '../../../../src/state/cart/kept-changes.ts';

const key = 'storefront-islands:cart-changes';
/** Of a page that says who is signed in. */
const openPage = (account?: object) => {
  document.body.innerHTML = `<script type="application/json" id="storefront-context">${JSON.stringify({ account })}</script>`;
};
const quantity: CartChange = { kind: 'quantity', id: '1', quantity: 3 };

beforeEach(() => sessionStorage.clear());

test('changes are kept for the next page, once', () => {
  keepChanges(quantity, [{ kind: 'remove', id: '2' }]);
  expect(takeChanges()).toEqual([quantity, { kind: 'remove', id: '2' }]);
  expect(takeChanges()).toEqual([]);
});

test('changes of more than a minute ago are forgotten', () => {
  keepChanges(quantity, [], { now: 1000 });
  expect(takeChanges(61_001)).toEqual([]);
});

test('changes that wait for a sign-in are kept for half an hour', () => {
  const ended: CartChange = { kind: 'remove', id: '2' };
  keepChanges(undefined, [quantity], { carried: [ended], now: 1000 });
  expect(takeChanges(10 * 60_000)).toEqual([ended]);
  keepChanges(undefined, [], { carried: [ended], now: 1000 });
  expect(takeChanges(31 * 60_000)).toEqual([]);
});

const restore: CartChange = { kind: 'restore', id: '1', item: { Sku: '410553', Quantity: 1 } };

test('a restored line is not kept once it has been sent, because the server may have it', () => {
  keepChanges(restore, []);
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('a restored line is kept while it waits to be sent', () => {
  keepChanges({ kind: 'remove', id: '1' }, [restore]);
  expect(takeChanges()).toEqual([{ kind: 'remove', id: '1' }, restore]);
});

test('a certificate is not kept', () => {
  keepChanges({ kind: 'certificate', certificateNumber: '7000123', isApplied: true }, []);
  expect(sessionStorage.getItem(key)).toBeNull();
});

test.each([
  '{',
  '[]',
  '{"at":"now","changes":[]}',
  '{"at":1e15,"changes":[{"kind":"quantity","id":"1","quantity":-3}]}',
  '{"at":1e15,"changes":[{"kind":"everything"}]}',
])('%s in storage is no change', (text) => {
  sessionStorage.setItem(key, text);
  expect(takeChanges()).toEqual([]);
});

test('the changes of another shopper’s cart are not sent', () => {
  openPage({ isSignedIn: true, email: 'ada@example.com' });
  keepChanges(quantity, []);
  openPage();
  expect(takeChanges()).toEqual([]);
});
