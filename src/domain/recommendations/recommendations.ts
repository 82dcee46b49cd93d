/** The items without duplicate skus: a pod may recommend a product twice, for two reasons. */
export function withoutDuplicates<Item extends { sku: string }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ sku }) => !seen.has(sku) && seen.add(sku));
}

/** Merges several lists into one: the first items of all, then the second ones, and so on. */
export function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return [...Array(longest).keys()].flatMap((place) => lists.flatMap((list) => list.slice(place, place + 1)));
}
