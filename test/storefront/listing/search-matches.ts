import type { Catalogue } from './catalogue-columns.ts';
import { singular, wordsOf } from './word-forms.ts';
import { fieldIn, findWords, positionIn } from './word-index.ts';

/** The products that match a part of a search. */
export interface Matches {
  /** By place: 0 does not match, otherwise the lower the better, from 1 on. */
  ranks: Uint8Array;
  /** The best rank there is; Infinity without a match. */
  best: number;
}

/** For a word in the name, the category, the color or material, and the description. */
const rankOfField = [1, 3, 5, 10];

/** For another word that begins with it. */
const rankOfBeginning = [7, 8, 9, 11];

/** Added to the rank of a match by another name: worse than by its own name, better than by a beginning. */
const otherName = 1;
const lastNamed = 4;
const lastWhole = 6;

/** The worst rank of a product that is called so, and does not only mention it in its description. */
const lastCalled = 9;
const lastMentioned = 10;

/** Whether there are products whose name or category has it. */
export const isNamed = ({ best }: Matches): boolean => best <= lastNamed;
export const isCalled = ({ best }: Matches): boolean => best <= lastCalled;

/**
 * The products that a whole word names; if there are none, those that the beginning of a word names; if there are none
 * either, those that mention it.
 */
export function strongest({ ranks, best }: Matches): Matches {
  const last = [lastWhole, lastCalled].find((rank) => best <= rank) ?? lastMentioned;
  return { ranks: upTo(ranks, last), best: best <= last ? best : Infinity };
}

/** Finds words among the products of a scope. */
export class Matcher {
  readonly #catalogue: Catalogue;
  readonly #inScope: Uint8Array;

  constructor(catalogue: Catalogue, inScope: Uint8Array) {
    this.#catalogue = catalogue;
    this.#inScope = inScope;
  }

  get catalogue(): Catalogue {
    return this.#catalogue;
  }

  /** The products with a word in its stored form, or also with words that begin with it. */
  word(form: string, { isWhole }: { isWhole: boolean }): Matches {
    const { db, size, placeOf } = this.#catalogue;
    const ranks = new Uint8Array(size);
    let best = Infinity;
    for (const { word, products } of findWords(db, form, isWhole)) {
      const rankOf = word === form ? rankOfField : rankOfBeginning;
      for (const product of products) {
        const place = placeOf[positionIn(product)]!;
        if (this.#inScope[place] === 0) continue;
        const rank = rankOf[fieldIn(product)]!;
        const before = ranks[place]!;
        if (before !== 0 && before <= rank) continue;
        ranks[place] = rank;
        if (rank < best) best = rank;
      }
    }
    return { ranks, best };
  }

  /** The products that are called by all words of a name. */
  called(name: string): Matches {
    const each = wordsOf(name).map((word) => this.word(singular(word), { isWhole: true }));
    const { ranks } = all(each);
    return measured(upTo(ranks, lastCalled));
  }
}

/** The products that match each of the parts, with the worst of their ranks. */
export function all([first, ...rest]: readonly Matches[]): Matches {
  if (!first) return { ranks: new Uint8Array(), best: Infinity };
  if (rest.length === 0) return first;
  const ranks = first.ranks.slice();
  for (const other of rest)
    for (let place = 0; place < ranks.length; place++) {
      const one = ranks[place]!;
      const two = other.ranks[place]!;
      ranks[place] = one === 0 || two === 0 ? 0 : Math.max(one, two);
    }
  return measured(ranks);
}

/** The products that match one of the parts, with the best of their ranks; the others are other names. */
export function any(first: Matches, others: readonly Matches[]): Matches {
  const ranks = first.ranks.slice();
  for (const other of others)
    for (let place = 0; place < ranks.length; place++) {
      const one = ranks[place]!;
      const two = other.ranks[place]!;
      if (two !== 0 && (one === 0 || two + otherName < one)) ranks[place] = two + otherName;
    }
  return measured(ranks);
}

function upTo(ranks: Uint8Array, last: number): Uint8Array {
  const kept = ranks.slice();
  for (let place = 0; place < kept.length; place++) if (kept[place]! > last) kept[place] = 0;
  return kept;
}

function measured(ranks: Uint8Array): Matches {
  let best = Infinity;
  for (const rank of ranks) if (rank !== 0 && rank < best) best = rank;
  return { ranks, best };
}
