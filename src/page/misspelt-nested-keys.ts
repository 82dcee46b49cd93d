import { didYouMean } from '../domain/did-you-mean.ts';
import { contextKeys } from './context-keys.ts';

/** A report for each name in an object of the page context that is almost, but not quite, one that the library knows. */
export function misspeltNestedKeys(raw: object): string[] {
  return Object.entries(contextKeys).flatMap(([key, { names }]) => {
    const given = Object.keys(Object((raw as Record<string, unknown>)[key]));
    const known = Object.keys(names ?? {});
    const left = known.filter((name) => !given.includes(name));
    return given
      .filter((name) => !known.includes(name))
      .flatMap((name) => {
        const meant = didYouMean(name, left);
        return meant
          ? [
              `#storefront-context: ${key}.${name} is ignored, there is no such name (did you mean ${key}.${meant}?)`,
            ]
          : [];
      });
  });
}
