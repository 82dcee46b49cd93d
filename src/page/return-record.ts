import * as v from 'valibot';
import { typedField } from './typed-fields.ts';

/** The session storage key of the state to restore when the shopper returns to a page. */
export const returnKey = 'storefront-islands:return';

/** How long the record is valid: a shopper who returns later no longer expects a restore. */
export const returnMs = 60 * 60 * 1000;

/** An overlay to open after the return. */
export const openedNext = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  props: v.record(v.string(), v.unknown()),
});

export type OpenedNext = v.InferOutput<typeof openedNext>;

/** The record, as JSON in storage. */
export const returnRecord = v.object({
  /** Path and query of the page. */
  url: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  fields: v.array(typedField),
  /** Opened only if the shopper is signed in by then. */
  next: v.optional(openedNext),
});
