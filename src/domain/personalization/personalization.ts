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

/** A line that a shopper can fill in, and the limits of its font, if any. */
export interface PersonalizationLine {
  elementName: string;
  maxLength?: number | undefined;
  fontAttributes?:
    | {
        /** The server's pattern; it need not match the whole line. */
        validationRegEx?: string | undefined;
        minLength?: number | undefined;
        maxLength?: number | undefined;
      }
    | undefined;
  text: string;
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
 * A line's text as it is checked and sent: the shopper's own characters. Where the font refuses them, because a keyboard
 * has made an apostrophe typographic or a copied text has invisible characters, the plain ones, if it has these.
 */
export function lineText(line: Pick<PersonalizationLine, 'text' | 'maxLength' | 'fontAttributes'>): string {
  const plain = plainText(line.text);
  const own = plain && line.text.trim();
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
  lines: readonly Omit<PersonalizationLine, 'elementName'>[],
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
  if (text.length < minLength) return 'personalizationTooShort';
  return text.length > lineLimit(line) ? 'personalizationTooLong' : undefined;
}
