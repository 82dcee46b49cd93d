import { describe, expect, test } from 'vitest';
import {
  filterParameters,
  queryKey,
  searchChoices,
  toggleValue,
  valuesOf,
  withoutFilters,
} from '../../../../src/domain/special-order/fabric-query.ts';
import {
  choiceParameter,
  firstChosen,
  isFabric,
  searchWith,
  selectionsOf,
} from '../../../../src/domain/special-order/selection.ts';

const options = [
  { optionCode: 'FABRIC', optionType: 'fabric', source: 0, optionSequence: 7 },
  { optionCode: 'LEG', optionType: 'finish', source: 1, optionSequence: 2 },
];

describe('what is sent', () => {
  test('has source and sequence as the server gave them, in the options’ order', () => {
    const chosen = new Map([
      ['LEG', 'WALNUT'],
      ['FABRIC', 'INK'],
    ]);
    expect(selectionsOf(options, chosen)).toEqual([
      { optionCode: 'FABRIC', optionType: 'fabric', choiceCode: 'INK', source: 0, optionSequence: 7 },
      { optionCode: 'LEG', optionType: 'finish', choiceCode: 'WALNUT', source: 1, optionSequence: 2 },
    ]);
  });

  test('as a parameter is encoded', () => {
    const selections = selectionsOf(options, new Map([['FABRIC', 'A&B=C']]));
    expect(choiceParameter(selections)).toBe('FABRIC=A%26B%3DC');
  });

  test('the address keeps its other parameters', () => {
    expect(searchWith('?brand=modern&FABRIC=OAT', options, 'FABRIC=INK')).toBe('brand=modern&FABRIC=INK');
  });

  test.each([
    ['fabric', true],
    ['leather', true],
    ['finish', false],
  ])('%s is chosen by swatch: %s', (type, expected) => expect(isFabric(type)).toBe(expected));
});

describe('the first choices', () => {
  const listed = [
    {
      optionCode: 'FABRIC',
      choices: [
        { code: 'INK', isSelected: true },
        { code: 'OAT', isSelected: false },
      ],
    },
    { optionCode: 'LEG', choices: [{ code: 'WALNUT', isSelected: false }] },
  ];
  test('are what the server has selected, and what the address says of other options', () => {
    expect([...firstChosen(listed, '?FABRIC=OAT&LEG=WALNUT&SIZE=1')]).toEqual([
      ['FABRIC', 'INK'],
      ['LEG', 'WALNUT'],
    ]);
  });

  test('are the address’s, where the server has not read it', () => {
    expect(firstChosen(listed, '?FABRIC=OAT', true).get('FABRIC')).toBe('OAT');
  });

  test('are none that does not exist', () => {
    expect(firstChosen(listed, '?LEG=GOLD').has('LEG')).toBe(false);
  });
});

describe('filters of fabrics', () => {
  const query = { sort: undefined, filters: {}, isCapped: true };
  test('several values of one are joined by +', () => {
    const two = toggleValue(toggleValue(query, 'color', 'blue'), 'color', 'green');
    expect(filterParameters(two)).toEqual({ color: 'blue+green' });
    expect(filterParameters(toggleValue(toggleValue(two, 'color', 'blue'), 'color', 'green'))).toEqual({});
    expect(filterParameters(withoutFilters(two))).toEqual({});
  });

  test('a filter may be called as an object’s own function is', () => {
    expect(valuesOf(query, 'constructor')).toEqual([]);
    expect(filterParameters(toggleValue(query, 'constructor', 'x'))).toEqual({ constructor: 'x' });
  });

  test('the same values in another order ask for the same', () => {
    const one = toggleValue(toggleValue(query, 'color', 'blue'), 'color', 'green');
    const other = toggleValue(toggleValue(query, 'color', 'green'), 'color', 'blue');
    expect(queryKey(one)).toBe(queryKey(other));
    expect(queryKey(one)).not.toBe(queryKey(query));
  });

  test('a search finds all words, in name, text and keywords, without accents', () => {
    const groups = [
      { title: 'A', choices: [{ code: 'B1', title: 'Moss Bouclé', keywords: 'green' }] },
      { title: 'B', choices: [{ code: 'L1', title: 'Ink Linen', text: 'Washed' }] },
    ];
    const found = (typed: string) =>
      searchChoices(groups, typed).flatMap(({ choices }) => choices.map(({ code }) => code));
    expect(found('GREEN boucle')).toEqual(['B1']);
    expect(found('washed')).toEqual(['L1']);
    expect(found('  ')).toEqual(['B1', 'L1']);
    expect(found('velvet')).toEqual([]);
  });
});
