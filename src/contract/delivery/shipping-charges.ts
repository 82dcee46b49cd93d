import * as v from 'valibot';
import { cents, maybe } from '../fields.ts';

/** A charge in cents, 0 or more. A missing one is not shown. */
const charge = maybe(v.pipe(cents, v.minValue(0)));
const text = v.pipe(v.string(), v.nonEmpty());

/** The charges for in-home delivery in one zone around a shipping point. */
const zone = v.object({
  name: text,
  /** The zone in words: `Up to 50 miles`. */
  places: maybe(text),
  /** Prefixes of the ZIP or postal codes in it: `606`, `M5V`. */
  postalCodes: v.nullish(v.array(text), []),
  charge,
});

/** A city that deliveries start from, and its coordinates. */
const shippingPoint = v.object({
  city: text,
  latitude: v.number(),
  longitude: v.number(),
});

const destination = v.object({ name: text, charge, days: maybe(text) });

/** The charges from this merchandise total up to the next band's. */
const band = v.object({
  from: v.pipe(cents, v.minValue(0)),
  standard: charge,
  /** For two-day delivery. */
  premium: charge,
  express: charge,
});

/** When deliveries arrive, in the server's words (checkout §3). */
const deliveryDays = v.object({
  standard: maybe(text),
  poBox: maybe(text),
  fpoApo: maybe(text),
  twoDay: maybe(text),
  nextDay: maybe(text),
  nonContinental: maybe(text),
  rush: maybe(text),
});

/** All shipping figures, given by the page in integer cents; every one is optional (checkout §2.2). */
export const shippingCharges = v.object({
  bands: v.nullish(v.array(band), []),
  /** On top of a band’s standard charge, for Alaska, Hawaii and territories (checkout §9). */
  nonContinentalExtra: charge,
  localInHome: maybe(
    v.object({
      zones: v.nullish(v.array(zone), []),
      shippingPoints: v.nullish(v.array(shippingPoint), []),
    }),
  ),
  longDistanceInHome: maybe(v.object({ charge, zones: v.nullish(v.array(zone), []) })),
  flatRate: maybe(v.object({ charge, freeShippingThreshold: charge })),
  giftCard: maybe(v.object({ charge })),
  international: maybe(v.object({ destinations: v.nullish(v.array(destination), []) })),
  oversizeSurcharge: charge,
  deliveryDays: maybe(deliveryDays),
});

export type ShippingCharges = v.InferOutput<typeof shippingCharges>;

/** The shipping of one item (checkout §3). */
export const shippingMessage = v.object({
  deliveryCharge: charge,
  freeShippingThreshold: charge,
  isFreeShipping: v.nullish(v.boolean(), false),
  /** The surcharge for this item. */
  addCharge: charge,
  zipCode: maybe(text),
  isCanada: maybe(v.boolean()),
  isLowRate: v.nullish(v.boolean(), false),
  isQuotableGround: v.nullish(v.boolean(), false),
  quotableGroundShippingAmount: charge,
});

export type ShippingMessage = v.InferOutput<typeof shippingMessage>;
