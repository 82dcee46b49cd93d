/** The products without duplicate skus: a pod may recommend one twice, for two reasons. */
export function withoutDuplicates<Item extends { sku: string }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ sku }) => !seen.has(sku) && seen.add(sku));
}
