import { describe, expect, test } from 'vitest';
import {
  chosenChoices,
  commonSkus,
  goesWith,
  isSameSet,
  nearestSet,
  type RuledChoice,
  type RuledOption,
  ruleBeside,
} from '../../../../src/domain/special-order/choice-rules.ts';
import { createRandom } from '../../../storefront/catalog/random.ts';

const choice = (code: string, skus?: string, availability?: RuledChoice['availability']): RuledChoice => ({
  code,
  ...(skus !== undefined && { matchingSkus: skus.split(' ').filter(Boolean) }),
  ...(availability && { availability }),
});

const fabric: RuledOption = {
  optionCode: 'FABRIC',
  choices: [choice('INK', '1 2 3'), choice('OAT', '1'), choice('MOSS', '3'), choice('ANY')],
};
const leg: RuledOption = { optionCode: 'LEG', choices: [choice('WALNUT', '1 2'), choice('BRASS', '3')] };
const size: RuledOption = {
  optionCode: 'SIZE',
  choices: [choice('TWO', '1'), choice('THREE', '2'), choice('CORNER', '3')],
};
const options = [fabric, leg, size];
const chosen = new Map([
  ['FABRIC', 'INK'],
  ['LEG', 'WALNUT'],
  ['SIZE', 'THREE'],
]);

describe('what goes together', () => {
  test('choices go together if they have a product in common', () => {
    expect(commonSkus([choice('a', '1 2'), choice('b', '2 3')])).toEqual(new Set(['2']));
    expect(commonSkus([choice('a', '1'), choice('b', '2')])?.size).toBe(0);
  });

  test.each([undefined, ''])('a choice without products (%j) goes with every other', (skus) => {
    expect(goesWith(choice('x', skus), new Set(['1']))).toBe(true);
    expect(commonSkus([choice('x', skus)])).toBeUndefined();
  });

  test('a choice is ruled out by the one that does so by itself', () => {
    const against = ruleBeside(chosenChoices(options, chosen, 'FABRIC'));
    expect(against(choice('MOSS', '3'))?.map(({ code }) => code)).toEqual(['WALNUT']);
    expect(against(choice('INK', '1 2 3'))).toBeUndefined();
  });

  test('… or by the others together, where none does so alone', () => {
    const against = ruleBeside([choice('a', '1 2'), choice('b', '2 3')]);
    expect(against(choice('c', '1 3'))?.map(({ code }) => code)).toEqual(['a', 'b']);
  });
});

describe('the nearest set', () => {
  test('keeps most of the other choices', () => {
    const set = nearestSet(options, chosen, 'SIZE', size.choices[2]!)!;
    expect([...set]).toEqual([
      ['FABRIC', 'INK'],
      ['LEG', 'BRASS'],
      ['SIZE', 'CORNER'],
    ]);
  });

  test('replaces by what can be had, if there is a choice', () => {
    const more = { ...leg, choices: [choice('GONE', '3', 3), ...leg.choices] };
    expect(nearestSet([fabric, more, size], chosen, 'FABRIC', choice('MOSS', '3'))!.get('LEG')).toBe('BRASS');
  });

  test('leaves out an option of which no known choice goes, while the server has more', () => {
    const partial = { ...fabric, choices: [choice('OAT', '1')], isPartial: true };
    const set = nearestSet(
      [partial, leg, size],
      new Map(chosen).set('FABRIC', 'OAT'),
      'SIZE',
      size.choices[2]!,
    )!;
    expect([...set.keys()]).toEqual(['LEG', 'SIZE']);
  });

  test('is none if nothing goes with the choice', () => {
    expect(nearestSet([{ optionCode: 'A', choices: [] }], new Map(), 'B', choice('x'))).toBeUndefined();
  });

  test('does not choose what was not chosen', () => {
    const set = nearestSet(options, new Map([['LEG', 'WALNUT']]), 'FABRIC', fabric.choices[2]!)!;
    expect([...set]).toEqual([
      ['FABRIC', 'MOSS'],
      ['LEG', 'BRASS'],
    ]);
  });
});

