import * as v from 'valibot';

/** Where a page says that the payment provider's own fields come from. */
export const cardProvider = v.object({
  scriptUrl: v.pipe(v.string(), v.nonEmpty()),
  styleUrl: v.optional(v.string()),
  config: v.optional(v.record(v.string(), v.unknown()), {}),
});
