import { pageContext } from './context.ts';
import { encodeJson } from './encode-json.ts';
import { clearTaxExempt } from './page-storage.ts';

/** The session storage key of this visit. Whatever else the library stores of a shopper carries the visit's id. */
export const visitKey = 'storefront-islands:visit';

/** The session storage key of what has been typed in checkout and is not saved yet. */
export const draftsKey = 'storefront-islands:checkout-drafts';

/** The session storage key of personalizations that have been typed. */
export const personalizationsKey = 'storefront-islands:personalizations';

/** The session storage key of the ZIP or postal code that the shopper has given, of an address's, and of the chosen store. */
export const deliveryPlaceKey = 'storefront-islands:delivery-place';

/** How long typed text is kept: after that a shared device is likely somebody else's. */
export const typedMs = 30 * 60 * 1000;

/** One shopper, in one tab: from the first page to a sign-out, or to the sign-in of somebody else. */
interface Visit {
  /** A random id. */
  id: string;
  /** A hash of the account's email address; empty for a guest. */
  account: string;
  /** The addresses that were loaded again because an island had ended with an error. */
  reloaded: string[];
}

/** The visit of this page alone, where storage is blocked. */
let ofThisPage: Visit | undefined;

/**
 * The id of this visit. A guest who signs in stays the same shopper. After a sign-out, or if somebody else has signed in,
 * the visit is a new one, and what this library has stored of the last one in the tab is deleted (decision 114).
 */
export const visitId = (): string => visit().id;

/** Whether an address may be loaded again after an error: once per visit, and never if that cannot be stored. */
export function mayReload(address: string): boolean {
  const now = visit();
  if (now.reloaded.includes(address)) return false;
  return keep({ ...now, reloaded: [...now.reloaded, address] });
}

/** Forgets the drafts of checkout, or of the given key: the server has saved what was typed. */
export function forgetDrafts(key = draftsKey): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked: nothing was stored.
  }
}

/** Whether what was stored at `at`, in milliseconds since 1970, is still kept at `now`. */
export function isKeptSince(at: number, now = Date.now()): boolean {
  const age = now - at;
  return age >= 0 && age < typedMs;
}

function visit(): Visit {
  const kept = read();
  const account = accountNow() ?? kept?.account ?? '';
  if (kept && kept.account === account) return kept;
  const isSame = !kept?.account;
  if (!isSame) forgetAll();
  const now = { id: (isSame && kept?.id) || randomId(), account, reloaded: (isSame && kept?.reloaded) || [] };
  keep(now);
  return now;
}

/** Deletes everything that the library has stored of the last shopper, and the page's flag of a tax exemption. */
function forgetAll(): void {
  clearTaxExempt();
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith('storefront-islands:')) sessionStorage.removeItem(key);
}

function read(): Visit | undefined {
  let text: string | null;
  try {
    text = sessionStorage.getItem(visitKey);
  } catch {
    return ofThisPage;
  }
  return parsed(text);
}

function parsed(text: string | null): Visit | undefined {
  try {
    const { id, account, reloaded } = JSON.parse(text!) as Partial<Visit>;
    const isVisit = typeof id === 'string' && typeof account === 'string' && Array.isArray(reloaded);
    return isVisit ? { id, account, reloaded } : undefined;
  } catch {
    return undefined;
  }
}

function keep(now: Visit): boolean {
  ofThisPage = now;
  try {
    sessionStorage.setItem(visitKey, encodeJson(now));
    return true;
  } catch {
    return false;
  }
}

/**
 * The account that the page context names, as a hash; undefined on a page without a context, which does not say who is
 * signed in.
 */
function accountNow(): string | undefined {
  if (!document.getElementById('storefront-context')) return undefined;
  const { isSignedIn, email } = pageContext().account;
  return isSignedIn ? hashOf(email ?? '') : '';
}

/** A hash of the email address: it tells accounts apart without an address in the storage. */
function hashOf(text: string): string {
  let hash = 7;
  for (const char of text.trim().toLowerCase()) hash = (hash * 31 + char.codePointAt(0)!) % 2 ** 40;
  return hash.toString(36);
}

const randomId = (): string =>
  [Math.random(), Math.random()].map((part) => part.toString(36).slice(2)).join('');
