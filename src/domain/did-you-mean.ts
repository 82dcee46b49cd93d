/**
 * The name that a misspelt one was meant to be: it differs in one place, by at most two letters and a third of its
 * length.
 */
export function didYouMean(given: string, names: readonly string[]): string | undefined {
  return names.find((name) => {
    const longest = Math.max(name.length, given.length);
    const shortest = Math.min(name.length, given.length);
    let start = 0;
    while (start < shortest && name[start] === given[start]) start++;
    let end = 0;
    while (end < shortest - start && name.at(-1 - end) === given.at(-1 - end)) end++;
    // Two letters that have changed places are one difference.
    const isSwapped =
      longest === shortest && name[start] === given[start + 1] && name[start + 1] === given[start];
    const different = longest - start - end - (isSwapped ? 1 : 0);
    return different < 3 && different * 3 <= longest;
  });
}

/** The keys of a text that is a JSON object; none of any other. */
export function keysIn(text: string): string[] {
  try {
    return Object.keys(Object(JSON.parse(text)));
  } catch {
    return [];
  }
}

/** The given names that are almost, but not quite, a known one that is not given: each with the one that is meant. */
export function misspeltNames(given: readonly string[], known: readonly string[]): [string, string][] {
  const left = known.filter((name) => !given.includes(name));
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name): [string, string][] => {
      const meant = didYouMean(name, left);
      return meant ? [[name, meant]] : [];
    });
}
