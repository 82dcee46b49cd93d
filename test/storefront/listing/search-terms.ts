import { endings, fillers, isDescribing, nameLength, otherNames, singleNames } from './other-names.ts';
import { all, any, isCalled, type Matcher, type Matches } from './search-matches.ts';
import { isMistyped, singular, wordsOf } from './word-forms.ts';

/** A part of a search that is found, or left out, as a whole: `walnut`, `night stand`. */
export interface Term {
  /** What it was found by, with the products that each name found. */
  names: readonly { text: string; matches: Matches }[];
  isAsTyped: boolean;
  /** It may be the name of the thing, and does not only describe it: the `table` of a walnut table for two. */
  isName: boolean;
  matches: Matches;
}

/** Longer than any search that a shopper types; the rest is ignored. */
const maxLetters = 400;
const maxTerms = 12;
/** In a search for several words, shorter ones are not taken for the beginning of longer ones. */
const shortestBeginning = 3;
const shortestPart = 3;

/** The terms of a text: names of one or several words, by what was probably meant where nothing has the word. */
export function termsOf(matcher: Matcher, text: string): Term[] {
  const parts = partsOf(matcher, wordsOf(text.slice(0, maxLetters)));
  const isAlone = parts.length === 1;
  return parts.map(({ words, isSplit, isBehind }) => {
    const term = termOf(matcher, words, isAlone);
    const isName = !isBehind && !isDescribing(words.at(-1)!);
    return { ...term, isAsTyped: term.isAsTyped && !isSplit, isName };
  });
}

interface Part {
  words: readonly string[];
  /** It was typed as one word with the part before or after it. */
  isSplit: boolean;
  /** It comes after one of {@link endings}, so it does not name the thing. */
  isBehind: boolean;
}

/** Words that belong together, without fillers and without repetitions. */
function partsOf(matcher: Matcher, words: readonly string[]): Part[] {
  const isAllFillers = words.every((word) => fillers.has(word));
  const parts = new Map<string, Part>();
  let isBehind = false;
  const add = (own: readonly string[], isSplit = false) => {
    const key = own.map(singular).join(' ');
    if (!parts.has(key) && parts.size < maxTerms) parts.set(key, { words: own, isSplit, isBehind });
  };
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at);
    const [first = '', second] = rest;
    const isJoined = second !== undefined && isWord(matcher, first + second);
    const length = nameLength(rest) || (isJoined ? 2 : 1);
    at += length;
    if (length > 1) add(rest.slice(0, length));
    else if (fillers.has(first) && !isAllFillers) isBehind ||= parts.size > 0 && endings.has(first);
    else {
      const halves = isWord(matcher, first) ? undefined : halvesOf(matcher, first);
      for (const half of halves ?? [first]) add([half], halves !== undefined);
    }
  }
  return [...parts.values()];
}

const isWord = ({ catalogue }: Matcher, typed: string) =>
  catalogue.wordSet.has(singular(typed)) || otherNames([typed]) !== undefined;

/** The two words of a word that the shop writes as two: `coffeetable`. */
function halvesOf(matcher: Matcher, word: string): [string, string] | undefined {
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const halves: [string, string] = [word.slice(0, at), word.slice(at)];
    if (halves.every((half) => isWord(matcher, half)) && isCalled(whole(matcher, halves[1]))) return halves;
  }
  return undefined;
}

const whole = (matcher: Matcher, word: string) => matcher.word(singular(word), { isWhole: true });
const beginning = (matcher: Matcher, word: string) => matcher.word(singular(word), { isWhole: false });

type FoundTerm = Omit<Term, 'isName'>;

function termOf(matcher: Matcher, words: readonly string[], isAlone: boolean): FoundTerm {
  const [first = '', second] = words;
  const others = otherNames(words);
  if (others) return named(matcher, words, others);
  if (second !== undefined) return joined(matcher, first, second);
  const isShort = !isAlone && first.length < shortestBeginning;
  const matches = isShort ? whole(matcher, first) : beginning(matcher, first);
  const own = { names: [{ text: first, matches }], isAsTyped: true, matches };
  return matches.best < Infinity ? own : (corrected(matcher, first) ?? own);
}

/** A name with others: `couch` and what the shop calls sofa. */
function named(matcher: Matcher, words: readonly string[], names: readonly string[]): FoundTerm {
  const own = all(words.map((word) => beginning(matcher, word)));
  const others = names
    .map((text) => ({ text, matches: matcher.called(text) }))
    .filter(({ matches }) => matches.best < Infinity);
  const matches = any(
    own,
    others.map((other) => other.matches),
  );
  const isAsTyped = others.length === 0 || isCalled(own);
  return { names: isAsTyped ? [{ text: words.join(' '), matches }] : others, isAsTyped, matches };
}

/** Two words that the shop writes as one: `night stand`. */
function joined(matcher: Matcher, first: string, second: string): FoundTerm {
  const word = first + second;
  const others = otherNames([word]);
  const own = others ? named(matcher, [word], others).matches : whole(matcher, word);
  const apart = all([first, second].map((one) => beginning(matcher, one)));
  const matches = any(apart, [own]);
  const isAsTyped = !isCalled(own) || apart.best <= own.best;
  if (isAsTyped) return { names: [{ text: `${first} ${second}`, matches }], isAsTyped, matches };
  const names = others ? named(matcher, [word], others).names : [{ text: word, matches }];
  return { names, isAsTyped, matches };
}

/** The most frequent word that differs by one typing error. */
function corrected(matcher: Matcher, typed: string): FoundTerm | undefined {
  if (/\d/.test(typed)) return undefined;
  const form = singular(typed);
  const isAsTyped = false;
  for (const text of matcher.catalogue.words) {
    if (!isMistyped(form, text)) continue;
    const others = otherNames([text]);
    if (others) return { ...named(matcher, [text], others), isAsTyped };
    const matches = matcher.word(text, { isWhole: true });
    if (matches.best < Infinity) return { names: [{ text, matches }], isAsTyped, matches };
  }
  const name = singleNames.find((one) => isMistyped(form, one));
  const meant = name && named(matcher, [name], otherNames([name])!);
  return meant && meant.matches.best < Infinity ? { ...meant, isAsTyped } : undefined;
}
