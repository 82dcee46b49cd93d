import { createStore } from 'jotai';

type Store = ReturnType<typeof createStore>;

const key = Symbol.for('storefront-islands');

/** The page's jotai store, kept in the page-wide registry, so that all scripts share it. */
export function sharedStore(): Store {
  const page = globalThis as { [key]?: { store?: Store } };
  page[key] ??= {};
  page[key].store ??= createStore();
  return page[key].store;
}
