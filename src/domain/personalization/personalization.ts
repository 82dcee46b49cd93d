import type { personalizationMessages } from './personalization-messages.ts';

/** How a product is personalized (cart §3, checkout §3). */
export const personalizationTypes = {
  none: 0,
  legacy: 100,
  inHouseEmbroidery: 700,
  inHouseEtching: 705,
} as const;

export type PersonalizationType = (typeof personalizationTypes)[keyof typeof personalizationTypes];

/** True for what the shop embroiders or etches itself, from a design that is saved first. */
export function isInHouse(type: PersonalizationType): boolean {
  return type === personalizationTypes.inHouseEmbroidery || type === personalizationTypes.inHouseEtching;
}

/** A line that a shopper can fill in, and what its font accepts; empty texts stand for what is not limited. */
export interface PersonalizationLine {
  elementName: string;
  maxLength?: number | undefined;
  fontAttributes?:
    | {
        /** The server's own pattern; it says itself whether it is for the whole line. */
        validationRegEx?: string | undefined;
        minLength?: number | undefined;
        maxLength?: number | undefined;
      }
    | undefined;
  text: string;
}

/** What a shopper has put on a product: the lines, and for an in-house design how they are worked (cart §3). */
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
  'personalizationLabel' | 'personalizationLimit'
>;

export interface PersonalizationCheck {
  /** All lines are empty: an error of the whole, for who must have text (cart §4). */
  emptyError?: 'personalizationEmpty' | 'personalizationEmptyLines';
  /** Of each line, in their order. */
  lineErrors: (PersonalizationMessage | undefined)[];
  /** A picture of it can be asked for: at least one line has text, and all of it is of the font (checkout §5). */
  isRenderable: boolean;
  /** Patterns of the server that are none: those lines are not held against one (decision 36). */
  badPatterns: string[];
}

/** Holds what was entered against its fonts' rules (checkout §5, decision 36). */
export function checkPersonalization(lines: readonly PersonalizationLine[]): PersonalizationCheck {
  const badPatterns: string[] = [];
  const lineErrors = lines.map((line) => lineError(line, badPatterns));
  const hasText = !isPersonalizationEmpty(lines);
  const emptyError = lines.length > 1 ? 'personalizationEmptyLines' : 'personalizationEmpty';
  return {
    ...(!hasText && { emptyError }),
    lineErrors,
    isRenderable: hasText && !lineErrors.includes('personalizationInvalid'),
    badPatterns,
  };
}

/** True where no line says anything; spaces say nothing. */
export function isPersonalizationEmpty(lines: readonly { text: string }[]): boolean {
  return lines.every(({ text }) => !text.trim());
}

/** The most a line takes: the stricter of its own limit and its font's (decision 36). */
export function lineLimit({ maxLength, fontAttributes }: PersonalizationLine): number {
  return Math.min(maxLength ?? Infinity, fontAttributes?.maxLength ?? Infinity);
}

/**
 * True for a choice that must not be added as it is: a monogrammed or personalized product, not worked in house, with
 * no text at all (cart §4).
 */
export function lacksText(
  choice: { isMonogrammed?: boolean; isPersonalized?: boolean; personalizationText?: string | undefined },
  { type, lines }: Pick<Personalization, 'type' | 'lines'>,
): boolean {
  const mustHaveText = (choice.isMonogrammed || choice.isPersonalized) && !isInHouse(type);
  return !!mustHaveText && !choice.personalizationText?.trim() && isPersonalizationEmpty(lines);
}

/** The texts of a legacy personalization as the item carries them: a line each, the empty ones left out. */
export function personalizationText(lines: readonly { text: string }[]): string | undefined {
  const texts = lines.map(({ text }) => text.trim()).filter(Boolean);
  return texts.join('\n') || undefined;
}

/** The design to save before an in-house personalization is added; undefined where nothing is put on the product. */
export function designOf(
  { type, lines, orderType = '', profileGuid = '', ...how }: Personalization,
  { sku, quantity = 1 }: { sku: string; quantity?: number | undefined },
) {
  if (!isInHouse(type) || isPersonalizationEmpty(lines)) return undefined;
  const { templateName = '', locationName = '', textcolor = '', font = '' } = how;
  return {
    quantity,
    orderType,
    profileGuid,
    design: {
      templateName,
      sku,
      locationName,
      personalization: lines
        .filter(({ text }) => text.trim())
        .map(({ elementName, text }) => ({ elementName, text: text.trim(), textcolor, font })),
    },
  };
}

function lineError(line: PersonalizationLine, badPatterns: string[]): PersonalizationMessage | undefined {
  const { text, fontAttributes = {} } = line;
  const { validationRegEx: pattern, minLength = 0 } = fontAttributes;
  if (!text.trim()) return undefined;
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

/** What of a personalization the server's error is about; its description is what the shopper is told (checkout §8). */
export type PersonalizationErrorPlace = 'legend' | 'summary' | 'profaneTexts' | 'Text1';

const errorPlaces: Record<string, PersonalizationErrorPlace> = {
  E1001: 'legend',
  E1002: 'legend',
  E1003: 'legend',
  E2001: 'summary',
  E3001: 'profaneTexts',
};

/** Where the server's error is marked, by its businessErrorCode. */
export function personalizationErrorPlace(code: string): PersonalizationErrorPlace {
  return Object.hasOwn(errorPlaces, code) ? errorPlaces[code]! : 'Text1';
}

/** The lines as they were sent that an error marks, by their elementName; none where it marks the legend or the summary. */
export function markedLines(
  error: { businessErrorCode: string; profaneTexts: readonly string[] },
  lines: readonly { elementName: string; text: string }[],
): string[] {
  const place = personalizationErrorPlace(error.businessErrorCode);
  if (place !== 'profaneTexts') return place === 'Text1' ? [place] : [];
  return lines.filter(({ text }) => error.profaneTexts.includes(text)).map(({ elementName }) => elementName);
}
