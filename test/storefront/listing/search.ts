import type { Catalogue } from './catalogue-columns.ts';
import { isCalled, isNamed, Matcher, strongest } from './search-matches.ts';
import { type Term, termsOf } from './search-terms.ts';

export interface Found {
  /** By place: 0 is not found, otherwise the lower the better the match. */
  relevance: Uint8Array;
  /** The words that the products were found by, if they are not the typed ones. */
  shownFor?: string;
}

/**
 * The products of a scope that match a text, undefined if none does. A word matches the beginnings of words and other
 * names of the same thing; a word that no product has is treated as a typing error. If no product has all words, some
 * are left out, the same for all products: words that describe the thing before its name, and words that occur only in
 * descriptions before others. If a single letter remains, nothing is found.
 */
export function search(catalogue: Catalogue, text: string, inScope: Uint8Array): Found | undefined {
  const terms = termsOf(new Matcher(catalogue, inScope), text);
  const known = terms.filter(({ matches }) => matches.best < Infinity);
  if (known.length === 0) return undefined;
  const all = 2 ** known.length - 1;
  let sets = setsOf(known);
  let found = known.length === terms.length && sets.includes(all) ? all : undefined;
  let used = known;
  if (found === undefined) {
    const strong = known.map((term) => ({ ...term, matches: strongest(term.matches) }));
    sets = setsOf(strong);
    const best = bestSet(sets, strong);
    if (best === 0) return undefined;
    found = best;
    used = strong.filter((_, index) => best & (1 << index));
    if (used.every(({ names }) => names.every((name) => name.text.length === 1))) return undefined;
  }
  const relevance = new Uint8Array(catalogue.size);
  for (const { matches } of used)
    for (let place = 0; place < catalogue.size; place++)
      if (sets[place] === found) relevance[place] = relevance[place]! + matches.ranks[place]!;
  const isAsTyped = used.length === terms.length && used.every((term) => term.isAsTyped);
  return { relevance, ...(!isAsTyped && { shownFor: textOf(used, relevance) }) };
}

/** By place: the terms that a product matches, a bit for each. */
function setsOf(terms: readonly Term[]): Uint16Array {
  const sets = new Uint16Array(terms[0]!.matches.ranks.length);
  for (const [index, { matches }] of terms.entries())
    for (let place = 0; place < sets.length; place++)
      if (matches.ranks[place] !== 0) sets[place] = sets[place]! | (1 << index);
  return sets;
}

/** How much it counts that a product has a term. */
const weights = { head: 1.5, name: 1, describing: 0.5, mentioned: 0.3 };

/** The heaviest set of terms that products match; among equally heavy sets the most frequent one. */
function bestSet(sets: Uint16Array, terms: readonly Term[]): number {
  const head = terms.findLast(({ isName, matches }) => isName && isNamed(matches));
  const weightOf = (term: Term) => {
    if (!isCalled(term.matches)) return weights.mentioned;
    if (term === head) return weights.head;
    return term.isName ? weights.name : weights.describing;
  };
  const counts = new Uint32Array(1 << terms.length);
  for (const set of sets) counts[set] = counts[set]! + 1;
  let best = 0;
  let bestWeight = 0;
  for (const [set, count] of counts.entries()) {
    if (set === 0 || count === 0) continue;
    const weight = terms.reduce((sum, term, index) => sum + (set & (1 << index) ? weightOf(term) : 0), 0);
    if (weight < bestWeight || (weight === bestWeight && count <= counts[best]!)) continue;
    best = set;
    bestWeight = weight;
  }
  return best;
}

/** The names of the terms that have found products: `velvet sofa or loveseat`. */
function textOf(terms: readonly Term[], relevance: Uint8Array): string {
  const isFound = (ranks: Uint8Array) => ranks.some((rank, place) => rank !== 0 && relevance[place] !== 0);
  return terms
    .map(({ names }) =>
      names
        .filter(({ matches }) => names.length === 1 || isFound(matches.ranks))
        .map(({ text }) => text)
        .join(' or '),
    )
    .join(' ');
}
