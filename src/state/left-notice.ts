import * as v from 'valibot';
import { encodeJson } from '../page/encode-json.ts';
import { visitId } from '../page/visit.ts';
import { readStored } from './stored-atom.ts';

/** A page that loads later was not led to. */
const validMs = 60_000;

/** In session storage: what the next page has to say, and when that was written, in milliseconds since 1970. */
const keptNotice = v.object({ text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)), at: v.number() });

/** Says something on the page that is about to be loaded. Where storage is blocked, it is not said. */
export function leaveNotice(noticeKey: string, text: string): void {
  // It goes with this visit.
  visitId();
  try {
    sessionStorage.setItem(noticeKey, encodeJson({ text, at: Date.now() }));
  } catch {
    // The page itself still shows what is in the way.
  }
}

/** What the page before wanted to be said here; undefined if nothing. */
export function readNotice(noticeKey: string): string | undefined {
  const read = v.safeParse(keptNotice, readStored('session', noticeKey));
  return read.success && Math.abs(Date.now() - read.output.at) < validMs ? read.output.text : undefined;
}

/** It is said on one page. */
export function forgetNotice(noticeKey: string): void {
  try {
    sessionStorage.removeItem(noticeKey);
  } catch {
    // Blocked: there was none.
  }
}
