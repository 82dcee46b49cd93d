import type { FontAttributes, Personalization, PersonalizationLine } from './personalization.ts';

/** A font to choose; its limits take the place of the line's. */
export interface PersonalizationFont {
  font: string;
  /** What it is called, if that is not `font` itself. */
  name?: string | undefined;
  fontAttributes?: FontAttributes | undefined;
}

/** A color to choose, such as that of a thread. */
export interface PersonalizationColor {
  textColor: string;
  /** What it is called, if that is not `textColor` itself. */
  name?: string | undefined;
  /** `#rrggbb`, for its swatch. */
  hex?: string | undefined;
}

/** A style that a personalization can have: its lines, and what each of them can be chosen from (checkout §3). */
export interface PersonalizationTemplate {
  templateName: string;
  /** What it is called, if that is not `templateName` itself. */
  name?: string | undefined;
  /** Its picture. */
  monogrammingImg?: string | undefined;
  locationName?: string | undefined;
  lines: readonly PersonalizationLine[];
  fonts: readonly PersonalizationFont[];
  textColors: readonly PersonalizationColor[];
}

/** How a product can be personalized: with one set of lines, or in one of several styles. */
export interface PersonalizationOffer extends Personalization {
  templates?: readonly PersonalizationTemplate[] | undefined;
}

/** The typed text and the choices for one line; everything else is as offered. */
export interface LineChoice {
  elementName: string;
  text?: string | undefined;
  font?: string | undefined;
  textColor?: string | undefined;
}

/**
 * The typed texts and choices of a shopper. Lines that the chosen style lacks stay in them, so that their text comes back
 * with another style.
 */
export interface PersonalizationChoice {
  templateName?: string | undefined;
  lines: readonly LineChoice[];
}

/** The style that is chosen, or else the offer's own, or the first. Without styles the offer itself is one. */
export function templateOf(
  offer: PersonalizationOffer,
  { templateName = offer.templateName }: Pick<PersonalizationChoice, 'templateName'>,
): PersonalizationTemplate {
  const templates = offer.templates ?? [];
  const { lines, locationName } = offer;
  return (
    templates.find((template) => template.templateName === templateName) ??
    templates[0] ?? { templateName: offer.templateName ?? '', locationName, lines, fonts: [], textColors: [] }
  );
}

/** The personalization that a shopper has entered: the typed texts and choices in the chosen style. */
export function personalizationOf(
  { templates: _, ...offer }: PersonalizationOffer,
  template: PersonalizationTemplate,
  { lines: chosen }: Pick<PersonalizationChoice, 'lines'>,
): Personalization {
  const { templateName, locationName = offer.locationName, fonts, textColors } = template;
  return {
    ...offer,
    templateName: templateName || offer.templateName,
    locationName,
    lines: template.lines.map((line) => {
      const mine = chosen.find(({ elementName }) => elementName === line.elementName);
      const font = picked(fonts, 'font', [mine?.font, line.font, offer.font]);
      const color = picked(textColors, 'textColor', [mine?.textColor, line.textColor, offer.textcolor]);
      return {
        ...line,
        text: mine?.text ?? line.text,
        font: font?.font ?? line.font,
        textColor: color?.textColor ?? line.textColor,
        fontAttributes: font?.fontAttributes ?? line.fontAttributes,
      };
    }),
  };
}

/** The first of these names that is offered, else the first offered one. */
function picked<Key extends string, Option extends Record<Key, string>>(
  offered: readonly Option[],
  key: Key,
  names: readonly (string | undefined)[],
): Option | undefined {
  for (const name of names) {
    const found = offered.find((option) => option[key] === name);
    if (found) return found;
  }
  return offered[0];
}

/** The choice with another value of one line. */
export function withLineChoice(choice: PersonalizationChoice, changed: LineChoice): PersonalizationChoice {
  const { elementName } = changed;
  const before = choice.lines.find((line) => line.elementName === elementName);
  return {
    ...choice,
    lines: [...choice.lines.filter((line) => line.elementName !== elementName), { ...before, ...changed }],
  };
}

/**
 * The personalization in the server's form: a text by the line's name, its font and color by `{name}.font` and
 * `{name}.textcolor`.
 */
export function typedChoice(
  offer: PersonalizationOffer,
  typed: Readonly<Record<string, string>>,
): PersonalizationChoice {
  const { templateName } = typed;
  const lines = offer.templates?.length ? offer.templates.flatMap((one) => one.lines) : offer.lines;
  const names = [...new Set(lines.map(({ elementName }) => elementName))];
  return {
    templateName,
    lines: names.map((elementName) => ({
      elementName,
      text: typed[elementName],
      font: typed[`${elementName}.font`],
      textColor: typed[`${elementName}.textcolor`],
    })),
  };
}
