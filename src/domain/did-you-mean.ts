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
