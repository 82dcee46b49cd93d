import * as v from 'valibot';
import { declareCall, failsQuietly } from '../call.ts';
import { link, shown } from '../fields.ts';
import { personalizationDesign, personalizationError } from './personalization-design.ts';

/** A POST that only reads: it changes no state, and after a failure the last picture stays (decision 59). */
export const renderPersonalization = declareCall({
  name: 'renderPersonalization',
  service: 'personalization',
  action: 'preview personalization',
  method: 'POST',
  path: '/personalization/render',
  payload: personalizationDesign,
  answer: v.object({
    hasError: v.boolean(),
    error: shown(personalizationError),
    /** A picture of the product with its text, on the page's own origin or one of `redirectOrigins` (decision 100). */
    imageUrl: link,
  }),
  // It only draws, but sends the token like every POST of checkout §7.
  changesState: true,
  mayRetry: true,
  failure: failsQuietly,
  source: 'checkout §7.5, decision 100',
  about: 'Draws a product with its personalization, or says why it cannot be made as it is.',
});
