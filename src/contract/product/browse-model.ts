import * as v from 'valibot';
import { cents, count, filledText, identifier, link, shown, shownFlag, tolerantList } from '../fields.ts';
import { personalization } from '../personalization/personalization.ts';
import { recommendationItem } from '../recommendations/recommendations.ts';
import { dimensions } from './dimensions.ts';
import { productPicture } from './pictures.ts';
import { availability, productFields } from './product-fields.ts';

const text = shown(v.string());

/** A product of a set, which can be added on its own (decision 119). */
const productItem = v.object({
  ...productFields,
  sku: identifier,
  formattedPrice: text,
  imagePath: text,
  navigateUrl: link,
  isNla: shownFlag,
});

/** Products that belong to this one; subgroup 2 holds the special-order items (decision 102). */
const productSubgroup = v.object({ id: count, title: text, items: tolerantList(productItem) });

/** A name and a value, shown as a row among the details (decision 119). */
const property = v.object({ name: filledText, value: filledText });

/**
 * The rewards a product earns, in the server's words (checkout §3).
 * @property rate In percent.
 */
const rewards = v.object({ rate: shown(v.number()), headerRenew: text, messageRenew: text });

/** A chosen option among a product's details. */
const optionChoice = v.object({
  optionCode: identifier,
  choiceCode: identifier,
  optionType: text,
  title: text,
  choiceTitle: text,
});

/**
 * The browse model: a product as its page shows it (checkout §3, decision 119). Everything but `sku` and `name` is only
 * shown: without it, its part of the page stays as the server rendered it.
 * @property specialOrderDetail A sentence below the price.
 * @property optionChoiceParameter The chosen options, as `addItems` takes them.
 * @property url The address of the product with its chosen options: it replaces the page's (decision 45).
 * @property reviewsUrl Where its reviews are; `#reviews` if left out.
 * @property deliveryText When it can be delivered, in the server's words.
 * @property care Server markup.
 * @property superSpecialOrder The page of a wholly custom order.
 * @property isMPDPExpanded The details start open on a page with several products.
 * @property pageShowcase Products for a showcase below it, as recommendations are.
 * @property isStockSku It is in stock, not made to order.
 */
export const browseModel = v.object({
  sku: identifier,
  name: filledText,
  formattedPrice: text,
  formattedListPrice: text,
  price: shown(cents),
  url: link,
  optionChoiceParameter: text,
  optionChoices: tolerantList(optionChoice),
  skuProperty: tolerantList(property),
  selectedSummary: tolerantList(property),
  additionalDetails: tolerantList(property),
  specialOrderDetail: text,
  deliveryText: text,
  lineLevelMessages: tolerantList(filledText),
  care: text,
  rewards: shown(rewards),
  reviewCount: shown(count),
  rating: shown(v.number()),
  reviewsUrl: link,
  availability: shown(availability),
  isNla: shownFlag,
  isStockSku: shownFlag,
  isInstallationServiceRequired: shownFlag,
  installationServiceType: text,
  shipMethod: shown(count),
  isMPDPExpanded: shownFlag,
  pictures: tolerantList(productPicture),
  dimensions: shown(dimensions),
  inHousePersonalization: shown(personalization),
  productItems: tolerantList(productItem),
  productSubgroups: tolerantList(productSubgroup),
  pageShowcase: shown(v.object({ items: tolerantList(recommendationItem), piId: text, title: text })),
  superSpecialOrder: shown(v.object({ url: link, text })),
});

export type BrowseModel = v.InferOutput<typeof browseModel>;
