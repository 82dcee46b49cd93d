import { createStore } from 'jotai';

/** The state of a page, or of a test. */
export type Store = ReturnType<typeof createStore>;

/** The library's state for the whole page, shared by several script tags and versions. */
function registryOfPage(): { store?: Store; atoms?: Record<string, unknown> } {
  // A function instead of a constant: a bundle may declare atoms before this module is evaluated.
  const key = Symbol.for('storefront-islands');
  const page = globalThis as { [key]?: { store?: Store; atoms?: Record<string, unknown> } };
  page[key] ??= {};
  return page[key];
}

/** The one jotai store of the page. */
export function sharedStore(): Store {
  const page = registryOfPage();
  page.store ??= createStore();
  return page.store;
}

/** The page's one atom of that name, made on first use: two copies of the library on one page share its value. */
export function sharedAtom<Shared>(name: string, make: () => Shared): Shared {
  const page = registryOfPage();
  page.atoms ??= {};
  page.atoms[name] ??= make();
  return page.atoms[name] as Shared;
}
