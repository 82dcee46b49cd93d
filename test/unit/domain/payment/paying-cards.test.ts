import { describe, expect, test } from 'vitest';
import { dueOfCards, payingCards } from '../../../../src/domain/payment/paying-cards.ts';

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

describe('what cards have to pay', () => {
  const two = [{ appliedAmount: 60 }, { appliedAmount: 40 }];

  test('is what the server says', () => {
    expect(dueOfCards(150, two)).toBe(150);
  });

  test('is what they pay, where the server says 0 beside them', () => {
    expect(dueOfCards(0, two)).toBe(100);
  });

  test('is nothing, where the server says 0 and none pays', () => {
    expect(dueOfCards(0, [])).toBe(0);
  });

  test('is not known, where the server does not say', () => {
    expect(dueOfCards(undefined, two)).toBeUndefined();
  });
});
