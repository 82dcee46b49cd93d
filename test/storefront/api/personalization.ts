import type { PersonalizationDesign } from '../../../src/contract/personalization/personalization-design.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { checkPersonalization } from '../../../src/domain/personalization/personalization.ts';
import { personalizationMessages } from '../../../src/domain/personalization/personalization-messages.ts';
import { optionText } from '../cart/lines.ts';
import type { Product } from '../catalog/catalog.ts';
import { productBySku } from '../catalog/store.ts';
import { confirmationOf } from '../confirmations.ts';
import { saveDesign } from '../designs.ts';
import { currentCents } from '../money.ts';
import { enteredPersonalization, hasDesign, profaneTexts } from '../personalization.ts';
import { pictureOf } from '../pictures.ts';
import type { Shop } from '../shop.ts';
import { refusedInput } from './answer.ts';
import type { ApiRequest } from './handlers.ts';

/** `getCustomOrderConfirmation`: whether a product has to be confirmed before it is added. */
export function answerCustomOrderConfirmation({
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
export function answerSaveDesign({ shop, sessionId, payload }: ApiRequest<PersonalizationDesign>) {
  const { sku, personalization } = payload.design;
  const product = known(shop, 'design.sku', sku);
  const texts = Object.fromEntries(personalization.map(({ elementName, text }) => [elementName, text]));
  const entered = enteredPersonalization(product, texts);
  if (!entered || !hasDesign(product))
    throw refusedInput('design.sku', sku, 'the sku of a product that is personalized in house');
  const { emptyError, lineErrors } = checkPersonalization(entered.lines);
  const wrong = lineErrors.find((error) => error !== undefined);
  const profane = profaneTexts(personalization);
  if (emptyError) return refusal('E1001', personalizationMessages[emptyError]);
  if (profane.length > 0) return refusal('E3001', 'We cannot put these words on a piece.', profane);
  if (wrong) return refusal('E4001', personalizationMessages[wrong]);
  return { hasError: false, error: null, personalizationId: saveDesign(shop, sessionId, payload) };
}

function refusal(code: string, description: string, profane: string[] = []) {
  return {
    hasError: true,
    error: { businessErrorCode: code, businessErrorDescription: description, profaneTexts: profane },
    personalizationId: null,
  };
}

function known(shop: Shop, field: string, sku: string): Product {
  const product = productBySku(shop.database, sku);
  if (!product) throw refusedInput(field, sku, 'the sku of a product this shop sells');
  return product;
}
