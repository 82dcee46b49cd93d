/** The items with each sku once, at its first place: a pod repeats a product that fits for two reasons. */
export function withoutDuplicates<Item extends { sku: string }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ sku }) => !seen.has(sku) && seen.add(sku));
}

/** Several lists as one, an item of each in turn. */
export function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return [...Array(longest).keys()].flatMap((place) => lists.flatMap((list) => list.slice(place, place + 1)));
}
