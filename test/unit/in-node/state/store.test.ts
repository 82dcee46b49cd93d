import { atom } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';

type Page = { [key: symbol]: { store?: unknown; version?: string } | undefined };
const page = globalThis as unknown as Page;
const key = Symbol.for('storefront-islands');

/** A copy of the module, as in a second version of the library. */
async function copy() {
  vi.resetModules();
  return import('../../../../src/state/store.ts');
}

beforeEach(() => {
  delete page[key];
});

test('the store is kept in the page-wide registry', async () => {
  const { sharedStore } = await copy();
  expect(sharedStore()).toBe(page[key]!.store);
  expect(sharedStore()).toBe(sharedStore());
});

test('an existing registry is kept', async () => {
  const registry = { version: '1' };
  page[key] = registry;
  const { sharedStore } = await copy();
  sharedStore();
  expect(page[key]).toBe(registry);
  expect(registry.version).toBe('1');
});

test('two copies of the library share the store, its atoms and their values', async () => {
  const [one, two] = [await copy(), await copy()];
  expect(one).not.toBe(two);
  const first = one.sharedAtom('n', () => atom(1));
  const second = two.sharedAtom('n', () => atom(2));
  one.sharedStore().set(first, 7);
  expect(two.sharedStore().get(second)).toBe(7);
});
