interface Boards<Board> {
  BoardSummaries: readonly Board[];
  /** By sku, or by sku and option choice. */
  itemSkus: Readonly<Record<string, readonly string[]>>;
}

/** The key of a product, or of a product with chosen options, in the boards (checkout §3). */
export const boardKey = (sku: string, optionChoiceParameter?: string): string =>
  optionChoiceParameter ? `${sku}|${optionChoiceParameter}` : sku;

/** Boards that hold a product: in the chosen options, and those that hold it only in others. */
export function boardsWith<Board extends { id: string }>(
  { BoardSummaries, itemSkus }: Boards<Board>,
  sku: string,
  optionChoiceParameter?: string,
): { held: Board[]; inOtherChoice: Board[] } {
  const key = boardKey(sku, optionChoiceParameter);
  const ids = new Set(Object.hasOwn(itemSkus, key) ? itemSkus[key] : []);
  // A server may list the product only under keys with choices.
  const ofProduct = new Set(
    Object.entries(itemSkus)
      .filter(([one]) => one === sku || one.startsWith(`${sku}|`))
      .flatMap(([, list]) => list),
  );
  return {
    held: BoardSummaries.filter(({ id }) => ids.has(id)),
    inOtherChoice: BoardSummaries.filter(({ id }) => ofProduct.has(id) && !ids.has(id)),
  };
}
