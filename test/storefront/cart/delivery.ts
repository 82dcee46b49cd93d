import { shipMethods } from '../../../src/domain/delivery/ship-methods.ts';
import { type Figures, figuresOf } from '../shipping/figures.ts';
import { shipMethodOf } from '../shipping/ship-method.ts';
import type { Shop } from '../shop.ts';
import { pickupStore, type Store } from '../stores.ts';
import type { View } from '../view.ts';
import { choicesOf } from './choices.ts';
import { hasCartCondition } from './conditions.ts';
import type { CartLine } from './lines.ts';
import type { Region } from './regions.ts';

/** The data that the shipping of all lines depends on. */
export interface Shipping {
  figures: Figures;
  place: { zip: string; region: Region } | undefined;
  /** The goods shipped as parcels, in cents: their charge goes by this total. */
  parcelCents: number;
  /** The store where items are picked up; undefined outside the United States. */
  store: Store | undefined;
  /** Delivery dates are not available at the moment (cart §8). */
  isEddOut: boolean;
  /** Standard shipping is free from this total of parcels on, in cents. */
  freeFromCents: number | undefined;
}

/** A way of shipping a line; `charge` in cents, undefined until a ZIP code is known. */
export interface ShipMethodChoice {
  code: number;
  name: string;
  charge: number | undefined;
}

export function shippingOf(shop: Shop, sessionId: string, view: View, lines: readonly CartLine[]): Shipping {
  const { place } = choicesOf(shop, sessionId, view);
  return {
    figures: figuresOf(view),
    place,
    parcelCents: lines
      .filter((line) => isParcel(line) && !line.isPickup)
      .reduce((sum, { totalCents }) => sum + totalCents, 0),
    store: view.country === 'US' ? pickupStore(shop, sessionId, place?.zip) : undefined,
    isEddOut: hasCartCondition(shop, sessionId, 'edd-outage'),
    freeFromCents: hasCartCondition(shop, sessionId, 'free-shipping') ? freeShippingFromCents : undefined,
  };
}

const freeShippingFromCents = 19_900;

export const isParcel = ({ product }: Pick<CartLine, 'product'>): boolean =>
  shipMethodOf(product) === shipMethods.standard;

/** Parcels can be picked up at a store, in the United States. */
export const canPickUp = (line: Pick<CartLine, 'product'>, { country }: View): boolean =>
  country === 'US' && isParcel(line);

/** Whether a line is picked up. Outside the United States it is shipped, even if pickup was chosen there. */
export const isPickedUp = (line: CartLine, { store }: Shipping): boolean =>
  line.isPickup && store !== undefined && isParcel(line);

/** The ship methods to choose from; furniture has only one, which depends on the destination. */
export function shipMethodsOf(line: CartLine, shipping: Shipping): ShipMethodChoice[] {
  if (!isParcel(line)) return [inHomeDelivery(shipping)];
  const goods = shipping.parcelCents + (line.isPickup ? line.totalCents : 0);
  const band = bandOf(shipping.figures, goods);
  const extra = shipping.place?.region.isRemote ? (shipping.figures.nonContinentalExtra ?? 0) : 0;
  return parcelMethods.flatMap(({ key, name }): ShipMethodChoice[] => {
    const charge = band[key];
    if (charge == null) return [];
    if (key !== 'standard') return [{ code: shipMethods[key], name, charge }];
    const isFree = shipping.freeFromCents !== undefined && goods >= shipping.freeFromCents;
    return [{ code: shipMethods[key], name, charge: isFree ? 0 : charge + extra }];
  });
}

/** A line's ship method: the chosen one, or the first if the chosen one is no longer offered. */
export function shipMethodFor(line: CartLine, shipping: Shipping): ShipMethodChoice {
  const offered = shipMethodsOf(line, shipping);
  return offered.find(({ code }) => code === line.shipMethod) ?? offered[0]!;
}

/**
 * The charges of a cart in cents: each method used is charged once. `total` is undefined while one is not known;
 * `standard` is the part for standard parcels.
 */
export function shippingCharges(
  lines: readonly CartLine[],
  shipping: Shipping,
): { total: number | undefined; standard: number } {
  const used = new Map<number, number | undefined>();
  for (const line of lines) {
    if (isPickedUp(line, shipping)) continue;
    const { code, charge } = shipMethodFor(line, shipping);
    used.set(code, charge);
  }
  const charges = [...used.values()];
  return {
    total: charges.includes(undefined) ? undefined : charges.reduce<number>((sum, one) => sum + one!, 0),
    standard: used.get(shipMethods.standard) ?? 0,
  };
}

const parcelMethods = [
  { key: 'standard', name: 'Standard shipping' },
  { key: 'premium', name: 'Premium shipping' },
  { key: 'express', name: 'Express shipping' },
] as const;

function bandOf({ bands }: Figures, cents: number) {
  return bands!.findLast(({ from }) => from <= cents) ?? bands![0]!;
}

function inHomeDelivery({ figures, place }: Shipping): ShipMethodChoice {
  const local = { code: shipMethods.localInHome, name: 'In-home delivery' };
  if (!place) return { ...local, charge: undefined };
  // The longest prefix wins: a zone of a city is inside one of its state.
  const zones = (figures.localInHome?.zones ?? [])
    .flatMap(({ postalCodes = [], charge }) => (postalCodes ?? []).map((prefix) => ({ prefix, charge })))
    .filter(({ prefix }) => place.zip.startsWith(prefix))
    .sort((one, other) => other.prefix.length - one.prefix.length);
  if (zones[0]) return { ...local, charge: zones[0].charge ?? undefined };
  return {
    code: shipMethods.longDistanceInHome,
    name: 'Long-distance in-home delivery',
    charge: figures.longDistanceInHome?.charge ?? undefined,
  };
}
