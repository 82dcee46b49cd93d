import * as v from 'valibot';
import { type AnswerOf, asksToSignIn, declareCall } from '../call.ts';
import { count, identifier, maybe } from '../fields.ts';

const registry = v.object({
  grId: identifier,
  name: v.pipe(v.string(), v.nonEmpty()),
  /** The kind of registry, such as `br` for a bridal one (checkout §2.2). */
  type: maybe(v.string()),
  /** As it is shown: the server knows the locale. */
  formattedEventDate: maybe(v.string()),
});

export type Registry = v.InferOutput<typeof registry>;

export const getRegistries = declareCall({
  name: 'getRegistries',
  service: 'registry',
  action: 'get registries',
  method: 'GET',
  path: '/gift-registry/api/list',
  payload: v.object({}),
  answer: v.object({
    registries: v.array(registry),
    /** Whether the checklists of this shop can be worked in (checkout §2.2). */
    isInteractiveChecklistEnabled: v.nullish(v.boolean(), false),
  }),
  changesState: false,
  mayRetry: true,
  cache: 'no-store',
  failure: asksToSignIn,
  source: 'checkout §7.5, decision 5',
  about: 'The registries of the shopper who is signed in; 401 where nobody is.',
});

export type Registries = AnswerOf<typeof getRegistries>;

/** One item to add; the names are the server's (checkout §3). Quantity is 1 per press. */
export const addRegistryItem = v.object({
  Sku: v.pipe(v.string(), v.nonEmpty()),
  Quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  GrId: v.pipe(v.string(), v.nonEmpty()),
});

export type AddRegistryItem = v.InferOutput<typeof addRegistryItem>;

const addedItem = v.object({
  name: v.string(),
  sku: identifier,
  /** How many were added. */
  quantity: count,
  formattedPrice: v.string(),
  imagePath: v.string(),
  /**
   * How many of it that one registry holds now. What a button shows is over all registries of the shopper: what the page
   * said when it was made and what was added since, or the sum of these totals where that is more.
   */
  totalQuantity: maybe(count),
});

export const addRegistryItems = declareCall({
  name: 'addRegistryItems',
  service: 'registry',
  action: 'add to registry',
  method: 'POST',
  path: '/gift-registry/api/add-items',
  payload: v.pipe(v.array(addRegistryItem), v.minLength(1)),
  answer: v.pipe(
    v.object({
      isSuccess: v.boolean(),
      items: v.nullish(v.array(addedItem), []),
      /** How many pieces the registry holds now; the page event leaves its count out where this is missing. */
      registryCount: maybe(count),
      /** What the server says to the shopper where it refuses. */
      message: maybe(v.string()),
    }),
    v.check((answer) => !answer.isSuccess || answer.items.length > 0, 'a successful add names its items'),
  ),
  changesState: true,
  mayRetry: true,
  failure: asksToSignIn,
  source: 'checkout §7.5, decision 5',
  about: 'Adds items to a registry; answers what was added, for the layer. 401 where nobody is signed in.',
});

export type AddRegistryItemsAnswer = AnswerOf<typeof addRegistryItems>;
