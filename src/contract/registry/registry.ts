import * as v from 'valibot';
import { type AnswerOf, asksToSignIn, declareCall } from '../call.ts';
import {
  count,
  filledText,
  identifier,
  requiredTolerantList,
  shown,
  shownFlag,
  tolerantList,
} from '../fields.ts';

const registry = v.object({
  grId: identifier,
  name: filledText,
  /** The kind of registry, such as `br` for a bridal one (checkout §2.2). */
  type: shown(v.string()),
  /** Formatted by the server, which knows the locale. */
  formattedEventDate: shown(v.string()),
});

export type Registry = v.InferOutput<typeof registry>;

export const getRegistries = declareCall({
  name: 'getRegistries',
  service: 'registry',
  method: 'GET',
  path: '/gift-registry/api/list',
  payload: v.object({}),
  answer: v.object({
    registries: requiredTolerantList(registry),
    /** Whether this shop's checklists can be edited (checkout §2.2). */
    isInteractiveChecklistEnabled: shownFlag,
  }),
  changesState: false,
  mayRetry: false,
  cache: 'no-store',
  failure: asksToSignIn,
  source: 'checkout §7.5, decision 5',
  about: 'The registries of the signed-in shopper; 401 without a sign-in.',
});

export type Registries = AnswerOf<typeof getRegistries>;

/** One item to add, with the server's field names (checkout §3). Each press adds a quantity of 1. */
export const addRegistryItem = v.object({
  Sku: filledText,
  Quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  GrId: filledText,
});

export type AddRegistryItem = v.InferOutput<typeof addRegistryItem>;

const addedItem = v.object({
  sku: identifier,
  /** The quantity added. */
  quantity: count,
  // The item is in the registry even if nothing of the following can be shown (decision 65).
  name: shown(v.string()),
  formattedPrice: shown(v.string()),
  imagePath: shown(v.string()),
  /**
   * The quantity in that registry now. A button shows the sum over all registries of the shopper: the count rendered
   * by the server plus later adds, or the sum of these totals if that is greater.
   */
  totalQuantity: shown(count),
});

/** What the shopper's registries have of a product, in an answer or from the page (checkout §3). */
export const registryAdded = v.object({
  sku: identifier,
  /** The family it was added from; any if left out. */
  familyId: shown(identifier),
  totalQty: count,
});

export const addRegistryItems = declareCall({
  name: 'addRegistryItems',
  service: 'registry',
  action: 'add to registry',
  method: 'POST',
  path: '/gift-registry/api/add-items',
  payload: v.pipe(v.array(addRegistryItem), v.nonEmpty()),
  answer: v.object({
    isSuccess: v.boolean(),
    items: tolerantList(addedItem),
    /** The totals in that registry, if the items carry none. */
    registryAddedData: tolerantList(registryAdded),
    /** The number of pieces in the registry; if missing, the page event has no count. */
    registryCount: shown(count),
    /** The server's message for the shopper if it refuses. */
    message: shown(v.string()),
  }),
  changesState: true,
  mayRetry: true,
  isKeyed: true,
  failure: asksToSignIn,
  source: 'checkout §7.5, decision 5',
  about: 'Adds items to a registry; the answer has the added items, for the layer. 401 without a sign-in.',
});

export type AddRegistryItemsAnswer = AnswerOf<typeof addRegistryItems>;
