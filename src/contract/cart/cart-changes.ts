import * as v from 'valibot';
import { type Call, declareCall, failsInPlace, failsQuietly } from '../call.ts';
import {
  cents,
  count,
  filledText,
  identifier,
  maybe,
  requiredTolerantList,
  shown,
  shownOr,
} from '../fields.ts';

/** The answer of every change: the cart itself is read again afterwards (cart §4). */
const changed = v.object({
  isSuccess: v.boolean(),
  /** The server's reason for a refusal. */
  message: shown(v.string()),
});

/** A change of the cart. If it is not keyed it is idempotent, so a lost answer may be retried (decision 9). */
const base = {
  service: 'cart',
  method: 'POST',
  changesState: true,
  mayRetry: true,
  failure: failsInPlace,
  answer: changed,
  source: 'cart §7, decision 5',
} satisfies Partial<Call>;

/** `id` is the line's. */
const ofLine = v.object({ id: identifier });

export const removeItem = declareCall({
  ...base,
  name: 'removeItem',
  path: '/api/cart/remove-item',
  payload: ofLine,
  about: 'Removes a line from the cart. A line that is gone already is no error.',
});

export const updateItem = declareCall({
  ...base,
  name: 'updateItem',
  path: '/api/cart/update-item',
  payload: v.object({
    id: identifier,
    quantity: v.optional(v.pipe(count, v.minValue(1))),
    /** The id that `saveDesign` answered. */
    personalizationId: v.optional(v.string()),
    /** The text of a personalization that the shop does not make in house. */
    personalizationText: v.optional(v.string()),
  }),
  about:
    'Sets the quantity of a line, or its personalization: only of a line that came with `editablePersonalization`.',
});

export const saveForLater = declareCall({
  ...base,
  name: 'saveForLater',
  path: '/api/cart/save-for-later',
  payload: ofLine,
  about: 'Moves a line to the items saved for later.',
});

export const moveToCart = declareCall({
  ...base,
  name: 'moveToCart',
  path: '/api/cart/move-to-cart',
  payload: ofLine,
  isKeyed: true,
  about: 'Moves a saved item back to the cart.',
});

export const removeFromSaved = declareCall({
  ...base,
  name: 'removeFromSaved',
  path: '/api/cart/remove-from-saved',
  payload: ofLine,
  about: 'Removes an item saved for later.',
});

export const updateShipMethod = declareCall({
  ...base,
  name: 'updateShipMethod',
  path: '/api/cart/update-ship-method',
  payload: v.object({
    id: identifier,
    shipMethod: v.optional(count),
    isPickupSelected: v.optional(v.boolean()),
  }),
  about: 'Chooses how a line is shipped, or that it is picked up at the store.',
});

export const removeInstallationService = declareCall({
  ...base,
  name: 'removeInstallationService',
  path: '/api/cart/remove-installation-service',
  payload: ofLine,
  about: 'Orders a line without its installation.',
});

export const addDonation = declareCall({
  ...base,
  name: 'addDonation',
  path: '/api/cart/add-donation',
  payload: v.object({ amount: v.pipe(cents, v.minValue(0)) }),
  isKeyed: true,
  about: 'Sets the donation to this many cents; 0 takes it back.',
});

export const applyZip = declareCall({
  ...base,
  name: 'applyZip',
  path: '/api/cart/apply-zip',
  payload: v.object({ zipCode: filledText }),
  about: 'Estimates tax and shipping for a ZIP or postal code.',
});

export const removePromo = declareCall({
  ...base,
  name: 'removePromo',
  action: 'remove promo code',
  path: '/api/cart/remove-promo',
  payload: v.object({}),
  about: 'Takes back the promo code.',
});

export const applyPromo = declareCall({
  ...base,
  name: 'applyPromo',
  action: 'apply promo code',
  path: '/api/cart/apply-promo',
  payload: v.object({ promoCode: filledText }),
  answer: v.object({
    ...changed.entries,
    /** About the code (cart §5). */
    promoErrorMessage: shown(v.string()),
    /** About the cart that it is applied to. */
    cartErrorMessage: shown(v.string()),
  }),
  about: 'Applies a promo code to the cart.',
});

export const getEstimatedDeliveryDate = declareCall({
  ...base,
  name: 'getEstimatedDeliveryDate',
  action: 'estimated delivery date',
  path: '/api/cart/estimated-delivery-date',
  payload: v.object({ locationId: v.optional(identifier), zipCode: v.optional(v.string()) }),
  answer: v.pipe(
    v.object({
      /** False if the dates cannot be had; only then `lineItems` may be missing. */
      isSuccess: shownOr(v.boolean(), true),
      message: shown(v.string()),
      lineItems: maybe(requiredTolerantList(v.object({ id: identifier, edd: shown(v.string()) }))),
    }),
    v.check(({ isSuccess, lineItems }) => !isSuccess || !!lineItems, 'lineItems'),
  ),
  // A read, although it is posted: a failure is logged, and a text shows instead of the dates (cart §8).
  changesState: false,
  failure: failsQuietly,
  about: 'When each line arrives at a ZIP code or, if it is picked up, is ready at its store.',
});
