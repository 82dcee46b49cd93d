import * as v from 'valibot';
import { type AnswerOf, declareCall, failsInPlace } from '../call.ts';
import { count, filledText, hexColor, identifier, maybe, shown, shownFlag, tolerantList } from '../fields.ts';
import { browseModel } from '../product/browse-model.ts';
import { availability, productFields } from '../product/product-fields.ts';
import { specialOrderModel } from '../special-order/option-groups.ts';

const text = shown(v.string());

/**
 * What the quick view shows before anything else (checkout §3).
 * @property portraitSrc Its picture, where `pictures` has none.
 */
const quickViewData = v.object({
  portraitSrc: text,
  portraitSrcHires: text,
  imageAlt: text,
  formattedPrice: text,
});

/**
 * A choice of a product that is in stock, such as a color (decision 119).
 * @property optionChoiceParameter As `addItems` takes it.
 * @property sku The product with it, if that is another one.
 * @property hex `#rrggbb`: its swatch, where it has no picture.
 */
const choice = v.object({
  optionChoiceParameter: filledText,
  sku: maybe(identifier),
  title: filledText,
  hex: shown(hexColor),
  imagePath: text,
  availability: shown(availability),
});

export type QuickViewChoice = v.InferOutput<typeof choice>;

export const getQuickView = declareCall({
  name: 'getQuickView',
  service: 'browse',
  method: 'GET',
  path: '/browse/quickview',
  payload: v.object({
    sku: filledText,
    /** The tile's chosen swatch, or what was chosen in the quick view. */
    optionChoiceParameter: v.optional(v.string()),
  }),
  answer: v.object({
    ...browseModel.entries,
    quickViewData: shown(quickViewData),
    /** The product that the buttons add (decision 107); `sku` if it is left out. */
    grouperMatchingSku: maybe(identifier),
    /** What the choices are, such as “Fabric”. */
    choicesTitle: text,
    choices: tolerantList(choice),
    /** The options of a product that is made to order, as `getBrowseDto` answers them, with the chosen ones selected. */
    specialOrder: maybe(v.object(specialOrderModel)),
    maxQuantity: shown(v.pipe(count, v.minValue(1))),
    customOrderConfirmation: productFields.customOrderConfirmation,
    /** Terms that have to be accepted before it is added: server markup. */
    terms: maybe(v.string()),
    isMonogrammed: shownFlag,
    isPersonalizationRequired: shownFlag,
    registryQuantity: productFields.registryQuantity,
  }),
  changesState: false,
  mayRetry: false,
  failure: failsInPlace,
  action: 'get the quick view',
  source: 'checkout §3, decision 107',
  about: 'A product for its quick view: the browse model, the choices of it, and what its buttons add.',
});

export type QuickViewModel = AnswerOf<typeof getQuickView>;
