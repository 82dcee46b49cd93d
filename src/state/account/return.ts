import { atom } from 'jotai';
import { returnTarget, type SignInPlace } from '../../domain/account/sign-in.ts';
import { pageContext } from '../../page/context.ts';
import { isKidsPage } from '../../page/is-kids.ts';
import { noteReturn } from '../../page/navigation.ts';
import { type OpenedNext, returnKey, storeReturn } from '../../page/return-record.ts';
import { readTypedFields } from '../../page/typed-fields.ts';
import { sharedAtom } from '../store.ts';

/** The overlay to open after a sign-in with the page's own form, where the popup stands on a page with such a form. */
export const askedNextAtom = sharedAtom('askedNext', () => atom<OpenedNext>());

/**
 * The URL after a sign-in within a flow, unless the page names one: this page, if it belongs to the flow (checkout §2.1).
 */
export function returnOf(place: SignInPlace | undefined): string | undefined {
  const target = returnTarget(place, isKidsPage());
  if (!target) return undefined;
  const path = pageContext().endpoints[target.endpoint] ?? target.path;
  return new URL(path, location.href).pathname === location.pathname
    ? location.pathname + location.search
    : path;
}

/** Whether a URL is that of this page, whatever its fragment. */
export function isThisPage(url: string): boolean {
  const { origin, pathname, search } = new URL(url, location.href);
  return origin === location.origin && pathname === location.pathname && search === location.search;
}

/**
 * The page is being left to sign in. Stores, in this tab only, the state to restore when the shopper returns: the page's
 * typed fields, if `url` leads back to it, and the overlay to open then. Stores nothing if storage is blocked.
 */
export function keepForReturn(url: string, next?: OpenedNext): void {
  noteReturn();
  const { origin, pathname, search } = new URL(url, location.href);
  const fields = isThisPage(url) ? readTypedFields() : [];
  if (origin !== location.origin || (!fields.length && !next)) return;
  // If storage is full or blocked, the sign-in itself continues.
  storeReturn({ url: pathname + search, fields, next });
}

/** The shopper did not leave: deletes the record of the return. */
export function forgetReturn(): void {
  try {
    sessionStorage.removeItem(returnKey);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
