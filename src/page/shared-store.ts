import { createStore } from 'jotai';

type Store = ReturnType<typeof createStore>;

const key = Symbol.for('storefront-islands');

/** The one jotai store of the page, kept in the page-wide registry, so that every script shares it. */
export function sharedStore(): Store {
  const page = globalThis as { [key]?: { store?: Store } };
  page[key] ??= {};
  page[key].store ??= createStore();
  return page[key].store;
}
