import { maxOf } from '../cart/quantity-limit.ts';
import type { Product } from '../catalog/product.ts';
import { productBySku } from '../catalog/store.ts';
import { link } from '../pages/page.ts';
import { choicesInCodes } from '../pages/product/shown.ts';
import { personalizationOffer } from '../personalization/personalization.ts';
import { browseModelOf } from '../product/browse-model.ts';
import type { Shop } from '../shop.ts';
import { givenCodes, parameterOf, skuOf } from '../special-order/chosen.ts';
import { specialOrderState } from '../special-order/model.ts';
import { specialOrderOf } from '../special-order/pieces.ts';
import type { View } from '../view.ts';
import { refusedInput } from './answer.ts';
import type { ApiRequest, Handlers } from './request.ts';

interface QuickViewPayload {
  sku: string;
  optionChoiceParameter?: string;
}

/** `getQuickView`: a product as its page shows it, and what can be chosen and added without that page. */
function answerQuickView({ shop, view, variant, payload }: ApiRequest<QuickViewPayload>) {
  const product = productBySku(shop.database, payload.sku);
  if (!product) throw refusedInput('sku', payload.sku, 'the sku of a product');
  const model = madeToOrder(shop, view, product, payload) ?? inStock(view, product, payload);
  const [first] = model.pictures;
  return {
    ...model,
    url: link({ variant }, model.url),
    reviewsUrl: link({ variant }, model.reviewsUrl),
    inHousePersonalization: personalizationOffer(product) ?? null,
    quickViewData: {
      portraitSrc: first?.imagePath ?? null,
      portraitSrcHires: first?.imagePathHiRes ?? null,
      imageAlt: first?.imageAlt ?? product.name,
      formattedPrice: model.formattedPrice,
    },
    grouperMatchingSku: model.sku,
    maxQuantity: maxOf(product, view),
    customOrderConfirmation: {
      hasCustomOrderConfirmation: product.isCustomOrder || product.isMonogrammed,
    },
    terms: product.terms ?? null,
    isMonogrammed: product.isMonogrammed,
    isPersonalizationRequired: product.personalizationType === 100,
  };
}

/** A product of the shelf, in the given fabric; in the first one if it has no such. */
function inStock(view: View, product: Product, { optionChoiceParameter }: QuickViewPayload) {
  const fabrics = product.fabrics ?? [];
  const chosen = fabrics.find(({ code }) => code === optionChoiceParameter) ?? fabrics[0];
  return {
    ...browseModelOf(product, view, chosen?.code),
    choicesTitle: 'Fabric',
    choices: fabrics.map(({ code, name, hex }) => ({ optionChoiceParameter: code, title: name, hex })),
  };
}

/** A piece with its options; undefined for any other product. */
function madeToOrder({ database }: Shop, view: View, product: Product, payload: QuickViewPayload) {
  const order = specialOrderOf(product.sku);
  const first = order && productBySku(database, order.sku);
  if (!order || !first) return undefined;
  const { choices } = choicesInCodes(order, product.sku, givenCodes(payload.optionChoiceParameter ?? ''));
  const make = productBySku(database, skuOf(choices, product.sku)!)!;
  return {
    ...browseModelOf(make, view, parameterOf(choices)),
    specialOrder: specialOrderState({ first, view, choices }),
  };
}

export const handlers: Handlers = {
  getQuickView: answerQuickView,
};