test('300 random products: the nearest set has the choice, exists, and no other that exists keeps more', () => {
  const { next } = createRandom(56);
  const int = (below: number) => Math.floor(next() * below);
  for (let run = 0; run < 300; run++) {
    const skus = Array.from({ length: 1 + int(5) }, (_, nth) => `${nth}`);
    const some = () => skus.filter(() => next() < 0.5);
    const random: RuledOption[] = Array.from({ length: 2 + int(2) }, (_, nth) => ({
      optionCode: `O${nth}`,
      // Each option has a value for every product, as a catalogue does: no dead end.
      choices: [{ code: 'every', matchingSkus: skus }].concat(
        Array.from({ length: 1 + int(4) }, (__, c) => ({ code: `c${c}`, matchingSkus: some() })),
      ),
    }));
    const before = new Map(
      random.map(({ optionCode, choices }) => [optionCode, choices[int(choices.length)]!.code]),
    );
    const [option] = random;
    const wanted = option!.choices[int(option!.choices.length)]!;
    const set = nearestSet(random, before, option!.optionCode, wanted)!;
    expect(set.get(option!.optionCode)).toBe(wanted.code);
    expect(set.size).toBe(random.length);
    expect(commonSkus(chosenChoices(random, set))?.size).not.toBe(0);
    const kept = (one: ReadonlyMap<string, string>) =>
      random.slice(1).filter(({ optionCode }) => one.get(optionCode) === before.get(optionCode)).length;
    const best = Math.max(
      ...allSets(random)
        .filter((one) => one.get('O0') === wanted.code && exists(random, one))
        .map(kept),
    );
    expect(kept(set)).toBe(best);
  }
});

function allSets(all: readonly RuledOption[]): ReadonlyMap<string, string>[] {
  let sets: ReadonlyMap<string, string>[] = [new Map()];
  for (const { optionCode, choices } of all)
    sets = sets.flatMap((set) => choices.map(({ code }) => new Map(set).set(optionCode, code)));
  return sets;
}

const exists = (all: readonly RuledOption[], set: ReadonlyMap<string, string>) =>
  commonSkus(chosenChoices(all, set))?.size !== 0;

test('with 5,000 variants impossible choices are still told, and the nearest set is found, at once', () => {
  const skus = Array.from({ length: 5000 }, (_, nth) => `S${nth}`);
  const every = (n: number, of: number) => skus.filter((_, nth) => nth % of === n);
  const many: RuledOption[] = [
    {
      optionCode: 'A',
      choices: Array.from({ length: 400 }, (_, n) => ({ code: `a${n}`, matchingSkus: every(n % 5, 5) })),
    },
    {
      optionCode: 'B',
      choices: Array.from({ length: 5 }, (_, n) => ({ code: `b${n}`, matchingSkus: every(n, 5) })),
    },
    {
      optionCode: 'C',
      choices: Array.from({ length: 4 }, (_, n) => ({ code: `c${n}`, matchingSkus: every(n, 4) })),
    },
  ];
  const now = new Map([
    ['A', 'a0'],
    ['B', 'b0'],
    ['C', 'c0'],
  ]);
  const since = performance.now();
  const against = ruleBeside(chosenChoices(many, now, 'A'));
  const possible = many[0]!.choices.filter((one) => !against(one));
  const set = nearestSet(many, now, 'A', many[0]!.choices[1]!)!;
  const ms = performance.now() - since;
  expect(possible.every(({ code }) => Number(code.slice(1)) % 5 === 0)).toBe(true);
  expect(possible).toHaveLength(80);
  expect(isSameSet(set, new Map(now).set('A', 'a1').set('B', 'b1'))).toBe(true);
  // Generous: it takes about 100 ms here.
  expect(ms).toBeLessThan(2000);
});
