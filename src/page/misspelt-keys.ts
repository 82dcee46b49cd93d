import { didYouMean } from '../domain/did-you-mean.ts';

/** Reports each key of the page context that looks like a misspelt known one. */
export function misspeltKeys(raw: object, known: readonly string[]): string[] {
  const left = known.filter((key) => !Object.hasOwn(raw, key));
  return Object.keys(raw)
    .filter((key) => !known.includes(key))
    .map((key) => [key, didYouMean(key, left)])
    .filter(([, meant]) => meant)
    .map(
      ([key, meant]) =>
        `#storefront-context: ${key} is ignored, there is no such key (did you mean ${meant}?)`,
    );
}
