import type { Dimensions } from '../product.ts';
import { ranges } from '../ranges.ts';

type Span = readonly [number, number];
type Measure = keyof Dimensions;

const measures: readonly Measure[] = ['width', 'depth', 'height'];
const spans = new Map<string, Record<Measure, Span>>();
for (const { forms } of Object.values(ranges)) {
  for (const form of forms) {
    const known = spans.get(form.kind) ?? form;
    const widened = (measure: Measure): Span => [
      Math.min(known[measure][0], form[measure][0]),
      Math.max(known[measure][1], form[measure][1]),
    ];
    spans.set(form.kind, { width: widened('width'), depth: widened('depth'), height: widened('height') });
  }
}

/**
 * The size in inches to draw a product with: its own if that is plausible for its kind, else a little beyond the
 * nearest plausible one. Another shop's feed may give centimetres, the size of the parcel, or nothing (0, drawn with
 * the usual size).
 */
export function plausibleSize(kind: string, size: Dimensions): Dimensions {
  const span = spans.get(kind);
  if (!span) return size;
  const fitted = { ...size };
  for (const measure of measures) {
    const [low, high] = span[measure];
    const given = size[measure];
    fitted[measure] = given > 0 ? Math.min(high * 1.15, Math.max(low * 0.85, given)) : (low + high) / 2;
  }
  return fitted;
}
