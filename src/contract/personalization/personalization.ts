import * as v from 'valibot';
import { type Personalization, personalizationTypes } from '../../domain/personalization/personalization.ts';
import { declareCall, failsInPlace } from '../call.ts';
import { filledText, identifier, listOf, maybe } from '../fields.ts';
import { personalizationDesign } from './personalization-design.ts';

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

/**
 * The server's reason for refusing a design; the codes are in `domain/personalization/personalization.ts` (checkout
 * §8).
 */
const personalizationError = v.object({
  businessErrorCode: v.optional(v.string(), ''),
  businessErrorDescription: maybe(v.string()),
  profaneTexts: listOf(v.string()),
});

export type PersonalizationError = v.InferOutput<typeof personalizationError>;

export const saveDesign = declareCall({
  name: 'saveDesign',
  service: 'personalization',
  action: 'save personalization',
  method: 'POST',
  path: '/personalization/design/save',
  payload: personalizationDesign,
  answer: v.pipe(
    v.object({
      hasError: v.boolean(),
      error: maybe(personalizationError),
      personalizationId: maybe(identifier),
    }),
    v.check(
      ({ hasError, personalizationId }) => hasError || personalizationId !== undefined,
      'a saved design has a personalizationId',
    ),
  ),
  changesState: true,
  mayRetry: true,
  failure: failsInPlace,
  source: 'cart §7, checkout §7.5',
  about: 'Saves the design of an in-house personalization; the item to add refers to its id.',
});
