import type { PersonalizationDesign } from '../../../src/contract/personalization/personalization-design.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { optionText } from '../cart/lines.ts';
import type { Product } from '../catalog/catalog.ts';
import { productBySku } from '../catalog/store.ts';
import { confirmationOf } from '../confirmations.ts';
import { currentCents } from '../money.ts';
import { saveDesign } from '../personalization/designs.ts';
import { hasDesign } from '../personalization/personalization.ts';
import { previewUrl } from '../personalization/previews.ts';
import { type WorkshopRefusal, workshopRefusal } from '../personalization/workshop.ts';
import { pictureOf } from '../pictures.ts';
import type { Shop } from '../shop.ts';
import { refusedInput } from './answer.ts';
import type { ApiRequest, Handlers } from './request.ts';

/** `getCustomOrderConfirmation`: whether a product has to be confirmed before it is added. */
function answerCustomOrderConfirmation({
  shop,
  view,
  payload: { sku, optionChoiceParameter = '' },
}: ApiRequest<{ sku: string; optionChoiceParameter?: string }>) {
  const product = known(shop, 'sku', sku);
  const confirmation = confirmationOf(product);
  const picture = pictureOf(product, optionChoiceParameter);
  return {
    isConfirmationNeeded: confirmation !== undefined,
    ...confirmation,
    product: {
      name: product.name,
      formattedPrice: formatPrice(currentCents(product, view), view),
      imagePath: picture.small,
      imagePathHiRes: picture.large,
      optionText: optionText(product, optionChoiceParameter) ?? null,
    },
  };
}

/** `saveDesign`: saves a design for a product, or says why the workshop refuses it (checkout §8). */
function answerSaveDesign({ shop, sessionId, payload }: ApiRequest<PersonalizationDesign>) {
  const product = known(shop, 'design.sku', payload.design.sku);
  if (!hasDesign(product))
    throw refusedInput('design.sku', product.sku, 'the sku of a product that is personalized in house');
  const refusal = workshopRefusal(product, payload.design);
  if (refusal) return { ...refused(refusal), personalizationId: null };
  return { hasError: false, error: null, personalizationId: saveDesign(shop, sessionId, payload) };
}

/** `renderPersonalization`: a picture of a design of any kind, or the same reasons. */
function answerRenderPersonalization({ shop, payload }: ApiRequest<PersonalizationDesign>) {
  const product = known(shop, 'design.sku', payload.design.sku);
  if (product.personalizationType === 0)
    throw refusedInput('design.sku', product.sku, 'the sku of a product that can be personalized');
  const refusal = workshopRefusal(product, payload.design);
  if (refusal) return { ...refused(refusal), imageUrl: null };
  return { hasError: false, error: null, imageUrl: previewUrl(payload) };
}

function refused({ code, description, profaneTexts = [] }: WorkshopRefusal) {
  return {
    hasError: true,
    error: { businessErrorCode: code, businessErrorDescription: description, profaneTexts },
  };
}

function known(shop: Shop, field: string, sku: string): Product {
  const product = productBySku(shop.database, sku);
  if (!product) throw refusedInput(field, sku, 'the sku of a product this shop sells');
  return product;
}

export const handlers: Handlers = {
  getCustomOrderConfirmation: answerCustomOrderConfirmation,
  saveDesign: answerSaveDesign,
  renderPersonalization: answerRenderPersonalization,
};
