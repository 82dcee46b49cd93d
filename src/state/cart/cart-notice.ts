import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { encodeJson } from '../../page/encode-json.ts';
import { visitId } from '../../page/visit.ts';
import { readStored } from '../stored-atom.ts';

const key = 'storefront-islands:cart-notice';

/** A page that loads later was not led to by the refusal. */
const validMs = 60_000;

/** In session storage: what the cart's page has to say, and when that was written, in milliseconds since 1970. */
const keptNotice = v.object({ text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)), at: v.number() });

/** Says something at the top of the cart’s page, which is about to be loaded. Where storage is blocked, it is not said. */
export function leaveCartNotice(text: string): void {
  // It goes with this visit.
  visitId();
  try {
    sessionStorage.setItem(key, encodeJson({ text, at: Date.now() }));
  } catch {
    // The cart itself still shows what is in the way.
  }
}

/** What the page before wanted to be said here; undefined if nothing. It is said on one page. */
export function useCartNotice(): string | undefined {
  const [notice] = useState(readNotice);
  useEffect(() => {
    if (notice) sessionStorage.removeItem(key);
  }, [notice]);
  return notice;
}

function readNotice(): string | undefined {
  const read = v.safeParse(keptNotice, readStored('session', key));
  return read.success && Math.abs(Date.now() - read.output.at) < validMs ? read.output.text : undefined;
}
