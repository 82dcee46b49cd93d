import { describe, expect, test } from 'vitest';
import { type CardType, countedType } from '../../../../src/domain/payment/card-names.ts';
import {
  isRewardsCard,
  isStoreCard,
  readCardKind,
  specialType,
} from '../../../../src/domain/payment/card-types.ts';
import { cardTypeMessages } from '../../../../src/domain/payment/payment-messages.ts';

const types = Object.keys(cardTypeMessages).map((key) => key.replace('cardType', '')) as CardType[];

type Named = [shown: CardType | undefined, type: CardType | undefined];

/** Written from the text of the specification, by numbers: cart §5 and decisions 24, 25. */
function expected(prefix: number): Named {
  const first = (digits: number) => Math.floor(prefix / 10 ** (6 - digits));
  const both = (type: CardType): Named => [type, type];
  if (prefix === 604588) return both('PLCCSynchrony');
  if (prefix === 524304) return both('CoBrandMasterCard');
  if (first(4) >= 2221 && first(4) <= 2720) return both('MasterCard');
  if (first(2) >= 51 && first(2) <= 55) return both('MasterCard');
  if (first(2) >= 22 && first(2) <= 27) return ['MasterCard', undefined];
  if (first(1) === 4) return both('Visa');
  if (first(2) === 34 || first(2) === 37) return both('AmericanExpress');
  const isDiscover =
    first(4) === 6011 ||
    first(2) === 65 ||
    (first(3) >= 644 && first(3) <= 649) ||
    first(3) === 622 ||
    (first(3) >= 810 && first(3) <= 817);
  if (isDiscover) return both('Discover');
  const isDiners =
    (first(3) >= 300 && first(3) <= 305) ||
    [36, 38, 39].includes(first(2)) ||
    (first(4) >= 3528 && first(4) <= 3589);
  return isDiners ? both('DinersClub') : [undefined, undefined];
}

const kinds = (digits: string, isCbhccEnabled = false) => {
  const { shown, type } = readCardKind(digits, { isCbhccEnabled });
  return [shown, type];
};

test('every six-digit prefix has the type of the specification', () => {
  const wrong: string[] = [];
  for (let prefix = 0; prefix < 1_000_000; prefix++) {
    const { shown, type } = readCardKind(String(prefix).padStart(6, '0'));
    const [expectedShown, expectedType] = expected(prefix);
    if (shown !== expectedShown || type !== expectedType) wrong.push(`${prefix}: ${shown}, ${type}`);
  }
  expect(wrong).toEqual([]);
});

