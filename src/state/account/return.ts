import { atom } from 'jotai';
import { encodeJson } from '../../http/encode-json.ts';
import { type OpenedNext, returnKey } from '../../page/return-record.ts';
import { readTypedFields } from '../../page/typed-fields.ts';
import { sharedAtom } from '../store.ts';

/** What is opened after the page's own sign-in, where the popup was asked for on a page that has one. */
export const askedNextAtom = sharedAtom('askedNext', () => atom<OpenedNext>());

/**
 * Keeps, in this tab only, what is restored when the shopper returns from signing in: what was typed into this page, if
 * `url` leads back to it, and what is opened then. Does nothing where storage is blocked.
 */
export function keepForReturn(url: string, next?: OpenedNext): void {
  const { origin, pathname, search } = new URL(url, location.href);
  const isHere = origin === location.origin && pathname === location.pathname && search === location.search;
  const fields = isHere ? readTypedFields() : [];
  if (origin !== location.origin || (!fields.length && !next)) return;
  try {
    sessionStorage.setItem(returnKey, encodeJson({ url: pathname + search, at: Date.now(), fields, next }));
  } catch {
    // Full or blocked: the sign-in itself goes on.
  }
}

/** The shopper stays after all: nothing is restored. */
export function forgetReturn(): void {
  try {
    sessionStorage.removeItem(returnKey);
  } catch {
    // Blocked: nothing was kept.
  }
}
