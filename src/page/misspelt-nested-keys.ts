import { didYouMean } from '../domain/did-you-mean.ts';
import { contextKeys } from './context-keys.ts';

/**
 * Reports each name in an object of the page context that looks like a misspelt known one, and each endpoint that belongs
 * to no call.
 * @param calls the names of the calls whose path an endpoint can replace
 */
export function misspeltNestedKeys(raw: object, calls: readonly string[]): string[] {
  return Object.entries(contextKeys).flatMap(([key, { names }]) => {
    const given = Object.keys(Object((raw as Record<string, unknown>)[key]));
    const known = [...Object.keys(names ?? {}), ...(key === 'endpoints' ? calls : [])];
    const left = known.filter((name) => !given.includes(name));
    return given
      .filter((name) => !known.includes(name))
      .flatMap((name) => {
        const meant = didYouMean(name, left);
        if (meant)
          return `#storefront-context: ${key}.${name} is ignored, there is no such name (did you mean ${key}.${meant}?)`;
        return key === 'endpoints'
          ? `#storefront-context: ${key}.${name} is ignored, no call has that name (openapi.json has them as operationId)`
          : [];
      });
  });
}
