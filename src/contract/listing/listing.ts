import * as v from 'valibot';
import { availabilityFilters } from '../../domain/listing/listing-filters.ts';
import { tilesLimit } from '../../domain/listing/listing-limits.ts';
import { listingSorts, listingTake, uniqueId } from '../../domain/listing/listing-query.ts';
import { type Call, declareCall, failsInPlace } from '../call.ts';
import {
  cents,
  count,
  describedWhole,
  guardFlag,
  hexColor,
  identifier,
  link,
  maybe,
  requiredTolerantList,
  shown,
  shownFlag,
  shownOr,
  shownText,
  tolerantList,
} from '../fields.ts';
import { cardFields } from '../product/product-fields.ts';

/** `{facetId}_{id}` for a value, `{facetId}_{low}-{high}` for a range; the only form of a filter in a URL. */
const filterId = v.pipe(v.string(), v.regex(uniqueId));

/** A value of a facet, or a range (checkout §3). */
const filterItem = v.object({
  id: identifier,
  name: v.string(),
  facetId: identifier,
  uniqueId: filterId,
  selected: shownFlag,
  /** No product matches it under the other facets' filters: shown, but cannot be chosen. */
  disabled: shownFlag,
  /** The number of matching products under the other facets' filters. */
  itemCount: shown(count),
  isRange: shownFlag,
  /** Whole dollars or inches (decision 40); one end may be open. */
  lowRange: shown(v.number()),
  highRange: shown(v.number()),
  /** `#rrggbb` of a color. */
  hex: shown(hexColor),
});

const facet = v.object({
  id: identifier,
  name: v.string(),
  filterItems: requiredTolerantList(filterItem),
  isExpanded: shownFlag,
  /** Whether further values are behind “Show more”; if missing, their number decides (decision 39). */
  hasShowMore: shown(v.boolean()),
  /** The shopper can enter a range of prices, in whole dollars. */
  isRangeFilterVisible: shownFlag,
  /** The shopper can enter a range of widths, in whole inches. */
  isWidthFilterVisible: shownFlag,
  /** The lowest and highest values, in the range's unit. */
  minValue: shown(v.number()),
  maxValue: shown(v.number()),
});

const swatch = v.object({
  name: v.string(),
  hex: hexColor,
  /** The product in this color, as `addItems` takes it: the swatch can be chosen on the tile. */
  optionChoiceParameter: maybe(v.string()),
  /** The product's picture in this color; if missing, a choice leaves the tile's picture as it is. */
  imagePath: shown(v.string()),
  imagePathHiRes: shown(v.string()),
  /** The product's page in this color; if missing, the tile's own. */
  url: link,
});

/** A product of a listing, as its tile shows it (checkout §7.5). */
const miniset = v.object({
  sku: identifier,
  name: v.string(),
  formattedPrice: shownText,
  price: shown(cents),
  /** The regular price, struck through, if the product is on sale. */
  formattedListPrice: shown(v.string()),
  imagePath: shownText,
  imagePathHiRes: shown(v.string()),
  navigateUrl: link,
  badge: shown(v.string()),
  swatches: tolerantList(swatch),
  /** The number of all swatches, if not all are sent. */
  swatchCount: shown(count),
  isInStock: shownOr(v.boolean(), true),
  optionChoiceParameter: maybe(v.string()),
  customOrderConfirmation: shown(v.object({ hasCustomOrderConfirmation: guardFlag })),
  ...cardFields,
  /** Rows of the comparison in `compare-list`: a label and its text each. */
  facts: tolerantList(v.array(v.string())),
});

export const sortsSchema = requiredTolerantList(v.picklist(listingSorts));
export const availabilitiesSchema = requiredTolerantList(v.picklist(availabilityFilters));

/** The answer of all three listing calls. */
const listing = v.object({
  minisets: requiredTolerantList(miniset),
  facets: tolerantList(facet),
  /** The total number of products found, not only those sent. */
  totalCount: count,
  /** The number of products before the first one sent. */
  skip: shownOr(count, 0),
  sortBy: shown(v.string()),
  /** If missing, the page's layout stays. */
  isWideLayout: shown(v.boolean()),
  /** The kids' part of the shop; if missing, as the page has it. */
  isKids: shown(v.boolean()),
  /** The sort orders that are offered; all if left out. */
  sorts: shown(sortsSchema),
  /** The filters by availability that are offered; none if the list is empty, all if it is left out. */
  availabilities: shown(availabilitiesSchema),
});

export const facetsSchema = requiredTolerantList(facet);
export const minisetsSchema = requiredTolerantList(miniset);
export type FilterItem = v.InferOutput<typeof filterItem>;
export type Facet = v.InferOutput<typeof facet>;
export type Swatch = v.InferOutput<typeof swatch>;
export type Miniset = v.InferOutput<typeof miniset>;
export type ListingAnswer = v.InferOutput<typeof listing>;

const text = v.optional(v.string());
/** Requests the page's model from its own URL, instead of its HTML; never in the shopper's URL (decision 37). */
const isModelOnly = v.picklist(['true']);
const filters = v.optional(
  v.pipe(
    v.string(),
    v.description(
      'The unique ids of the filters, separated by commas, such as `color_slate,price_-500`. Values of one facet widen the list, facets narrow it.',
    ),
  ),
);
const sortBy = v.optional(v.picklist(listingSorts));
const availability = v.optional(
  v.pipe(v.picklist(['pickup']), v.description('Only products that can be picked up in a store.')),
);
const skip = v.optional(describedWhole('The number of products before the first one.'));
const take = v.optional(
  describedWhole(
    `The number of products wanted, at most ${tilesLimit.most}: the host’s \`data-page-size\`, or ${listingTake}, for each page shown.`,
  ),
);
const isOn = v.optional(v.picklist(['true']));

const shared = {
  method: 'GET',
  // A listing is requested at its own page's URL.
  path: '',
  hasBase: true,
  answer: listing,
  changesState: false,
  mayRetry: false,
} satisfies Partial<Call>;

export const getProductListing = declareCall({
  ...shared,
  service: 'browse',
  name: 'getProductListing',
  place: '/{category}',
  action: 'get the product listing',
  payload: v.object({
    categoryId: text,
    facets: filters,
    sortBy,
    availability,
    isModelOnly,
    skip,
    take,
    serviceEnvironment: text,
  }),
  failure: failsInPlace,
  source: 'checkout §7.5, decision 37',
  about:
    'The products of a category that match the filters, with every facet counted under the others’ filters.',
});

export const getSearchListing = declareCall({
  ...shared,
  service: 'browse',
  name: 'getSearchListing',
  place: '/search',
  action: 'get the search results',
  payload: v.object({
    query: text,
    grid: text,
    grdata: text,
    sortBy,
    facet: filters,
    isKids: isOn,
    isReadyToShipAvailabilityOn: isOn,
    availability,
    isModelOnly,
    skip,
    take,
  }),
  failure: failsInPlace,
  source: 'checkout §7.5, decision 37',
  about: 'The products of a search that match the filters.',
});

export const getSeoListing = declareCall({
  ...shared,
  service: 'browse',
  name: 'getSeoListing',
  place: '/shop/{landing-page}',
  action: 'get the listing',
  payload: v.object({ sortBy, facet: filters, isModelOnly, skip, take }),
  failure: failsInPlace,
  source: 'checkout §7.5, decision 37',
  about: 'The products of a landing page that match the filters.',
});
