/** The key in local storage, how many are kept there, and how many show (checkout §9). */
export const recentSwatchesKey = 'recentSwatches';
export const swatchesKept = 24;
export const swatchesShown = 6;

/** The swatches with one more at the front; each ChoiceCode once, the oldest given up (checkout §9). */
export function withSwatch<Swatch extends { ChoiceCode: string }>(
  swatches: readonly Swatch[],
  picked: Swatch,
): Swatch[] {
  return [picked, ...swatches.filter(({ ChoiceCode }) => ChoiceCode !== picked.ChoiceCode)].slice(
    0,
    swatchesKept,
  );
}
