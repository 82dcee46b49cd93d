import { describe, expect, test } from 'vitest';
import { areApplied, cardsApplied } from '../../../../src/domain/payment/applied-cards.ts';

describe('whether cards pay', () => {
  const visa = { type: 'Visa', lastFour: '1111' };
  const amex = { type: 'AmericanExpress', lastFour: '0005' };
  const paying = (card: typeof visa, appliedAmount: number) => ({ ...card, appliedAmount });

  test.each([
    [[visa], [paying(visa, 100)], true],
    [[visa], [paying(amex, 100)], false],
    [[visa], [paying({ ...visa, type: 'MasterCard' }, 100)], false],
    [[visa], [], false],
    // Another card pays too, so the request was not applied.
    [[visa], [paying(visa, 60), paying(amex, 40)], false],
    [
      [
        { ...visa, appliedAmount: 60 },
        { ...amex, appliedAmount: 40 },
      ],
      [paying(amex, 40), paying(visa, 60)],
      true,
    ],
    [
      [
        { ...visa, appliedAmount: 60 },
        { ...amex, appliedAmount: 40 },
      ],
      [paying(amex, 60), paying(visa, 40)],
      false,
    ],
    // One of two is not enough.
    [[visa, visa], [paying(visa, 60), paying(amex, 40)], false],
    [[visa, visa], [paying(visa, 60), paying(visa, 40)], true],
    // The payment provider's fields do not give every detail.
    [[{ lastFour: '1111' }], [paying(visa, 100)], true],
    [[{ lastFour: undefined }], [paying(visa, 100)], false],
    [[{ lastFour: undefined }], [], false],
    [[{ ...visa, type: 'MasterCard' }], [paying({ ...visa, type: 'CoBrandMasterCard' }, 100)], true],
    [[visa], [paying({ ...visa, type: 'Imprint' }, 100)], true],
    // Diners Club, Cup and Jcb count as Discover (decision 25).
    [[{ ...visa, type: 'DinersClub' }], [paying({ ...visa, type: 'Discover' }, 100)], true],
  ])('%j among %j: %j', (cards, applied, expected) => {
    expect(areApplied(cards, applied)).toBe(expected);
  });
});

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
