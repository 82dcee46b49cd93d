import { expect, test } from 'vitest';
import {
  afterSave,
  declineTerms,
  hasToShowTerms,
  initialCreditOffer,
  showTerms,
} from '../../../../src/domain/payment/credit-offer.ts';

const financing = { ...initialCreditOffer, option: 2 as const };

test('starts with rewards, not opted for', () => {
  expect(initialCreditOffer).toEqual({ option: 1, step: 'choice', hasFinanceOpted: false });
});

test.each([
  [initialCreditOffer, true, false],
  [initialCreditOffer, false, false],
  [financing, true, true],
  [financing, false, false],
  [showTerms(financing), true, false],
])('Continue of %j with terms %j shows them: %j', (offer, areTermsAvailable, expected) => {
  expect(hasToShowTerms(offer, areTermsAvailable)).toBe(expected);
});

test('the terms mark financing as opted', () => {
  expect(showTerms(financing)).toEqual({ option: 2, step: 'terms', hasFinanceOpted: true });
});

test('saving after the terms opts for financing; saving without them does not', () => {
  expect(afterSave(showTerms(financing)).hasFinanceOpted).toBe(true);
  expect(afterSave(financing).hasFinanceOpted).toBe(false);
  expect(afterSave(initialCreditOffer).hasFinanceOpted).toBe(false);
});

test('declined terms lead back to rewards, not opted for', () => {
  expect(declineTerms(showTerms(financing))).toEqual(initialCreditOffer);
});
