import {
  isInHouse,
  isPersonalizationEmpty,
  lineText,
  type Personalization,
  type PersonalizationLine,
} from './personalization.ts';

interface Designed {
  sku: string;
  quantity?: number | undefined;
}

/** The design to save before an in-house personalization is added; undefined if there is none. */
export function designOf(personalization: Personalization, item: Designed) {
  return isInHouse(personalization.type) ? designToRender(personalization, item) : undefined;
}

/** The design of a personalization of any type: a picture of it is requested with the payload of a save (decision 100). */
export function designToRender(
  { lines, orderType = '', profileGuid = '', ...how }: Personalization,
  { sku, quantity = 1 }: Designed,
) {
  if (isPersonalizationEmpty(lines)) return undefined;
  const { templateName = '', locationName = '', textcolor: colorOfAll = '', font: fontOfAll = '' } = how;
  return {
    quantity,
    orderType,
    profileGuid,
    design: {
      templateName,
      sku,
      locationName,
      personalization: lines
        .map(({ textColor: textcolor = colorOfAll, font = fontOfAll, ...line }) => ({
          elementName: line.elementName,
          text: lineText(line),
          textcolor,
          font,
        }))
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

/**
 * The elementNames of the lines that an error marks; none if it is about the legend or the summary. Text1 is the first
 * line where no line has that name (decision 100).
 */
export function markedLines(
  error: { businessErrorCode: string; profaneTexts: readonly string[] },
  lines: readonly Pick<PersonalizationLine, 'elementName' | 'text'>[],
): string[] {
  const place = personalizationErrorPlace(error.businessErrorCode);
  if (place === 'Text1') {
    const { elementName } = lines.find((line) => line.elementName === place) ?? lines[0] ?? {};
    return elementName === undefined ? [] : [elementName];
  }
  if (place !== 'profaneTexts') return [];
  // A whole line, or a word in it.
  const profane = error.profaneTexts.map((text) => text.trim().toLowerCase()).filter(Boolean);
  return lines
    .filter(({ text }) => profane.some((word) => text.toLowerCase().includes(word)))
    .map(({ elementName }) => elementName);
}
