import * as v from 'valibot';

/** The page's settings of the payment provider's fields. */
export const cardProvider = v.object({
  scriptUrl: v.pipe(v.string(), v.nonEmpty()),
  styleUrl: v.optional(v.string()),
  config: v.optional(v.record(v.string(), v.unknown()), {}),
});
