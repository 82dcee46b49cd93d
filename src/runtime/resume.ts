import * as v from 'valibot';
import { pageContext } from '../page/context.ts';
import { type ReturnRecord, returnKey, returnRecord } from '../page/return-record.ts';
import { writeTypedFields } from '../page/typed-fields.ts';
import { isKeptSince, visitId } from '../page/visit.ts';
import { sayReloaded } from './crash-message.ts';
import type { Registry } from './registry.ts';

/**
 * Restores what this page had before the shopper left it to sign in or to pay, or before it was loaded again after an
 * error: typed fields and, once the shopper has signed in or a wallet's page has led back, the overlay to open. A record
 * is restored once, on its own page only; another shopper's is deleted.
 */
export function resume(page: Registry): void {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => restore(page), { once: true });
  else restore(page);
}

function restore(page: Registry): void {
  const visit = visitId();
  const kept = readRecord();
  if (!kept) {
    sessionStorage.removeItem(returnKey);
    return;
  }
  const { url, at, fields, next, fragment, crash } = kept;
  const isValid = kept.visit === visit && isKeptSince(at);
  if (isValid && url !== location.pathname + location.search) return;
  sessionStorage.removeItem(returnKey);
  if (!isValid) return;
  writeTypedFields(fields);
  // An island that is still loading may already have read the server's fields.
  for (const { host, status } of page.hosts.values())
    if (status === 'loading')
      host.addEventListener('storefront:island-mounted', () => writeTypedFields(fields), { once: true });
  if (crash) sayReloaded(page, crash);
  if (!next) return;
  const isLedBack =
    fragment === undefined ? pageContext().account.isSignedIn : location.hash.includes(fragment);
  // The runtime reports an overlay that does not open.
  if (isLedBack) page.open(page, next.name, next.props).catch(() => {});
  // The shopper may not have signed in, or the page context does not say so.
  else if (fragment === undefined)
    console.warn(
      `[storefront-islands] ${next.name} is not opened: account.isSignedIn of #storefront-context is not true on the page that the sign-in leads to.`,
    );
}

function readRecord(): ReturnRecord | undefined {
  try {
    const read = v.safeParse(returnRecord, JSON.parse(sessionStorage.getItem(returnKey)!));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
