import { productBySku } from '../catalog/store.ts';
import type { Shop } from '../shop.ts';
import { designTexts } from './designs.ts';
import { enteredPersonalization, hasDesign, personalizationProblem } from './personalization.ts';

interface Personalized {
  Sku: string;
  IsPersonalized?: boolean | undefined;
  PersonalizationText?: string | undefined;
  PersonalizationId?: string | undefined;
}

/** Why a personalized item cannot be added, as a message for the shopper. */
export function personalizationRefusal(
  shop: Shop,
  sessionId: string,
  { Sku, IsPersonalized, PersonalizationText = '', PersonalizationId: id }: Personalized,
): string | undefined {
  const product = productBySku(shop.database, Sku);
  if (!product || !IsPersonalized) return undefined;
  if (hasDesign(product)) {
    const isKnown = id && designTexts(shop, sessionId, { id, sku: Sku });
    return isKnown ? undefined : 'Your personalization could not be found. Please enter it again.';
  }
  const entered = enteredPersonalization(product, { PersonalizationText });
  return entered && personalizationProblem(product, entered);
}
