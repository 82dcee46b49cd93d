import { pageContext, parseContext } from './context.ts';
import { replacedContent } from './replaced-content.ts';
import { tokenFieldsIn } from './token.ts';

/**
 * Writes the token that the server accepts now into the fields of this page: a sign-in or sign-out in another tab
 * makes the page's first token stale. Nothing is written if somebody else has signed in meanwhile, because this page
 * shows and sends another shopper's data.
 */
export async function renewFields(): Promise<void> {
  const token = await tokenNow(false);
  if (token)
    for (const part of [document, ...replacedContent])
      for (const field of tokenFieldsIn(part)) field.value = token;
}

/**
 * The token that the server accepts now. Undefined if the server does not answer or, unless `isForAnyone`, if another
 * account has signed in.
 */
export async function tokenNow(isForAnyone: boolean): Promise<string | undefined> {
  const page = await pageNow();
  if (!page || (!isForAnyone && isOthers(page))) return undefined;
  return tokenFieldsIn(page).find(({ value }) => value)?.value;
}

function isOthers(page: Document): boolean {
  const was = pageContext().account;
  const text = page.getElementById('storefront-context')?.textContent ?? '';
  const now = parseContext(text, () => {}).account;
  return was.isSignedIn && now.isSignedIn && (!was.email || was.email !== now.email);
}

// A request in progress. It is not in the store, because nothing of it remains once the answer has come.
let reading: Promise<Document | null> | undefined;

/** This page as the server sends it now; concurrent callers share one request. Null if it cannot be read. */
function pageNow(): Promise<Document | null> {
  reading ??= request()
    .catch(() => null)
    .finally(() => {
      reading = undefined;
    });
  return reading;
}

/**
 * Requests and parses the page. Parsing runs no script, and is allowed under Trusted Types. An answer from another
 * origin, after a redirect, is not used.
 */
async function request(): Promise<Document | null> {
  const page = new XMLHttpRequest();
  page.open('GET', location.href);
  page.responseType = 'document';
  page.timeout = 5000;
  page.setRequestHeader('cache-control', 'no-cache');
  page.send();
  await new Promise((resolve) => {
    page.onloadend = resolve;
  });
  return page.responseURL.startsWith(`${location.origin}/`) ? page.responseXML : null;
}