describe('on both sides of each boundary', () => {
  test.each<[string, CardType | undefined, CardType | undefined]>([
    ['21', undefined, undefined],
    ['22', 'MasterCard', undefined],
    ['2220', 'MasterCard', undefined],
    ['222099', 'MasterCard', undefined],
    ['2221', 'MasterCard', 'MasterCard'],
    ['2720', 'MasterCard', 'MasterCard'],
    ['272099', 'MasterCard', 'MasterCard'],
    ['2721', 'MasterCard', undefined],
    ['27', 'MasterCard', undefined],
    ['28', undefined, undefined],
    ['299', undefined, undefined],
    ['300', 'DinersClub', 'DinersClub'],
    ['305', 'DinersClub', 'DinersClub'],
    ['306', undefined, undefined],
    ['33', undefined, undefined],
    ['34', 'AmericanExpress', 'AmericanExpress'],
    ['35', undefined, undefined],
    ['3527', undefined, undefined],
    ['3528', 'DinersClub', 'DinersClub'],
    ['3589', 'DinersClub', 'DinersClub'],
    ['3590', undefined, undefined],
    ['36', 'DinersClub', 'DinersClub'],
    ['37', 'AmericanExpress', 'AmericanExpress'],
    ['38', 'DinersClub', 'DinersClub'],
    ['39', 'DinersClub', 'DinersClub'],
    ['3', undefined, undefined],
    ['4', 'Visa', undefined],
    ['411', 'Visa', undefined],
    ['4111', 'Visa', 'Visa'],
    ['50', undefined, undefined],
    ['51', 'MasterCard', 'MasterCard'],
    ['55', 'MasterCard', 'MasterCard'],
    ['56', undefined, undefined],
    ['524303', 'MasterCard', 'MasterCard'],
    ['52430', 'MasterCard', 'MasterCard'],
    ['524304', 'CoBrandMasterCard', 'CoBrandMasterCard'],
    ['524305', 'MasterCard', 'MasterCard'],
    ['6010', undefined, undefined],
    ['6011', 'Discover', 'Discover'],
    ['6012', undefined, undefined],
    ['604587', undefined, undefined],
    ['60458', undefined, undefined],
    ['604588', 'PLCCSynchrony', 'PLCCSynchrony'],
    ['604589', undefined, undefined],
    ['621', undefined, undefined],
    ['622', 'Discover', 'Discover'],
    ['623', undefined, undefined],
    ['643', undefined, undefined],
    ['644', 'Discover', 'Discover'],
    ['649', 'Discover', 'Discover'],
    ['64', undefined, undefined],
    ['65', 'Discover', 'Discover'],
    ['66', undefined, undefined],
    ['809', undefined, undefined],
    ['810', 'Discover', 'Discover'],
    ['817', 'Discover', 'Discover'],
    ['818', undefined, undefined],
    ['', undefined, undefined],
  ])('%s is shown as %s and named %s', (digits, shown, type) => {
    expect(kinds(digits)).toEqual([shown, type]);
  });
});

describe('the household card', () => {
  test.each([
    ['44136420', 'Visa'],
    ['44136421', 'Imprint'],
    ['4413642199', 'Imprint'],
    ['44136422', 'Visa'],
    ['4413642', 'Visa'],
  ])('with its flag %s is %s', (digits, type) => {
    expect(kinds(digits, true)).toEqual([type, type]);
  });

  test('is a Visa without its flag', () => {
    expect(kinds('44136421')).toEqual(['Visa', 'Visa']);
  });

  test('appears and disappears with its last digit', () => {
    const typed = ['4413642', '44136421', '4413642', '44136421'];
    expect(typed.map((digits) => kinds(digits, true)[1])).toEqual(['Visa', 'Imprint', 'Visa', 'Imprint']);
  });
});

test('the co-brand card appears and disappears with its last digit', () => {
  const typed = ['52430', '524304', '52430'];
  expect(typed.map((digits) => kinds(digits)[1])).toEqual(['MasterCard', 'CoBrandMasterCard', 'MasterCard']);
});

test('Diners Club, Cup and Jcb count as Discover, every other type as itself', () => {
  const counted = Object.fromEntries(types.map((type) => [type, countedType(type)]));
  expect(counted).toEqual({
    MasterCard: 'MasterCard',
    Visa: 'Visa',
    AmericanExpress: 'AmericanExpress',
    Discover: 'Discover',
    DinersClub: 'Discover',
    PLCCSynchrony: 'PLCCSynchrony',
    CoBrandMasterCard: 'CoBrandMasterCard',
    Imprint: 'Imprint',
    Cup: 'Discover',
    Jcb: 'Discover',
  });
});

test('only the co-brand cards earn rewards', () => {
  expect(types.filter(isRewardsCard)).toEqual(['CoBrandMasterCard', 'Imprint']);
});

test('only the private-label card is a store card', () => {
  expect(types.filter(isStoreCard)).toEqual(['PLCCSynchrony']);
});

test('only American Express, rewards cards and store cards change the form', () => {
  expect(types.filter((type) => specialType(type) === type)).toEqual([
    'AmericanExpress',
    'PLCCSynchrony',
    'CoBrandMasterCard',
    'Imprint',
  ]);
});
