import { describe, expect, test } from 'vitest';
import { appliedText } from '../../../../src/domain/payment/applied-text.ts';
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
