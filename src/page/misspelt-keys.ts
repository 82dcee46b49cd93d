import { misspeltNames } from '../domain/did-you-mean.ts';

/** A report for each key of the page context that is almost, but not quite, a known one. */
export function misspeltKeys(raw: object, known: readonly string[]): string[] {
  return misspeltNames(Object.keys(raw), known).map(
    ([key, meant]) => `#storefront-context: ${key} is ignored, there is no such key (did you mean ${meant}?)`,
  );
}
