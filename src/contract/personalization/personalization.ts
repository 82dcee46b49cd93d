import * as v from 'valibot';
import { type Personalization, personalizationTypes } from '../../domain/personalization/personalization.ts';
import { filledText } from '../fields.ts';

const limit = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** How a product can be personalized, as the page gives it; `text` is a line's initial text (checkout §3). */
export const personalization = v.object({
  type: v.picklist(Object.values(personalizationTypes)),
  lines: v.array(
    v.object({
      elementName: filledText,
      label: v.optional(v.string()),
      text: v.optional(v.string(), ''),
      maxLength: limit,
      fontAttributes: v.optional(
        v.object({ validationRegEx: v.optional(v.string()), minLength: limit, maxLength: limit }),
      ),
    }),
  ),
  orderType: v.optional(v.string()),
  profileGuid: v.optional(v.string()),
  templateName: v.optional(v.string()),
  locationName: v.optional(v.string()),
  textcolor: v.optional(v.string()),
  font: v.optional(v.string()),
}) satisfies { '~types'?: { output: Personalization } | undefined };
