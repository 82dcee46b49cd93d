import { describe, expect, test } from 'vitest';
import { arePaying, cardsApplied } from '../../../../src/domain/payment/applied-cards.ts';

describe('which cards pay', () => {
  const card = (id: string, type: string, lastFour: string) => ({ id, cardInfo: { type, lastFour } });
  const paying = (type: string, lastFour: string, appliedAmount: number) => ({
    type,
    lastFour,
    appliedAmount,
  });
  const visa = card('a', 'Visa', '1111');
  const amex = card('b', 'AmericanExpress', '0005');

  test('has the amount of each', () => {
    const applied = [paying('AmericanExpress', '0005', 40), paying('Visa', '1111', 60)];
    expect(cardsApplied([visa, amex], applied)).toEqual([
      { card: amex, cents: 40 },
      { card: visa, cents: 60 },
    ]);
  });

  test('leaves out other paying cards', () => {
    const applied = [paying('Visa', '9999', 60), paying('AmericanExpress', '0005', 40)];
    expect(cardsApplied([visa, amex], applied)).toEqual([{ card: amex, cents: 40 }]);
  });

  test('has each once, if two have the same network and last digits', () => {
    const other = card('c', 'Visa', '1111');
    const applied = [paying('Visa', '1111', 60), paying('Visa', '1111', 40)];
    expect(cardsApplied([visa, other], applied)).toEqual([
      { card: visa, cents: 60 },
      { card: other, cents: 40 },
    ]);
  });
});

describe('just these cards pay', () => {
  const visa = { type: 'Visa', lastFour: '1111' };
  const amex = { type: 'AmericanExpress', lastFour: '0005' };

  test.each([
    ['the same card', [visa], [{ ...visa, appliedAmount: 100 }], true],
    ['a card of another digit', [visa], [{ ...visa, lastFour: '1112', appliedAmount: 100 }], false],
    ['a card of another network', [visa], [{ ...visa, type: 'Discover', appliedAmount: 100 }], false],
    ['a card whose type is not known', [{ lastFour: '1111' }], [{ ...visa, appliedAmount: 100 }], true],
    [
      'a card whose digits are not known',
      [{ type: 'Visa', lastFour: undefined }],
      [{ ...visa, appliedAmount: 1 }],
      false,
    ],
    [
      'one of two cards',
      [visa],
      [
        { ...visa, appliedAmount: 60 },
        { ...amex, appliedAmount: 40 },
      ],
      false,
    ],
    [
      'two cards with other amounts',
      [
        { ...visa, appliedAmount: 50 },
        { ...amex, appliedAmount: 50 },
      ],
      [
        { ...visa, appliedAmount: 60 },
        { ...amex, appliedAmount: 40 },
      ],
      false,
    ],
    ['a card, if it is not known what pays', [visa], undefined, false],
  ])('%s', (_what, cards, applied, are) => {
    expect(arePaying(cards, applied)).toBe(are);
  });
});
