import { didYouMean } from './did-you-mean.ts';

/** The keys of a text that is a JSON object; none of any other. */
export function keysIn(text: string): string[] {
  try {
    return Object.keys(Object(JSON.parse(text)));
  } catch {
    return [];
  }
}

/** The given names that look like misspelt known ones, each with the known name that was probably meant. */
export function misspeltNames(given: readonly string[], known: readonly string[]): [string, string][] {
  const left = known.filter((name) => !given.includes(name));
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name): [string, string][] => {
      const meant = didYouMean(name, left);
      return meant ? [[name, meant]] : [];
    });
}
