import * as v from 'valibot';
import { encodeJson } from './encode-json.ts';
import { typedField } from './typed-fields.ts';
import { visitId } from './visit.ts';

/** The session storage key of the state to restore when the shopper returns to a page. */
export const returnKey = 'storefront-islands:return';

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
  /** The id of the visit, because another shopper must not get the record. */
  visit: v.string(),
  fields: v.array(typedField),
  /** The overlay to open, if the shopper has signed in or another company's page has led back. */
  next: v.optional(openedNext),
  /** The fragment that the other company's page has put into the address, such as Venmo's result. */
  fragment: v.optional(v.string()),
  /** The island whose error made the page load again, and the field that had the focus. */
  crash: v.optional(v.object({ island: v.string(), focus: v.optional(v.pick(typedField, ['name', 'nth'])) })),
});

export type ReturnRecord = v.InferOutput<typeof returnRecord>;

/** Stores what the next load of a page is to restore, in this tab only; false if storage is full or blocked. */
export function storeReturn(record: Omit<ReturnRecord, 'at' | 'visit'>): boolean {
  try {
    const whole: ReturnRecord = { ...record, at: Date.now(), visit: visitId() };
    sessionStorage.setItem(returnKey, encodeJson(whole));
    return true;
  } catch {
    return false;
  }
}
