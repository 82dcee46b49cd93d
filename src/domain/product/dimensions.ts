import { fillIn } from '../messages.ts';
import type { dimensionMessages } from './product-dimensions-messages.ts';

/** Codes of the measuring systems (checkout §3). */
export const systemsOfMeasure = { inches: 1, centimeters: 2 } as const;
export type SystemOfMeasure = (typeof systemsOfMeasure)[keyof typeof systemsOfMeasure];

/** In display order. */
export const dimensionNames = ['width', 'depth', 'height', 'diameter'] as const;
export type DimensionName = (typeof dimensionNames)[number];

/** A product's dimensions in one system; missing ones are left out, null or 0. */
export type Dimensions = { systemOfMeasure: SystemOfMeasure } & {
  [Name in DimensionName]?: { value: number } | null | undefined;
};

export interface Measure {
  name: DimensionName;
  /** `34½″` or `87.6 cm`. */
  text: string;
  /** `34½ inches`, `1 inch`, `87.6 centimeters`. */
  spoken: string;
}

const centimetersPerInch = 2.54;
const eighths = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'];

/**
 * A product's dimensions as texts.
 *
 * In their original system they keep their value: whole eighths of an inch become a fraction, others get up to two
 * decimals. Converted values are rounded to an eighth of an inch or to a millimeter, as on a tape measure.
 */
export function measuresIn(
  dimensions: Dimensions,
  system: SystemOfMeasure,
  texts: typeof dimensionMessages,
): Measure[] {
  const isGiven = dimensions.systemOfMeasure === system;
  return dimensionNames.flatMap((name) => {
    const given = dimensions[name]?.value ?? 0;
    if (!(given > 0 && Number.isFinite(given))) return [];
    const length = isGiven
      ? given
      : system === systemsOfMeasure.inches
        ? Math.round((given / centimetersPerInch) * 8) / 8
        : Math.round(given * centimetersPerInch * 10) / 10;
    return [{ name, ...inWords(length, system, texts) }];
  });
}

function inWords(
  length: number,
  system: SystemOfMeasure,
  texts: typeof dimensionMessages,
): Pick<Measure, 'text' | 'spoken'> {
  const isInches = system === systemsOfMeasure.inches;
  const number = isInches && Number.isInteger(length * 8) ? withFraction(length) : `${+length.toFixed(2)}`;
  const [text, one, more] = isInches
    ? [texts.lengthInches, texts.lengthInchSpoken, texts.lengthInchesSpoken]
    : [texts.lengthCentimeters, texts.lengthCentimeterSpoken, texts.lengthCentimetersSpoken];
  return { text: fillIn(text, number), spoken: fillIn(length > 1 ? more : one, number) };
}

function withFraction(length: number): string {
  const whole = Math.floor(length);
  return (whole || '') + eighths[(length - whole) * 8]! || '0';
}
