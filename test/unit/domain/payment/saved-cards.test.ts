import { describe, expect, test } from 'vitest';
import { savedCardProblem } from '../../../../src/domain/payment/card-flags.ts';
import { cardName } from '../../../../src/domain/payment/card-names.ts';
import { cardProblemMessages, paymentMessages } from '../../../../src/domain/payment/payment-messages.ts';
import { cardObstacle, firstChoice, formatExpiry } from '../../../../src/domain/payment/saved-cards.ts';

const plain = { isExpired: false, isInUse: false, isRewardCard: false };

describe('reasons why a saved card cannot be chosen', () => {
  test.each([
    [plain, false, undefined],
    [{ ...plain, isExpired: true }, false, 'cardExpired'],
    [{ ...plain, isInUse: true }, false, 'cardInUse'],
    [{ ...plain, isExpired: true, isInUse: true }, false, 'cardExpired'],
    [plain, true, 'cardNotReward'],
    [{ ...plain, isRewardCard: true }, true, undefined],
    [{ ...plain, isRewardCard: true, isInUse: true }, true, 'cardInUse'],
    [{ ...plain, isInUse: true }, true, 'cardInUse'],
  ])('%j, only rewards cards: %j is %j', (card, hasOnlyRewardCards, obstacle) => {
    expect(cardObstacle(card, hasOnlyRewardCards)).toBe(obstacle);
  });
});

describe('the initially chosen card', () => {
  const cards = [{ ...plain, isInUse: true }, plain, { ...plain, isRewardCard: true }];

  test('is the first that can be chosen', () => {
    expect(firstChoice(cards, undefined)).toBe(1);
  });

  test('is the wanted one', () => {
    expect(firstChoice(cards, 2)).toBe(2);
  });

  test.each([0, 3, -1, Number.NaN])('is not a wanted one that cannot be chosen: %j', (wanted) => {
    expect(firstChoice(cards, wanted)).toBe(1);
  });

  test('is a rewards card if only those are allowed', () => {
    expect(firstChoice(cards, 1, true)).toBe(2);
  });

  test('is none if none can be chosen', () => {
    expect(firstChoice([{ ...plain, isExpired: true }], 0)).toBe(-1);
    expect(firstChoice([], undefined)).toBe(-1);
  });
});

test.each([
  [4, 2029, '04/29'],
  [12, 2030, '12/30'],
  [1, 2100, '01/00'],
  [0, 0, undefined],
  [0, 2029, undefined],
])('month %j of %j expires %j', (month, year, text) => {
  expect(formatExpiry(month, year)).toBe(text);
});

test.each([
  ['AmericanExpress', 'American Express ending in 0005'],
  ['PLCCSynchrony', 'Store Card ending in 0005'],
  ['Amex', 'Amex ending in 0005'],
  ['toString', 'toString ending in 0005'],
])('a card of the type %s is called %s', (type, name) => {
  expect(cardName({ type, lastFour: '0005' }, paymentMessages)).toBe(name);
});

describe('the server’s flags of a saved card', () => {
  test.each([
    [{ hasSessionError: true, sessionErrorMessage: 'Timed out.', hasCvvError: true }, 'Timed out.'],
    [{ hasTnsError: true, tnsErrorMessage: 'Not checked.' }, 'Not checked.'],
    [{ hasRewardsRestrictionError: true, rewardsRestrictionMessage: 'Rewards.' }, 'Rewards.'],
    [{ hasOldCbccCardUsedError: true, hasNumberError: true }, 'Card has been reissued. Please use new card.'],
    [{ hasNumberError: true }, 'The credit card number you entered is not valid.'],
    [{ hasExpDateError: true }, 'The expiration date you entered is not valid.'],
    [{ hasCvvError: true }, 'The security code you entered is not valid.'],
    [{}, undefined],
    [undefined, undefined],
  ])('%j shows %j', (flags, words) => {
    expect(savedCardProblem(flags, cardProblemMessages)).toBe(words);
  });
});
