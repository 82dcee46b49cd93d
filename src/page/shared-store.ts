import { createStore } from 'jotai';
import { pageRegistry } from './page-registry.ts';

/** The state of a page, or of a test. */
export type Store = ReturnType<typeof createStore>;

/** The library's state for the whole page, shared by several script tags and versions. */
interface SharedState {
  store: Store;
  atoms: Record<string, unknown>;
}

/** The one jotai store of the page. */
export function sharedStore(): Store {
  const page = pageRegistry<SharedState>();
  page.store ??= createStore();
  return page.store;
}

/** The page's one atom of that name, made on first use: two copies of the library on one page share its value. */
export function sharedAtom<Shared>(name: string, make: () => Shared): Shared {
  const page = pageRegistry<SharedState>();
  page.atoms ??= {};
  page.atoms[name] ??= make();
  return page.atoms[name] as Shared;
}
