/** The items with each sku once, at its first place: a pod repeats a product that fits for two reasons. */
export function withoutDuplicates<Item extends { sku: string }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ sku }) => !seen.has(sku) && seen.add(sku));
}
