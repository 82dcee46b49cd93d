import * as v from 'valibot';
import {
  count,
  filledText,
  identifier,
  maybe,
  requiredTolerantList,
  shown,
  shownFlag,
  shownOr,
  tolerantList,
  wholeList,
} from '../fields.ts';
import { browseModel } from '../product/browse-model.ts';
import { productPicture } from '../product/pictures.ts';
import { availability } from '../product/product-fields.ts';

const text = shown(v.string());

/** A chosen option as it is sent (checkout §3). */
export const selection = v.object({
  optionCode: identifier,
  optionType: v.string(),
  choiceCode: identifier,
  source: v.picklist([0, 1]),
  optionSequence: count,
});

/** The chosen options in a query string: a JSON list. */
export const choicesJson = v.pipe(
  v.string(),
  v.description(
    'A JSON list of the chosen options: {optionCode, optionType, choiceCode, source, optionSequence} each.',
  ),
  v.parseJson(),
  v.array(selection),
);

/**
 * A value of an option, such as a fabric (checkout §3).
 * @property title Its name, such as “Ink Velvet”.
 * @property text A sentence about it.
 * @property matchingSkus The products that can have it: two values can be combined if they have a product in common. Left
 *   out or empty, it can be combined with any.
 * @property images The first is the swatch; the others show the cloth large.
 * @property availability Whether it can be ordered now (decision 103); an unavailable value is still listed.
 * @property availabilityMessage Why it cannot be ordered, or from when, in the server's words.
 * @property formattedPrice The price of the product with it; `formattedPriceDifference` is against the cheapest choice.
 * @property deliveryText When it can be delivered with it.
 * @property isQuickship Ready to leave the workshop soon.
 * @property sampleSku A sample of the cloth, which `addItems` adds; free where `formattedSamplePrice` is left out.
 * @property keywords Further words to find it by, such as “blue performance”.
 */
export const optionChoice = v.object({
  code: identifier,
  title: filledText,
  text,
  isSelected: shownFlag,
  matchingSkus: tolerantList(identifier),
  images: tolerantList(productPicture),
  availability: shown(availability),
  availabilityMessage: text,
  formattedPrice: text,
  formattedPriceDifference: text,
  deliveryText: text,
  isQuickship: shownFlag,
  sampleSku: maybe(identifier),
  formattedSamplePrice: text,
  keywords: text,
});

export type OptionChoice = v.InferOutput<typeof optionChoice>;

/** Choices under a title of their own, such as the fabrics of one grade. */
export const choiceGroup = v.object({ title: text, choices: requiredTolerantList(optionChoice) });

export type ChoiceGroup = v.InferOutput<typeof choiceGroup>;

/** A value of a filter: its key in the query string, and how many choices have it. */
const filterValue = v.object({ key: filledText, title: filledText, count: shown(count) });

/** A filter of fabrics, such as colour; `key` is its parameter in the query string. */
const fabricFilter = v.object({
  key: v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]*$/)),
  title: filledText,
  values: tolerantList(filterValue),
});

export type FabricFilter = v.InferOutput<typeof fabricFilter>;

/** A way to sort fabrics, in the server's words (decision 102). */
const fabricSort = v.object({ key: filledText, title: text });

/**
 * The sort and the filters that the choices of a group are shown by (checkout §3).
 * @property filters The chosen values by the filter's key.
 * @property filtersCount The number of chosen values.
 * @property firstCapApplied The server has cut the list to its first choices (decision 102).
 */
const activeFilterSort = v.object({
  sort: shown(v.string()),
  filters: shownOr(v.record(v.string(), tolerantList(v.string())), {}),
  filtersCount: shown(count),
  firstCapApplied: shownFlag,
});

/** The choices of one option under filters and a sort: what `getChoiceGroups` answers. */
export const filteredChoices = {
  fabricChoiceGroups: requiredTolerantList(choiceGroup),
  filters: tolerantList(fabricFilter),
  sorts: tolerantList(fabricSort),
  activeFilterSort: shown(activeFilterSort),
  /** Which of the two is open at first on a phone; neither if it is left out (decision 119). */
  sortFilterType: shown(v.picklist(['sort', 'filter'])),
  /** The number of choices that the first cap cut off. */
  remainingFabricChoiceCount: shown(count),
};

/**
 * An option of a special-order product (checkout §3).
 * @property optionType `fabric` and `leather` are chosen by swatch, in a layer with filters; any other is a list.
 * @property source 0 or 1; it and `optionSequence` go back unchanged (decision 102).
 */
export const optionGroup = v.object({
  optionCode: identifier,
  optionType: v.string(),
  source: shownOr(v.picklist([0, 1]), 0),
  optionSequence: shownOr(count, 0),
  title: filledText,
  text,
  ...filteredChoices,
});

export type OptionGroup = v.InferOutput<typeof optionGroup>;

/**
 * The special-order state of a product (checkout §3): what the page gives as `data-model`, and what `getBrowseDto`
 * answers.
 * @property browseDto The product with the chosen options; left out while options are missing. With it in the page's
 *   `data-model`, going back to the first choices needs no request.
 * @property formattedFromPrice The lowest price, while not all options are chosen.
 */
export const specialOrderModel = {
  browseDto: maybe(browseModel),
  optionGroups: requiredTolerantList(optionGroup),
  outputCacheString: maybe(v.string()),
  formattedFromPrice: text,
};

/** Choices that are ready to ship soon, as one set (decision 119). */
export const quickshipItem = v.object({
  sku: identifier,
  choices: wholeList(selection),
  title: filledText,
  formattedPrice: text,
  deliveryText: text,
  imagePath: text,
  availability: shown(availability),
});

export type QuickshipItem = v.InferOutput<typeof quickshipItem>;
