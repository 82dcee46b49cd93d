import * as v from 'valibot';
import { declareCall, failsInPlace } from '../call.ts';
import { filledText, identifier, shown, shownText, tolerantList } from '../fields.ts';

const text = shownText;

/** The design of an in-house personalization (cart §3). */
export const personalizationDesign = v.object({
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  orderType: text,
  profileGuid: text,
  design: v.object({
    templateName: text,
    sku: filledText,
    locationName: text,
    personalization: v.array(
      v.object({ elementName: v.string(), text: v.string(), textcolor: text, font: text }),
    ),
  }),
});

export type PersonalizationDesign = v.InferOutput<typeof personalizationDesign>;

/**
 * The server's reason for refusing a design; the codes are in `domain/personalization/personalization-design.ts`
 * (checkout §8).
 */
export const personalizationError = v.object({
  businessErrorCode: shownText,
  businessErrorDescription: shown(v.string()),
  profaneTexts: tolerantList(v.string()),
});

export type PersonalizationError = v.InferOutput<typeof personalizationError>;

export const saveDesign = declareCall({
  name: 'saveDesign',
  service: 'personalization',
  action: 'save personalization',
  method: 'POST',
  path: '/personalization/design/save',
  payload: personalizationDesign,
  answer: v.object({
    hasError: v.boolean(),
    error: shown(personalizationError),
    /** Without an id the design was not saved, even if `hasError` is false. */
    personalizationId: shown(identifier),
  }),
  changesState: true,
  mayRetry: true,
  failure: failsInPlace,
  source: 'cart §7, checkout §7.5',
  about: 'Saves the design of an in-house personalization; the item to add refers to its id.',
});
