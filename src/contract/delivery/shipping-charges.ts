import * as v from 'valibot';
import { declareCall, failsInPlace } from '../call.ts';
import { count, filledText, shown, shownFlag, tolerantList } from '../fields.ts';

/** A charge in cents, 0 or more. A missing one is not shown, and neither is one with a fraction, which may be in dollars. */
const charge = shown(count);

/** The charges for in-home delivery in one zone around a shipping point. */
const zone = v.object({
  name: filledText,
  /** The zone in words: `Up to 50 miles`. */
  places: shown(filledText),
  /** Prefixes of the ZIP or postal codes in it: `606`, `M5V`. */
  postalCodes: tolerantList(filledText),
  charge,
});

/** A city that deliveries start from, and its coordinates. */
const shippingPoint = v.object({
  city: filledText,
  latitude: v.number(),
  longitude: v.number(),
});

const destination = v.object({ name: filledText, charge, days: shown(filledText) });

/** The charges from this merchandise total up to the next band's. */
const band = v.object({
  from: count,
  standard: charge,
  /** For two-day delivery. */
  premium: charge,
  express: charge,
});

/** When deliveries arrive, in the server's words (checkout §3). */
const deliveryDays = v.object({
  standard: shown(filledText),
  poBox: shown(filledText),
  fpoApo: shown(filledText),
  twoDay: shown(filledText),
  nextDay: shown(filledText),
  nonContinental: shown(filledText),
  rush: shown(filledText),
});

/** All shipping figures, given by the page in integer cents; every one is optional (checkout §2.2). */
export const shippingCharges = v.object({
  bands: tolerantList(band),
  /** On top of a band’s standard charge, for Alaska, Hawaii and territories (checkout §9). */
  nonContinentalExtra: charge,
  localInHome: shown(
    v.object({
      zones: tolerantList(zone),
      shippingPoints: tolerantList(shippingPoint),
    }),
  ),
  longDistanceInHome: shown(v.object({ charge, zones: tolerantList(zone) })),
  flatRate: shown(v.object({ charge, freeShippingThreshold: charge })),
  giftCard: shown(v.object({ charge })),
  international: shown(v.object({ destinations: tolerantList(destination) })),
  oversizeSurcharge: charge,
  deliveryDays: shown(deliveryDays),
});

export type ShippingCharges = v.InferOutput<typeof shippingCharges>;

const hasFigures = (charges: ShippingCharges) =>
  Object.values(charges).some((figure) => figure !== undefined && !(Array.isArray(figure) && !figure.length));

/** The figures from a URL or a linked page; an object without a single figure is refused. */
export const shippingChargesFound = v.pipe(shippingCharges, v.check(hasFigures, 'at least one figure'));

/** The id of the JSON script with the figures, in the page of an opener or in the one that it links to. */
export const shippingChargesScript = 'storefront-shipping-charges';

/** The text of that script, if the page has it. */
function scriptIn(text: string): string | undefined {
  return new RegExp(`<script[^>]*\\sid=["']?${shippingChargesScript}["'\\s>][^]*?</script`, 'i')
    .exec(text)?.[0]
    .replace(/^[^>]*>|<\/script$/gi, '');
}

/** The path of the reference backend, for openers without figures, URL and link. */
export const getShippingCharges = declareCall({
  name: 'getShippingCharges',
  service: 'browse',
  action: 'get the shipping charges',
  method: 'GET',
  path: '/api/shipping-charges',
  payload: v.object({}),
  answer: shippingChargesFound,
  jsonIn: scriptIn,
  changesState: false,
  mayRetry: false,
  failure: failsInPlace,
  source: 'checkout §2.2',
  about:
    'The shipping figures in integer cents: as JSON or, from the page that an opener links to, in its JSON script `#storefront-shipping-charges`.',
});

/** The shipping of one item (checkout §3). */
export const shippingMessage = v.object({
  deliveryCharge: charge,
  freeShippingThreshold: charge,
  isFreeShipping: shownFlag,
  /** The surcharge for this item. */
  addCharge: charge,
  zipCode: shown(filledText),
  isCanada: shown(v.boolean()),
  isLowRate: shownFlag,
  isQuotableGround: shownFlag,
  quotableGroundShippingAmount: charge,
});

export type ShippingMessage = v.InferOutput<typeof shippingMessage>;
