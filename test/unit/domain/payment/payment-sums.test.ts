import { describe, expect, test } from 'vitest';
import { cardNameMessages } from '../../../../src/domain/payment/payment-messages.ts';
import {
  leftToPay,
  paidBeforeCards,
  paidByCards,
  paidPartMessages,
} from '../../../../src/domain/payment/payment-sums.ts';

const none = { giftCards: [], tenderCodes: [], certificates: [] };
const card = (appliedAmount: number, lastFour = '1111') => ({ type: 'Visa', lastFour, appliedAmount });

describe('what no means pays yet', () => {
  test.each([
    ['all, without a card', [], 179900],
    ['the rest of a part', [card(100000)], 79900],
    ['nothing, once two cards pay all of it', [card(100000), card(79900, '4242')], 0],
    ['one cent', [card(179899)], 1],
    ['never less than nothing', [card(200000)], 0],
    ['nothing, where the server does not say what the card pays', [card(0)], 0],
  ])('%s', (_what, appliedCards, left) => {
    expect(leftToPay({ amountDue: 179900, appliedCards })).toBe(left);
  });
});

test('the parts and what is left make the total', () => {
  const payment = {
    amountDue: 169900,
    appliedCards: [card(100000)],
    giftCards: [{ lastFour: '4411', appliedAmount: 5000 }],
    tenderCodes: [{ label: 'THANKS25', appliedAmount: 2500 }],
    certificates: [
      { certificateNumber: '7000123', amount: 2500, isApplied: true },
      { certificateNumber: '7000124', amount: 4000, isApplied: false },
    ],
  };
  const parts = [...paidBeforeCards(payment, paidPartMessages), ...paidByCards(payment, cardNameMessages)];
  let sum = leftToPay(payment);
  for (const { cents } of parts) sum += cents;
  expect(sum).toBe(179900);
});

test('a card alone pays what is due, although the server does not say how much', () => {
  expect(paidByCards({ amountDue: 4200, appliedCards: [card(0)] }, cardNameMessages)).toEqual([
    { name: 'Visa ending in 1111', cents: 4200 },
  ]);
});

test('a means that pays nothing is left out', () => {
  const payment = { ...none, amountDue: 100, tenderCodes: [{ label: 'THANKS25', appliedAmount: 0 }] };
  expect(paidBeforeCards(payment, paidPartMessages)).toEqual([]);
});

test('a certificate that is off the total already is no part of it', () => {
  const payment = {
    ...none,
    total: 4200,
    amountDue: 4200,
    certificates: [{ certificateNumber: '7000123', amount: 2500, isApplied: true }],
  };
  expect(paidBeforeCards(payment, paidPartMessages)).toEqual([]);
});
