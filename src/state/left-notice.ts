import * as v from 'valibot';
import { encodeJson } from '../page/encode-json.ts';
import { visitId } from '../page/visit.ts';
import { readStored } from './stored-atom.ts';

/*
 * A notice: a text that a page leaves for the page that it leads to.
 */

/** A page that loads later than this was opened in another way. */
const validMs = 60_000;

/** In session storage: the text, and when it was left, in milliseconds since 1970. */
const keptNotice = v.object({ text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)), at: v.number() });

/** Leaves a notice for the page that is about to be loaded. Where storage is blocked, the notice is lost. */
export function leaveNotice(noticeKey: string, text: string): void {
  // Begins a visit if there is none: whatever is stored is deleted with its visit (decision 114).
  visitId();
  try {
    sessionStorage.setItem(noticeKey, encodeJson({ text, at: Date.now() }));
  } catch {
    // Storage is full or blocked: the next page shows without the notice.
  }
}

/** The notice that the page before has left; undefined if there is none. */
export function readNotice(noticeKey: string): string | undefined {
  const read = v.safeParse(keptNotice, readStored('session', noticeKey));
  return read.success && Math.abs(Date.now() - read.output.at) < validMs ? read.output.text : undefined;
}

/** Removes a notice that has been shown. */
export function forgetNotice(noticeKey: string): void {
  try {
    sessionStorage.removeItem(noticeKey);
  } catch {
    // Blocked: there was none.
  }
}
