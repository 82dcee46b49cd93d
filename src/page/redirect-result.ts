import { writeEntry } from './history-entry.ts';

/** The parameter that the payment provider adds to the address to which the bank's page leads back (decision 88). */
const key = 'redirectResult';

/**
 * The result that the bank's page has put into the address. It is removed from the address, so that neither a reload nor
 * a copied link sends it again.
 */
export function takeRedirectResult(): string | undefined {
  const url = new URL(location.href);
  const result = url.searchParams.get(key);
  if (result === null) return undefined;
  url.searchParams.delete(key);
  writeEntry('replace', history.state, url.href);
  return /^[\w!%'()*+./=~-]{1,8000}$/.test(result) ? result : undefined;
}
