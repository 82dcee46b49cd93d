import * as v from 'valibot';
import { filledText } from '../fields.ts';

/** The page's settings of the payment provider's fields. */
export const cardProvider = v.object({
  scriptUrl: filledText,
  styleUrl: v.optional(v.string()),
  config: v.optional(v.record(v.string(), v.unknown()), {}),
});
