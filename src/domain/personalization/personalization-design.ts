import { isInHouse, isPersonalizationEmpty, lineText, type Personalization } from './personalization.ts';

/** The design to save before an in-house personalization is added; undefined if there is none. */
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
        .map((line) => ({ elementName: line.elementName, text: lineText(line), textcolor, font }))
        .filter(({ text }) => text),
    },
  };
}

/** The part of a personalization that the server's error is about; the shopper sees its description (checkout §8). */
export type PersonalizationErrorPlace = 'legend' | 'summary' | 'profaneTexts' | 'Text1';

const errorPlaces: Record<string, PersonalizationErrorPlace> = {
  E1001: 'legend',
  E1002: 'legend',
  E1003: 'legend',
  E2001: 'summary',
  E3001: 'profaneTexts',
};

/** The part that an error marks, by its businessErrorCode. */
export function personalizationErrorPlace(code: string): PersonalizationErrorPlace {
  return Object.hasOwn(errorPlaces, code) ? errorPlaces[code]! : 'Text1';
}

/** The elementNames of the lines that an error marks; none if it is about the legend or the summary. */
export function markedLines(
  error: { businessErrorCode: string; profaneTexts: readonly string[] },
  lines: readonly { elementName: string; text: string }[],
): string[] {
  const place = personalizationErrorPlace(error.businessErrorCode);
  if (place !== 'profaneTexts') return place === 'Text1' ? [place] : [];
  return lines.filter(({ text }) => error.profaneTexts.includes(text)).map(({ elementName }) => elementName);
}
