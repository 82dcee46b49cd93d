import type { PersonalizationDesign } from '../../../src/contract/personalization/personalization-design.ts';
import { checkPersonalization } from '../../../src/domain/personalization/personalization.ts';
import { personalizationMessages } from '../../../src/domain/personalization/personalization-messages.ts';
import type { PersonalizationTemplate } from '../../../src/domain/personalization/templates.ts';
import type { Product } from '../catalog/catalog.ts';
import { enteredPersonalization, personalizationOffer } from './personalization.ts';
import { diamond, missingGlyphs, mostTogether, threadOut } from './templates.ts';

/** Why the workshop cannot make a design (checkout §8). */
export interface WorkshopRefusal {
  code: string;
  description: string;
  profaneTexts?: string[];
}

type Lines = PersonalizationDesign['design']['personalization'];

/** Why the workshop cannot make a design for a product; undefined if it can. */
export function workshopRefusal(
  product: Product,
  { templateName, personalization: lines }: PersonalizationDesign['design'],
): WorkshopRefusal | undefined {
  const offer = personalizationOffer(product);
  const template = offer?.templates?.find((one) => one.templateName === templateName);
  return (
    emptyRefusal(lines) ??
    (offer?.templates?.length ? styleRefusal(template, lines) : undefined) ??
    profaneRefusal(lines) ??
    lineRefusal(product, templateName, lines) ??
    widthRefusal(lines)
  );
}

/** The refusal of a text without a letter or digit, such as dots and dashes alone. */
function emptyRefusal(lines: Lines): WorkshopRefusal | undefined {
  if (lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) return undefined;
  return { code: 'E1001', description: 'Enter at least one letter or number to put on it.' };
}

function styleRefusal(
  template: PersonalizationTemplate | undefined,
  lines: Lines,
): WorkshopRefusal | undefined {
  if (!template) return { code: 'E1002', description: 'This style is no longer made. Choose another one.' };
  if (template.templateName === diamond && lines.some(({ text }) => text.length !== 3))
    return {
      code: 'E1002',
      description: 'The diamond is made of three letters. Enter three, or choose Initials.',
    };
  if (lines.some(({ textcolor }) => textcolor === threadOut))
    return { code: 'E1003', description: `${threadOut} thread has run out for now. Choose another color.` };
  const isKnown = lines.every(
    ({ font, textcolor }) =>
      template.fonts.some((one) => one.font === font) &&
      template.textColors.some((one) => one.textColor === textcolor),
  );
  return isKnown
    ? undefined
    : { code: 'E1003', description: 'This style does not come in that font and color. Choose another one.' };
}

const profanities = /\b(damn|hell|crap)\b/i;

function profaneRefusal(lines: Lines): WorkshopRefusal | undefined {
  const profaneTexts = lines.map(({ text }) => text).filter((text) => profanities.test(text));
  return profaneTexts.length > 0
    ? { code: 'E3001', description: 'We cannot put these words on a piece.', profaneTexts }
    : undefined;
}

function lineRefusal(product: Product, templateName: string, lines: Lines): WorkshopRefusal | undefined {
  const fields = { templateName, ...Object.fromEntries(lines.flatMap(fieldsOf)) };
  const entered = enteredPersonalization(product, fields);
  const error = entered && checkPersonalization(entered.lines).lineErrors.find(Boolean);
  if (error) return { code: 'E4001', description: personalizationMessages[error] };
  for (const { text, font } of lines) {
    const glyph = [...(missingGlyphs[font] ?? '')].find((one) => text.includes(one));
    if (glyph)
      return {
        code: 'E4001',
        description: `The ${font} font has no “${glyph}”. Choose another font, or leave it out.`,
      };
  }
  return undefined;
}

const fieldsOf = ({ elementName, text, font, textcolor }: Lines[number]) => [
  [elementName, text],
  [`${elementName}.font`, font],
  [`${elementName}.textcolor`, textcolor],
];

function widthRefusal(lines: Lines): WorkshopRefusal | undefined {
  return lines.map(({ text }) => text).join('').length > mostTogether
    ? { code: 'E2001', description: 'Both lines together are too wide for this piece. Shorten one of them.' }
    : undefined;
}
