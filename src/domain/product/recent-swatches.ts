import { keptSwatchesLimit } from './product-limits.ts';

/** The key in local storage (checkout §9). */
export const recentSwatchesKey = 'recentSwatches';

/** Adds a swatch at the front; each ChoiceCode is kept once, and the oldest swatches are dropped (checkout §9). */
export function withSwatch<Swatch extends { ChoiceCode: string }>(
  swatches: readonly Swatch[],
  picked: Swatch,
): Swatch[] {
  return [picked, ...swatches.filter(({ ChoiceCode }) => ChoiceCode !== picked.ChoiceCode)].slice(
    0,
    keptSwatchesLimit.most,
  );
}
