import { describe, expect, test } from 'vitest';
import { type CardFlags, firstProblem, flaggedProblems } from '../../../../src/domain/payment/card-flags.ts';
import { formProblems, newCard } from '../../../../src/domain/payment/card-text.ts';
import { cardMessages as texts } from '../../../../src/domain/payment/payment-card-messages.ts';

const today = new Date(2026, 10, 21);
const good = { number: '4111 1111 1111 1111', expiry: '12/30', securityCode: '123' };
const empty = { number: '', expiry: '', securityCode: '' };

describe('the form', () => {
  test('has no problems if it is valid', () => {
    expect(formProblems(good, texts, { today })).toEqual({});
  });

  test('shows the specification’s text for each empty field', () => {
    expect(formProblems(empty, texts, { today })).toEqual({
      number: 'Please enter a valid credit card number.',
      expiry: 'Please enter a valid expiration date.',
      securityCode: 'Please enter a valid security code.',
    });
  });

  test('shows the specification’s text for each invalid field', () => {
    const wrong = { number: '4111', expiry: '13/30', securityCode: '1' };
    expect(formProblems(wrong, texts, { today })).toEqual({
      number: 'The credit card number you entered is not valid.',
      expiry: 'The expiration date you entered is not valid.',
      securityCode: 'The security code you entered is not valid.',
    });
  });

  test('requires neither an expiry nor a code for a store card', () => {
    expect(formProblems({ ...empty, number: '6045880000000000' }, texts, { today })).toEqual({});
  });
});

describe('the server’s flags', () => {
  const all: CardFlags = {
    hasSessionError: true,
    hasTnsError: true,
    hasRewardsRestrictionError: true,
    hasZeroAmountError: true,
    cbccNotAppliedError: true,
    hasOldCbccCardUsedError: true,
    hasNumberError: true,
    hasExpDateError: true,
    hasCvvError: true,
    sessionErrorMessage: 'session',
    tnsErrorMessage: 'tns',
    rewardsRestrictionMessage: 'rewards',
  };
  const order = [
    ['hasSessionError', 'session'],
    ['hasTnsError', 'tns'],
    ['hasRewardsRestrictionError', 'rewards'],
    ['hasZeroAmountError', 'There is nothing left for this card to pay.'],
    [
      'cbccNotAppliedError',
      'Your rewards card could not be applied to this order. Please pay with another card.',
    ],
    ['hasOldCbccCardUsedError', 'Card has been reissued. Please use new card.'],
    ['hasNumberError', 'The credit card number you entered is not valid.'],
    ['hasExpDateError', 'The expiration date you entered is not valid.'],
    ['hasCvvError', 'The security code you entered is not valid.'],
  ] as const;

  test.each(order)('%s wins over all that come after it', (flag, words) => {
    const later = { ...all };
    for (const [name] of order) {
      if (name === flag) break;
      later[name] = false;
    }
    expect(firstProblem(flaggedProblems(later, good, texts))).toBe(words);
  });

  test.each(order)('%s alone shows its text', (flag, words) => {
    const alone = { ...all };
    for (const [name] of order) alone[name] = name === flag;
    expect(Object.values(flaggedProblems(alone, good, texts))).toEqual([words]);
  });

  test('have a default text for the card as a whole', () => {
    const said = order
      .slice(0, 3)
      .map(([flag]) => firstProblem(flaggedProblems({ [flag]: true }, good, texts)));
    expect(said).toEqual([texts.cardSessionError, texts.cardTnsError, texts.cardRewardsRestriction]);
  });

  test('of an empty field say that it is missing', () => {
    const flags = { hasNumberError: true, hasExpDateError: true, hasCvvError: true };
    expect(flaggedProblems(flags, empty, texts)).toEqual({
      number: 'Please enter a valid credit card number.',
      expiry: 'Please enter a valid expiration date.',
      securityCode: 'Please enter a valid security code.',
    });
  });

  test('of an unreadable field say that it is invalid', () => {
    expect(flaggedProblems({ hasNumberError: true }, undefined, texts)).toEqual({
      number: 'The credit card number you entered is not valid.',
    });
  });

  test('that are all off show nothing', () => {
    expect(flaggedProblems({}, good, texts)).toEqual({});
  });
});

describe('a card as sent', () => {
  const more = { saveToAccount: false, today };

  test('has only digits, a month, a four-digit year and its code', () => {
    expect(newCard(good, { ...more, saveToAccount: true })).toEqual({
      type: 'Visa',
      number: '4111111111111111',
      expMonth: 12,
      expYear: 2030,
      cvv: '123',
      saveToAccount: true,
    });
  });

  test.each([
    ['36227206271667', 'Discover'],
    ['3528000000000000', 'Discover'],
    ['6221111111111111', 'Discover'],
    ['5243040000000000', 'CoBrandMasterCard'],
    ['378282246310005', 'AmericanExpress'],
    ['2221000000000000', 'MasterCard'],
    ['4413642100000000', 'Visa'],
  ])('of the number %s has the type %s', (number, type) => {
    expect(newCard({ ...good, number }, more).type).toBe(type);
  });

  test('has the household type if its flag is on', () => {
    const card = newCard({ ...good, number: '4413642100000000' }, { ...more, isCbhccEnabled: true });
    expect(card.type).toBe('Imprint');
  });

  test('of the store has month 0, year 0 and no code, whatever was typed before', () => {
    const { expMonth, expYear, cvv } = newCard({ ...good, number: '6045880000000000' }, more);
    expect([expMonth, expYear, cvv]).toEqual([0, 0, '']);
  });
});
