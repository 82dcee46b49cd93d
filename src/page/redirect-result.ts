import { writeEntry } from './history-entry.ts';

/** The payment provider adds it to the address that the bank's page leads back to (decision 88). */
const key = 'redirectResult';

/**
 * What the bank's page has given. It is taken off the address, so that neither a reload nor a copied link sends it again.
 */
export function takeRedirectResult(): string | undefined {
  const url = new URL(location.href);
  const result = url.searchParams.get(key);
  if (result === null) return undefined;
  url.searchParams.delete(key);
  writeEntry('replace', history.state, url.href);
  return /^[\w!%'()*+./=~-]{1,8000}$/.test(result) ? result : undefined;
}
