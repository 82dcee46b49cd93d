import {
  checkPersonalization,
  isInHouse,
  lacksText,
  type Personalization,
  type PersonalizationLine,
} from '../../src/domain/personalization/personalization.ts';
import { personalizationMessages } from '../../src/domain/personalization/personalization-messages.ts';
import type { Product } from './catalog/catalog.ts';

type GivenLine = PersonalizationLine & { label: string };

export interface ProductPersonalization extends Personalization {
  lines: GivenLine[];
}

/** A product's personalization as its page passes it to the island; undefined if it has none. */
export function personalizationOf({ personalizationType }: Product): ProductPersonalization | undefined {
  if (personalizationType === 700)
    return {
      type: 700,
      orderType: 'embroidery',
      profileGuid: '6f0c6f3e-8d0a-4a7e-9d60-0c6a53a7a001',
      templateName: 'block-initials',
      locationName: 'center',
      textcolor: 'Navy',
      font: 'Block',
      lines: [line('Text1', 'Monogram (optional)', { pattern: '^[A-Za-z]*$', max: 3 })],
    };
  if (personalizationType === 705)
    return {
      type: 705,
      orderType: 'etching',
      profileGuid: '6f0c6f3e-8d0a-4a7e-9d60-0c6a53a7a002',
      templateName: 'two-lines',
      locationName: 'bowl',
      textcolor: 'Clear',
      font: 'Script',
      lines: [
        line('Text1', 'First line (optional)', { pattern: "^[A-Za-z0-9 .&'-]*$", max: 12 }),
        line('Text2', 'Second line (optional)', { pattern: "^[A-Za-z0-9 .&'-]*$", max: 12 }),
      ],
    };
  if (personalizationType !== 100) return undefined;
  return {
    type: 100,
    lines: [line('PersonalizationText', 'Name', { pattern: "^[A-Za-zÀ-ÿ '-]*$", min: 2, max: 12 })],
  };
}

interface Rules {
  pattern: string;
  min?: number;
  max: number;
}

function line(elementName: string, label: string, { pattern, min = 1, max }: Rules): GivenLine {
  const fontAttributes = { validationRegEx: pattern, minLength: min, maxLength: max };
  return { elementName, label, text: '', maxLength: max, fontAttributes };
}

/** A product's personalization with the shopper's texts, by their elementName. */
export function enteredPersonalization(
  product: Product,
  texts: Readonly<Record<string, string>>,
): ProductPersonalization | undefined {
  const given = personalizationOf(product);
  return (
    given && { ...given, lines: given.lines.map((one) => ({ ...one, text: texts[one.elementName] ?? '' })) }
  );
}

/** Why a personalization is refused, in the words that the page itself uses; undefined if it is not. */
export function personalizationProblem(product: Product, entered: Personalization): string | undefined {
  const { emptyError = 'personalizationEmpty', lineErrors } = checkPersonalization(entered.lines);
  const mustHaveText = { isPersonalized: product.personalizationType === 100 };
  if (lacksText(mustHaveText, entered)) return personalizationMessages[emptyError];
  const error = lineErrors.find((found) => found !== undefined);
  return error && personalizationMessages[error];
}

const profanities = /\b(damn|hell|crap)\b/i;

/** Words that the workshop refuses. */
export function profaneTexts(lines: readonly { text: string }[]): string[] {
  return lines.map(({ text }) => text).filter((text) => profanities.test(text));
}

/** True for a product that the workshop personalizes from a saved design. */
export function hasDesign({ personalizationType }: Product): boolean {
  return isInHouse(personalizationType);
}
