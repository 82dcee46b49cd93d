import { describe, expect, test } from 'vitest';
import { cardsApplied } from '../../../../src/domain/payment/applied-cards.ts';

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
