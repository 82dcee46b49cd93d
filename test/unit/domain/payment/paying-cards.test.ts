import { describe, expect, test } from 'vitest';
import { payingCards } from '../../../../src/domain/payment/paying-cards.ts';

describe('the amounts of a payment', () => {
  const visa = { type: 'Visa', lastFour: '1111' };

  test('are all of the order for one card', () => {
    expect(payingCards([visa], 100)).toEqual([{ ...visa, amount: 100 }]);
  });

  test('are as split between two', () => {
    const two = [
      { ...visa, appliedAmount: 60 },
      { ...visa, appliedAmount: 40 },
    ];
    expect(payingCards(two, 100).map(({ amount }) => amount)).toEqual([60, 40]);
  });
});
