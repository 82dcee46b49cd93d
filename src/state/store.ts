export { sharedStore } from '../page/shared-store.ts';

const key = Symbol.for('storefront-islands');

/**
 * The page's one atom of that name, kept beside the page's store and made by whoever asks first: two copies of the
 * library on one page share its value.
 */
export function sharedAtom<Shared>(name: string, make: () => Shared): Shared {
  const page = globalThis as { [key]?: { atoms?: Record<string, unknown> } };
  page[key] ??= {};
  page[key].atoms ??= {};
  page[key].atoms[name] ??= make();
  return page[key].atoms[name] as Shared;
}
