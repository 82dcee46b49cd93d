import { plainText } from '../plain-text.ts';
import type { personalizationMessages } from './personalization-messages.ts';

/** How a product is personalized (cart §3, checkout §3). */
export const personalizationTypes = {
  none: 0,
  legacy: 100,
  inHouseEmbroidery: 700,
  inHouseEtching: 705,
} as const;

export type PersonalizationType = (typeof personalizationTypes)[keyof typeof personalizationTypes];

/** True for embroidery and etching, which the shop does itself from a saved design. */
export function isInHouse(type: PersonalizationType): boolean {
  return type === personalizationTypes.inHouseEmbroidery || type === personalizationTypes.inHouseEtching;
}

/** The limits of a font. */
export interface FontAttributes {
  /** The server's pattern; it need not match the whole line. */
  validationRegEx?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
}

/** The pause in typing after which a preview is requested (decision 59). */
export const previewRestMs = 400;

/** A line that a shopper can fill in, and the limits of its font, if any. */
export interface PersonalizationLine {
  elementName: string;
  label?: string | undefined;
  maxLength?: number | undefined;
  fontAttributes?: FontAttributes | undefined;
  text: string;
  /** The line's own font, if it has one; otherwise that of the whole personalization (decision 99). */
  font?: string | undefined;
  textColor?: string | undefined;
}

/**
 * The item that a text is for: a product with its options, or a line of the cart whose text is edited. Products with the
 * same sku and other options have texts of their own (decision 101).
 */
export interface PersonalizedItem {
  sku: string;
  optionChoiceParameter?: string | undefined;
  /** The cart's line whose text is edited. */
  lineId?: string | undefined;
}

/** The key of a personalization in the page's store (decision 101): the sku alone for a product without options. */
export function personalizationKey({ sku, optionChoiceParameter, lineId }: PersonalizedItem): string {
  return [sku, optionChoiceParameter, lineId && `line ${lineId}`].filter(Boolean).join(' ');
}

/** What a shopper has entered for a product: the lines, and the settings of an in-house design (cart §3). */
export interface Personalization {
  type: PersonalizationType;
  lines: PersonalizationLine[];
  orderType?: string | undefined;
  profileGuid?: string | undefined;
  templateName?: string | undefined;
  locationName?: string | undefined;
  textcolor?: string | undefined;
  font?: string | undefined;
}

type PersonalizationMessage = Exclude<
  keyof typeof personalizationMessages,
  'personalizationLabel' | 'personalizationLimit' | 'personalizationLimitOne'
>;

export interface PersonalizationCheck {
  /** All lines are empty: an error only if text is required (cart §4). */
  emptyError?: 'personalizationEmpty' | 'personalizationEmptyLines';
  /** One for each line, in order. */
  lineErrors: (PersonalizationMessage | undefined)[];
  /** Whether a preview is possible: at least one line has text, and the font has all its characters (checkout §5). */
  isRenderable: boolean;
  /** Invalid regular expressions of the server, which are ignored (decision 36). */
  badPatterns: string[];
}

/** Checks the lines against their fonts' rules (checkout §5, decision 36). */
export function checkPersonalization(lines: readonly PersonalizationLine[]): PersonalizationCheck {
  const badPatterns: string[] = [];
  const lineErrors = lines.map((line) => textError(lineText(line), line, badPatterns));
  const hasText = !isPersonalizationEmpty(lines);
  const emptyError = lines.length > 1 ? 'personalizationEmptyLines' : 'personalizationEmpty';
  return {
    ...(!hasText && { emptyError }),
    lineErrors,
    isRenderable: hasText && !lineErrors.includes('personalizationInvalid'),
    badPatterns,
  };
}

/** True if every line is empty or has only spaces. */
export function isPersonalizationEmpty(lines: readonly { text: string }[]): boolean {
  return lines.every(({ text }) => !plainText(text));
}

/**
 * A line's text in the form that is checked and sent: the shopper's own characters. If the font lacks some, because a
 * keyboard has made an apostrophe typographic or a copied text has invisible characters: the plain characters, if the
 * font has them.
 */
export function lineText(line: Pick<PersonalizationLine, 'text' | 'maxLength' | 'fontAttributes'>): string {
  const plain = plainText(line.text);
  // A copied text may have an accent as a character of its own, while the font has letter and accent as one character.
  const own = plain && line.text.normalize('NFC').trim();
  return textError(own, line) && !textError(plain, line) ? plain : own;
}

/** The maximum length of a line: its own or its font's, whichever is shorter (decision 36). */
export function lineLimit({
  maxLength,
  fontAttributes,
}: Pick<PersonalizationLine, 'maxLength' | 'fontAttributes'>): number {
  return Math.min(maxLength ?? Infinity, fontAttributes?.maxLength ?? Infinity);
}

/**
 * True for a choice that cannot be added yet: a monogrammed or personalized product, not made in house, without any
 * text (cart §4).
 */
export function lacksText(
  choice: { isMonogrammed?: boolean; isPersonalized?: boolean; personalizationText?: string | undefined },
  { type, lines }: Pick<Personalization, 'type' | 'lines'>,
): boolean {
  const mustHaveText = (choice.isMonogrammed || choice.isPersonalized) && !isInHouse(type);
  return !!mustHaveText && !plainText(choice.personalizationText ?? '') && isPersonalizationEmpty(lines);
}

/** The text of a legacy personalization as sent with the item: its non-empty lines. */
export function personalizationText(
  lines: readonly Pick<PersonalizationLine, 'text' | 'maxLength' | 'fontAttributes'>[],
): string | undefined {
  const texts = lines.map(lineText).filter(Boolean);
  return texts.join('\n') || undefined;
}

function textError(
  text: string,
  line: Pick<PersonalizationLine, 'maxLength' | 'fontAttributes'>,
  badPatterns: string[] = [],
): PersonalizationMessage | undefined {
  const { validationRegEx: pattern, minLength = 0 } = line.fontAttributes ?? {};
  if (!text) return undefined;
  if (pattern) {
    try {
      if (!new RegExp(pattern).test(text)) return 'personalizationInvalid';
    } catch {
      badPatterns.push(pattern);
    }
  }
  const { length } = charactersOf(text);
  if (length < minLength) return 'personalizationTooShort';
  return length > lineLimit(line) ? 'personalizationTooLong' : undefined;
}

/** A character with its accents, the selector and tone of an emoji, and what is joined to it. */
const whole = /.(?:\p{M}|\p{Emoji_Modifier}|\u200d|(?<=\u200d).)*/gsu;

/** What a shopper would count as the characters of a text: an emoji, or a letter with its accent, is one. */
export function charactersOf(text: string): string[] {
  return text.match(whole) ?? [];
}
