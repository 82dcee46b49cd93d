import * as v from 'valibot';
import { type AnswerOf, declareCall, failsInPlace } from '../call.ts';
import { filledText, identifier, requiredTolerantList, shown, shownFlag, shownText } from '../fields.ts';

/** A store and its stock of one product. Texts are the server's own (decision 4). */
const store = v.object({
  storeNumber: identifier,
  name: shownText,
  city: shown(v.string()),
  state: shown(v.string()),
  /** "2.4 miles". */
  distance: shown(v.string()),
  isAvailable: v.boolean(),
  /** "In stock", "Only 2 left", "Not in stock". */
  availabilityMessage: shown(v.string()),
  isOnDisplay: shownFlag,
});

export type AvailableStore = v.InferOutput<typeof store>;

const yesOrNo = v.optional(v.boolean(), false);

export const getStoreAvailability = declareCall({
  name: 'getStoreAvailability',
  service: 'browse',
  method: 'POST',
  path: '/browse/storeavailability/GetAvailabilityData',
  payload: v.object({
    sku: identifier,
    zip: filledText,
    onlyAvailStores: yesOrNo,
    includeOnlyBopsEnabled: yesOrNo,
    onDisplay: yesOrNo,
  }),
  answer: v.object({ stores: requiredTolerantList(store), message: shown(v.string()) }),
  // It only reads, but sends the token like every POST of checkout §7.
  changesState: true,
  mayRetry: true,
  failure: failsInPlace,
  source: 'checkout §3, §7.4',
  about: 'The stores near a ZIP or postal code, nearest first, with their stock of a product.',
});

export type StoreAvailability = AnswerOf<typeof getStoreAvailability>;

export const resetSelectedStore = declareCall({
  name: 'resetSelectedStore',
  service: 'browse',
  action: 'reset the selected store',
  method: 'POST',
  path: '/browse/storeavailability/resetbasketselectedstore',
  payload: v.object({}),
  answer: v.object({ isSuccess: v.boolean(), message: shown(v.string()) }),
  changesState: true,
  mayRetry: true,
  failure: failsInPlace,
  source: 'checkout §7.4',
  about: 'Resets the basket’s pickup store.',
});

/** A popup's server markup, sanitised before it is inserted (decision 12). */
const popup = v.object({ title: shown(v.string()), html: v.string() });

export type StorePopup = v.InferOutput<typeof popup>;

export const getStoreLocationDetail = declareCall({
  name: 'getStoreLocationDetail',
  service: 'browse',
  action: 'get a store’s location',
  method: 'POST',
  path: '/browse/popup/StoreLocationDetail/0/',
  payload: v.object({ storeNumber: identifier }),
  answer: popup,
  changesState: true,
  mayRetry: true,
  failure: failsInPlace,
  source: 'checkout §7.4',
  about: 'Address, hours and telephone of one store, as markup.',
});

export const getStoreLocationDetailList = declareCall({
  name: 'getStoreLocationDetailList',
  service: 'browse',
  action: 'get the stores’ locations',
  method: 'POST',
  path: '/browse/popup/StoreLocationDetailList',
  payload: v.object({ storeNumbers: v.pipe(v.array(identifier), v.nonEmpty()) }),
  answer: popup,
  changesState: true,
  mayRetry: true,
  failure: failsInPlace,
  source: 'checkout §7.4',
  about: 'Address, hours and telephone of several stores, as markup.',
});
