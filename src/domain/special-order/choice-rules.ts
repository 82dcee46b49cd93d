import { type Availability, canBeHad } from '../product/availability.ts';

/** The fields of a choice that these rules need. */
export interface RuledChoice {
  code: string;
  /** The products that can have it; if there are none, it goes with every other choice. */
  matchingSkus?: readonly string[] | undefined;
  availability?: Availability | undefined;
}

/** An option with its known choices. */
export interface RuledOption<Choice extends RuledChoice = RuledChoice> {
  optionCode: string;
  choices: readonly Choice[];
  /** The server has more of them. */
  isPartial?: boolean;
}

/** The chosen choice of each option, by their codes. */
export type Chosen = ReadonlyMap<string, string>;

/** The chosen choices, as far as they are known, but for those of one option. */
export function chosenChoices<Choice extends RuledChoice>(
  options: readonly RuledOption<Choice>[],
  chosen: Chosen,
  exceptOption?: string,
): Choice[] {
  return options.flatMap(({ optionCode, choices }) => {
    if (optionCode === exceptOption) return [];
    return choices.find(({ code }) => code === chosen.get(optionCode)) ?? [];
  });
}

/** The products that can have all of these choices; undefined for any product. */
export function commonSkus(choices: readonly RuledChoice[]): ReadonlySet<string> | undefined {
  let common: ReadonlySet<string> | undefined;
  for (const { matchingSkus } of choices) {
    if (!matchingSkus?.length) continue;
    const before = common;
    common = new Set(before ? matchingSkus.filter((sku) => before.has(sku)) : matchingSkus);
  }
  return common;
}

/** Whether a product of `skus`, as of `commonSkus`, can have this choice (decision 103). */
export function goesWith({ matchingSkus }: RuledChoice, skus: ReadonlySet<string> | undefined): boolean {
  if (!skus) return true;
  return matchingSkus?.length ? matchingSkus.some((sku) => skus.has(sku)) : skus.size > 0;
}

/**
 * Makes a rule for choices beside the chosen `others`. The rule gives the choices that rule a choice out: a single other
 * choice, if it does so alone, or else all of them together; undefined for a choice that goes with them.
 */
export function ruleBeside<Choice extends RuledChoice>(
  others: readonly Choice[],
): (choice: RuledChoice) => readonly Choice[] | undefined {
  const ruling = others.filter(({ matchingSkus }) => matchingSkus?.length);
  const singles = ruling.map((other) => ({ other, skus: commonSkus([other]) }));
  const all = commonSkus(ruling);
  return (choice) => {
    if (goesWith(choice, all)) return undefined;
    const single = singles.find(({ skus }) => !goesWith(choice, skus));
    return single ? [single.other] : ruling;
  };
}

/**
 * The existing set with this choice that is nearest to the chosen one: it keeps most of the other choices, and replaces
 * the rest by available ones if possible. An option without a choice stays without one; an option for which no known
 * choice is left is not in the set.
 * @returns undefined if there is none
 */
export function nearestSet(
  options: readonly RuledOption[],
  chosen: Chosen,
  optionCode: string,
  choice: RuledChoice,
): Chosen | undefined {
  const others = options.filter((option) => option.optionCode !== optionCode).map(bySku);
  const skus = choice.matchingSkus?.length ? choice.matchingSkus : others.flatMap(({ skus }) => skus);
  let best: { rank: number; set: Map<string, string> } | undefined;
  for (const sku of new Set(skus)) {
    const set = new Map([[optionCode, choice.code]]);
    // A missing choice outweighs any number of kept ones; a kept one outweighs any number of unavailable ones.
    let rank = 0;
    for (const { option, find } of others) {
      const before = chosen.get(option.optionCode);
      const { code, availability } = find(sku, before) ?? {};
      if (code === undefined) rank -= option.isPartial ? 1 : 1_000_000;
      else if (before === undefined) continue;
      else {
        set.set(option.optionCode, code);
        if (code === before) rank += 1000;
        else if (!canBeHad(availability)) rank -= 1;
      }
    }
    if (!best || rank > best.rank) best = { rank, set };
  }
  return best && inOrder(options, best.set);
}

/**
 * Looks up an option's choice by product: the wanted choice if the product has it, else the first, available ones before
 * others.
 */
function bySku(option: RuledOption) {
  const first = new Map<string, RuledChoice>();
  const open: RuledChoice[] = [];
  const byCode = new Map<string, RuledChoice>();
  for (const choice of option.choices) {
    byCode.set(choice.code, choice);
    if (!choice.matchingSkus?.length) open.push(choice);
    for (const sku of choice.matchingSkus ?? []) {
      const known = first.get(sku);
      if (!known || (!canBeHad(known.availability) && canBeHad(choice.availability))) first.set(sku, choice);
    }
  }
  const anyOpen = open.find(({ availability }) => canBeHad(availability)) ?? open[0];
  const wantedSkus = new Map<string, ReadonlySet<string>>();
  const find = (sku: string, wanted: string | undefined): RuledChoice | undefined => {
    const kept = wanted === undefined ? undefined : byCode.get(wanted);
    if (kept) {
      const its = wantedSkus.get(kept.code) ?? new Set(kept.matchingSkus);
      wantedSkus.set(kept.code, its);
      if (!its.size || its.has(sku)) return kept;
    }
    const found = first.get(sku);
    return found && (canBeHad(found.availability) || !anyOpen) ? found : (anyOpen ?? found);
  };
  return { option, skus: [...first.keys()], find };
}

const inOrder = (options: readonly RuledOption[], set: Chosen): Chosen =>
  new Map(
    options.flatMap(({ optionCode }) => (set.has(optionCode) ? [[optionCode, set.get(optionCode)!]] : [])),
  );

/** Whether both sets have the same choices. */
export function isSameSet(one: Chosen, other: Chosen): boolean {
  return one.size === other.size && [...one].every(([option, choice]) => other.get(option) === choice);
}
