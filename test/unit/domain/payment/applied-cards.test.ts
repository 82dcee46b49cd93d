import { describe, expect, test } from 'vitest';
import { appliedText, cardsApplied, payingCards } from '../../../../src/domain/payment/applied-cards.ts';
import { paymentMessages } from '../../../../src/domain/payment/payment-messages.ts';

const texts = { ...paymentMessages, cardFields: 'Card' };

describe('the message that cards pay', () => {
  const visa = { type: 'Visa', lastFour: '1111', amount: 100 };
  const amex = { type: 'AmericanExpress', lastFour: '0005', amount: 200 };

  test.each([
    [[visa], 'Visa ending in 1111 now pays for this order.'],
    [[visa, amex], 'Visa ending in 1111 and American Express ending in 0005 now pay for this order.'],
    [[], ''],
    // The payment provider's fields do not give every detail.
    [[{ ...visa, lastFour: undefined }], 'Visa now pays for this order.'],
    [[{ ...visa, type: undefined }], 'Card ending in 1111 now pays for this order.'],
  ])('%j: %s', (cards, message) => {
    expect(appliedText(cards, texts)).toBe(message);
  });
});

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
