import {
  checkPersonalization,
  isInHouse,
  lacksText,
  type Personalization,
} from '../../../src/domain/personalization/personalization.ts';
import { personalizationMessages } from '../../../src/domain/personalization/personalization-messages.ts';
import {
  type LineChoice,
  type PersonalizationOffer,
  personalizationOf,
  templateOf,
} from '../../../src/domain/personalization/templates.ts';
import type { Product } from '../catalog/catalog.ts';
import { embroidery, etching } from './templates.ts';

/** How a product can be personalized, as its page passes it to the islands; undefined if it cannot. */
export function personalizationOffer({ personalizationType }: Product): PersonalizationOffer | undefined {
  if (personalizationType === 700)
    return {
      type: 700,
      orderType: 'embroidery',
      profileGuid: '6f0c6f3e-8d0a-4a7e-9d60-0c6a53a7a001',
      templateName: embroidery[0]!.templateName,
      textcolor: 'Navy',
      font: 'Block',
      lines: [],
      templates: embroidery,
    };
  if (personalizationType === 705)
    return {
      type: 705,
      orderType: 'etching',
      profileGuid: '6f0c6f3e-8d0a-4a7e-9d60-0c6a53a7a002',
      templateName: etching[0]!.templateName,
      textcolor: 'Clear',
      font: 'Script',
      lines: [],
      templates: etching,
    };
  if (personalizationType !== 100) return undefined;
  const fontAttributes = { validationRegEx: "^[A-Za-zÀ-ÿ '-]*$", minLength: 2, maxLength: 12 };
  return {
    type: 100,
    lines: [{ elementName: 'PersonalizationText', label: 'Name', text: '', maxLength: 12, fontAttributes }],
  };
}

/** A product's personalization with the shopper's texts, fonts and colors, as a form without script posts them. */
export function enteredPersonalization(
  product: Product,
  fields: Readonly<Record<string, string>>,
): Personalization | undefined {
  const offer = personalizationOffer(product);
  if (!offer) return undefined;
  const template = templateOf(offer, { templateName: fields.templateName });
  const lines = template.lines.map(
    ({ elementName }): LineChoice => ({
      elementName,
      text: fields[elementName],
      font: fields[`${elementName}.font`],
      textColor: fields[`${elementName}.textcolor`],
    }),
  );
  return personalizationOf(offer, template, { lines });
}

/** Why a personalization is refused, in the words that the page itself uses; undefined if it is not. */
export function personalizationProblem(product: Product, entered: Personalization): string | undefined {
  const { emptyError = 'personalizationEmpty', lineErrors } = checkPersonalization(entered.lines);
  const mustHaveText = { isPersonalized: product.personalizationType === 100 };
  if (lacksText(mustHaveText, entered)) return personalizationMessages[emptyError];
  const error = lineErrors.find((found) => found !== undefined);
  return error && personalizationMessages[error];
}

/** True for a product that the workshop personalizes from a saved design. */
export function hasDesign({ personalizationType }: Product): boolean {
  return isInHouse(personalizationType);
}
