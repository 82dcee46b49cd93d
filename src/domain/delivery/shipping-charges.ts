import { formatPrice } from '../money.ts';
import { shipMethods } from './ship-methods.ts';

/** The kinds of delivery with charges, in display order. */
export type ShippingSection = 'standard' | 'localInHome' | 'longDistanceInHome' | 'basicFreight' | 'giftCard';

const { standard, premium, express, localInHome, longDistanceInHome, basicFreight, giftCard } = shipMethods;

const sections: Record<ShippingSection, readonly number[]> = {
  standard: [standard, premium, express],
  localInHome: [localInHome],
  longDistanceInHome: [longDistanceInHome],
  basicFreight: [basicFreight],
  giftCard: [giftCard],
};

/** The kinds shown for an item's ship method; all of them for an unknown one (checkout §2.2). */
export function shippingSections(shipMethod?: number): ShippingSection[] {
  const all = Object.keys(sections) as ShippingSection[];
  const own = all.filter((section) => sections[section].includes(shipMethod ?? 0));
  return own.length > 0 ? own : all;
}

/** A row of a fee table: its range of totals, and a charge for each column; undefined where the charge is unknown. */
export interface FeeRow {
  label: string;
  charges: (number | undefined)[];
}

interface Band {
  /** The lowest merchandise total, in cents; the band ends where the next begins. */
  from: number;
}

interface FeeLabels {
  feeUpTo: string;
  feeOver: string;
  feeAny: string;
}

type Format = Parameters<typeof formatPrice>[1];

/**
 * A fee table by merchandise total, without rows that have no charges.
 * @param columns each band's charges in cents, by column.
 * @param labels `{0}` is an amount.
 */
export function feeTable<B extends Band>(
  bands: readonly B[],
  columns: readonly ((band: B) => number | undefined)[],
  labels: FeeLabels,
  format: Format,
): FeeRow[] {
  const sorted = [...bands].sort((one, other) => one.from - other.from);
  const price = (cents: number) => formatPrice(cents, format);
  const labelOf = ({ from }: B, next?: B) => {
    if (next && from === 0) return labels.feeUpTo.replace('{0}', () => price(next.from - 1));
    if (next) return `${price(from)} – ${price(next.from - 1)}`;
    return from === 0 ? labels.feeAny : labels.feeOver.replace('{0}', () => price(from));
  };
  return sorted
    .map((band, index) => ({
      label: labelOf(band, sorted[index + 1]),
      charges: columns.map((column) => column(band)),
    }))
    .filter(({ charges }) => charges.some((cents) => cents !== undefined));
}

/** The sum of both charges, if both are known. */
export function sumOf(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one + other;
}

interface Zone {
  /** Prefixes of its postal codes. */
  postalCodes: readonly string[];
}

/** The zone of a ZIP or postal code: the one with the longest matching prefix; undefined outside all zones. */
export function zoneOf<Z extends Zone>(code: string, zones: readonly Z[]): Z | undefined {
  const plain = squeezed(code);
  let found: Z | undefined;
  let length = 0;
  for (const zone of zones)
    for (const beginning of zone.postalCodes.map(squeezed))
      if (beginning.length > length && plain.startsWith(beginning)) {
        found = zone;
        length = beginning.length;
      }
  return found;
}

function squeezed(code: string): string {
  return code.replaceAll(' ', '').toUpperCase();
}

interface Place {
  latitude: number;
  longitude: number;
}

/** Size of the map of the contiguous states, in Albers' equal-area projection as the Census Bureau draws them. */
export const shippingMap = { width: 337, height: 216 };

const radians = Math.PI / 180;
const sine = (degrees: number) => Math.sin(degrees * radians);

// The standard parallels are 29.5° and 45.5° north, the central meridian is 96° west.
const cone = (sine(29.5) + sine(45.5)) / 2;
const constant = 1 + sine(29.5) * sine(45.5);
const unitsPerRadius = 455;
// The centre of the parallels on the map, far above it.
const apex = { x: 171.8, y: -477.1 };

/** The position of a place on the map; undefined outside it. */
export function onMap({ latitude, longitude }: Place): { x: number; y: number } | undefined {
  const radius = (unitsPerRadius * Math.sqrt(constant - 2 * cone * sine(latitude))) / cone;
  const angle = cone * (longitude + 96) * radians;
  const x = Math.round(apex.x + radius * Math.sin(angle));
  const y = Math.round(apex.y + radius * Math.cos(angle));
  const isOn = x >= 0 && y >= 0 && x <= shippingMap.width && y <= shippingMap.height;
  return isOn ? { x, y } : undefined;
}
