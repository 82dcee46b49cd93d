import { stateWith, writeEntry } from '../../page/history-entry.ts';

/** Kept from one address of a listing to the next, too. */
const swatchesKey = 'storefrontIslandsSwatches';

/** The option choice of the color that the shopper chose on a tile, from the current history entry. */
export function keptSwatch(tile: string): string | undefined {
  const choice: unknown = history.state?.[swatchesKey]?.[tile];
  return typeof choice === 'string' ? choice : undefined;
}

/** Keeps a choice, so that Back from another page finds it on the tile. */
export function keepSwatch(tile: string, choice: string): void {
  const kept = history.state?.[swatchesKey];
  writeEntry('replace', stateWith({ [swatchesKey]: { ...kept, [tile]: choice } }));
}
