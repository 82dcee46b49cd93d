import type { PersonalizationOffer } from '../../../src/domain/personalization/templates.ts';
import type { LineDetails } from '../cart/line-details.ts';
import type { Product } from '../catalog/catalog.ts';
import type { Shop } from '../shop.ts';
import { designOfSession } from './designs.ts';
import { personalizationOffer } from './personalization.ts';

/** How a line's personalization can be edited: as its product offers, with the line's texts; undefined without one. */
export function editablePersonalization(
  shop: Shop,
  sessionId: string,
  product: Product,
  { PersonalizationId: id, PersonalizationText }: LineDetails,
): PersonalizationOffer | undefined {
  const offer = personalizationOffer(product);
  if (!offer) return undefined;
  if (PersonalizationText)
    return { ...offer, lines: offer.lines.map((line) => ({ ...line, text: PersonalizationText })) };
  const design = id && designOfSession(shop, sessionId, { id, sku: product.sku });
  if (!design) return undefined;
  const { templateName, personalization } = design;
  return {
    ...offer,
    templateName,
    templates: offer.templates?.map((template) =>
      template.templateName === templateName
        ? {
            ...template,
            lines: template.lines.map((line) => {
              const was = personalization.find(({ elementName }) => elementName === line.elementName);
              return was ? { ...line, text: was.text, font: was.font, textColor: was.textcolor } : line;
            }),
          }
        : template,
    ),
  };
}
