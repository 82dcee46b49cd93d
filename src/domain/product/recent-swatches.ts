/** The key in local storage, how many are kept there, and how many show (checkout §9). */
export const recentSwatchesKey = 'recentSwatches';
export const swatchesKept = 24;
export const swatchesShown = 6;

/** Adds a swatch at the front; each ChoiceCode is kept once, and the oldest swatches are dropped (checkout §9). */
export function withSwatch<Swatch extends { ChoiceCode: string }>(
  swatches: readonly Swatch[],
  picked: Swatch,
): Swatch[] {
  return [picked, ...swatches.filter(({ ChoiceCode }) => ChoiceCode !== picked.ChoiceCode)].slice(
    0,
    swatchesKept,
  );
}
