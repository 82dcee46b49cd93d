import * as v from 'valibot';
import { typedField } from './typed-fields.ts';

/** Where the tab keeps what is to go on when the shopper is back on a page. */
export const returnKey = 'storefront-islands:return';

/** How long that is good for: a shopper who comes back later does not expect it any more. */
export const returnMs = 60 * 60 * 1000;

/** What is opened on the page one comes back to. */
export const openedNext = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  props: v.record(v.string(), v.unknown()),
});

export type OpenedNext = v.InferOutput<typeof openedNext>;

/** What is kept, as it comes out of the storage. */
export const returnRecord = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** Path and query of the page. */
    url: v.string(),
    /** Milliseconds since 1970. */
    at: v.number(),
    fields: v.array(typedField),
    /** For a shopper who is signed in by then. */
    next: v.optional(openedNext),
  }),
);
