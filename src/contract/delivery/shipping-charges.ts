import * as v from 'valibot';
import { cents, maybe } from '../fields.ts';

/** A charge: in cents, and never less than nothing. What is left out does not show. */
const charge = maybe(v.pipe(cents, v.minValue(0)));
const text = v.pipe(v.string(), v.nonEmpty());

/** What a delivery into the home costs in one zone round a shipping point. */
const zone = v.object({
  name: text,
  /** Where it is, in words: `Up to 50 miles`. */
  places: maybe(text),
  /** Beginnings of the ZIP or postal codes in it: `606`, `M5V`. */
  postalCodes: v.nullish(v.array(text), []),
  charge,
});

/** A city that deliveries set out from, and where it is on the map. */
const shippingPoint = v.object({
  city: text,
  latitude: v.number(),
  longitude: v.number(),
});

const destination = v.object({ name: text, charge, days: maybe(text) });

/** A merchandise total and what its delivery costs: it holds from here up to the next one. */
const band = v.object({
  from: v.pipe(cents, v.minValue(0)),
  standard: charge,
  /** Two-day. */
  premium: charge,
  express: charge,
});

/** When things come, as the server says it (checkout §3). */
const deliveryDays = v.object({
  standard: maybe(text),
  poBox: maybe(text),
  fpoApo: maybe(text),
  twoDay: maybe(text),
  nextDay: maybe(text),
  nonContinental: maybe(text),
  rush: maybe(text),
});

/** Every figure of shipping, from the page: all of it integer cents, all of it optional (checkout §2.2). */
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

/** What is said of one item’s shipping (checkout §3). */
export const shippingMessage = v.object({
  deliveryCharge: charge,
  freeShippingThreshold: charge,
  isFreeShipping: v.nullish(v.boolean(), false),
  /** On top, for this item. */
  addCharge: charge,
  zipCode: maybe(text),
  isCanada: maybe(v.boolean()),
  isLowRate: v.nullish(v.boolean(), false),
  isQuotableGround: v.nullish(v.boolean(), false),
  quotableGroundShippingAmount: charge,
});

export type ShippingMessage = v.InferOutput<typeof shippingMessage>;
