import * as v from 'valibot';
import { pageContext } from '../page/context.ts';
import { returnKey, returnMs, returnRecord } from '../page/return-record.ts';
import { writeTypedFields } from '../page/typed-fields.ts';
import type { Registry } from './registry.ts';

/**
 * Goes on with what was under way when the shopper left this page to sign in: puts back what was typed and, once signed
 * in, opens what was asked for. It happens once; what is for another page waits for that one.
 */
export function resume(page: Registry): void {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => goOn(page), { once: true });
  else goOn(page);
}

function goOn(page: Registry): void {
  const kept = v.safeParse(returnRecord, sessionStorage.getItem(returnKey));
  if (!kept.success) {
    sessionStorage.removeItem(returnKey);
    return;
  }
  const { url, at, fields, next } = kept.output;
  const age = Date.now() - at;
  const isGood = age >= 0 && age < returnMs;
  if (isGood && url !== location.pathname + location.search) return;
  sessionStorage.removeItem(returnKey);
  if (!isGood) return;
  writeTypedFields(fields);
  // An island that is on its way has read its server's fields, perhaps.
  for (const { host, status } of page.hosts.values())
    if (status === 'loading')
      host.addEventListener('storefront:island-mounted', () => writeTypedFields(fields), { once: true });
  if (!next) return;
  // What does not open, the runtime has told.
  if (pageContext().account.isSignedIn) page.open(page, next.name, next.props).catch(() => {});
  // A shopper who has not signed in; or a page that does not say so.
  else
    console.warn(
      `[storefront-islands] ${next.name} is not opened: account.isSignedIn of #storefront-context is not true on the page that the sign-in leads to.`,
    );
}
