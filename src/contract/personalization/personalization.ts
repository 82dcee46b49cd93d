import * as v from 'valibot';
import { personalizationTypes } from '../../domain/personalization/personalization.ts';
import type { PersonalizationOffer } from '../../domain/personalization/templates.ts';
import { count, filledText, hexColor, link, shown, shownText, tolerantList, wholeList } from '../fields.ts';

const text = shown(v.string());
const limit = shown(count);

const fontAttributes = shown(v.object({ validationRegEx: text, minLength: limit, maxLength: limit }));

/** `textcolor` as the server has it, `textColor` as props do (decision 99). */
const eitherColor = { textColor: text, textcolor: text };

const line = v.pipe(
  v.object({
    elementName: filledText,
    label: text,
    text: shownText,
    maxLength: limit,
    fontAttributes,
    font: text,
    ...eitherColor,
  }),
  v.transform(({ textcolor, textColor = textcolor, ...rest }) => ({ ...rest, textColor })),
);

const color = v.pipe(
  v.object({
    ...eitherColor,
    name: text,
    hex: shown(hexColor),
  }),
  v.check(({ textColor, textcolor }) => !!(textColor || textcolor), 'a color’s textColor'),
  v.transform(({ textcolor = '', textColor = textcolor, ...rest }) => ({ ...rest, textColor })),
);

/**
 * A style with its lines, and the fonts and colors that each of them can be chosen from (decision 99).
 * @property monogrammingImg A picture of the style.
 */
const template = v.object({
  templateName: filledText,
  name: text,
  monogrammingImg: link,
  locationName: text,
  lines: v.pipe(v.array(line), v.minLength(1)),
  fonts: tolerantList(v.object({ font: filledText, name: text, fontAttributes })),
  textColors: tolerantList(color),
});

/** How a product can be personalized, as the page gives it; `text` is a line's initial text (checkout §3). */
export const personalization = v.pipe(
  v.object({
    type: v.picklist(Object.values(personalizationTypes)),
    lines: wholeList(line),
    orderType: text,
    profileGuid: text,
    templateName: text,
    locationName: text,
    ...eitherColor,
    font: text,
    templates: tolerantList(template),
  }),
  v.transform(({ textColor, textcolor = textColor, ...rest }) => ({ ...rest, textcolor })),
) satisfies { '~types'?: { output: PersonalizationOffer } | undefined };
