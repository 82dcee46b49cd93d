import * as v from 'valibot';
import { shopOptions } from '../../domain/product/shop-options.ts';
import { type AnswerOf, declareCall, failsInPlace } from '../call.ts';
import { cents, count, filledText, identifier, shown, shownFlag, shownOr, tolerantList } from '../fields.ts';
import { recommendationItem } from '../recommendations/recommendations.ts';
import { availability } from './product-fields.ts';

const text = shown(v.string());

/**
 * A way to get the product (decision 119).
 * @property isAvailable False if it is only shown, with the reason in `message`.
 * @property edd When it arrives or is ready, in the server's words.
 * @property price In cents; 0 is free, and left out where it is not known yet.
 * @property shipMethod As `addItems` takes it.
 * @property store Where it is picked up: the chosen store, or the nearest that has it.
 */
const shopButton = v.object({
  option: v.picklist(shopOptions),
  isAvailable: shownOr(v.boolean(), true),
  edd: text,
  price: shown(v.pipe(cents, v.minValue(0))),
  message: text,
  shipMethod: shown(count),
  store: shown(v.object({ storeNumber: identifier, name: filledText })),
});

export type ShopButton = v.InferOutput<typeof shopButton>;

/** Shown in place of a product that is no longer sold: these products, or a pod's. */
const nlaCarouselDto = v.object({ title: text, podId: text, items: tolerantList(recommendationItem) });

/** The nine fields of cart §3, and the enum of checkout §3 (decision 105); all are only shown. */
const productAvailability = v.object({
  availability: shown(availability),
  isLocal: shownFlag,
  isInternational: shownFlag,
  isCanada: shownFlag,
  isParcelShipping: shownFlag,
  shopButtonGroup: shown(v.object({ buttons: tolerantList(shopButton) })),
  message: text,
  selectedOption: shown(v.picklist(shopOptions)),
  nlaCarouselDto: shown(nlaCarouselDto),
  productPurchaseMessage: text,
});

export type ProductAvailability = v.InferOutput<typeof productAvailability>;

export const getAvailability = declareCall({
  name: 'getAvailability',
  service: 'browse',
  method: 'POST',
  path: '/browse/availability',
  payload: v.object({
    items: v.pipe(
      v.array(
        v.object({
          sku: filledText,
          optionChoiceParameter: v.optional(v.string()),
          quantity: v.optional(v.pipe(count, v.minValue(1))),
        }),
      ),
      v.nonEmpty(),
    ),
    zip: v.optional(filledText),
    storeNumber: v.optional(identifier),
  }),
  /** By sku; a missing sku counts as not found. */
  answer: v.object({ items: v.record(v.string(), shown(productAvailability)) }),
  // It reads, but sends the token like every POST, and the server may keep the code and the store for the basket.
  changesState: true,
  mayRetry: true,
  failure: failsInPlace,
  source: 'cart §3, checkout §3, decision 105',
  about:
    'How the products of a page can be had at a ZIP or postal code, and where they can be picked up: the nearest store that has the product, or the chosen one.',
});

export type Availabilities = AnswerOf<typeof getAvailability>;
