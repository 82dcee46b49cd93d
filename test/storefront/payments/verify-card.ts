import type { PayloadOf } from '../../../src/contract/call.ts';
import type { verifyCreditCard } from '../../../src/contract/payment/payment.ts';
import { verificationOf, wrongCode } from '../../../src/mock/test-numbers.ts';
import { type Changed, done, refused } from '../cart/changed.ts';
import type { Buyer } from '../checkout/buyer.ts';
import { type HeldCard, heldCards, noteVerified } from './order-cards.ts';
import { paymentParts } from './parts.ts';

/** Why a card is not verified; the names are the contract's (decision 90). */
export interface VerifyErrors {
  cardId: string;
  hasVerifyRequiredError: boolean;
  hasVerifyInputError: boolean;
  hasVerifyFailedError: boolean;
  hasCvvError: boolean;
}

export interface Verified extends Changed {
  verifyErrors: VerifyErrors | null;
}

type Sent = PayloadOf<typeof verifyCreditCard>['cardData'];

/** The cards of an order that wait to be verified. */
export const unverifiedCards = ({ shop, sessionId }: Buyer, due: number): HeldCard[] =>
  heldCards(shop, sessionId, due).filter(
    ({ isApplied, needsVerification, isVerified }) => isApplied && needsVerification && !isVerified,
  );

/** Verifies a card of the order by its security code, of which nothing is kept. */
export function verifyCard(buyer: Buyer, { id, cvv }: Sent): Verified {
  const { dueCents } = paymentParts(buyer);
  const card = heldCards(buyer.shop, buyer.sessionId, dueCents).find((one) => one.id === String(id));
  if (!card) return { ...refused('This card does not pay for your order any more.'), verifyErrors: null };
  const problem = problemOf(card, cvv.trim());
  if (problem) return { ...refused(texts[problem]), verifyErrors: errorsOf(card, problem) };
  noteVerified(buyer.shop, buyer.sessionId, card.slot);
  return { ...done, verifyErrors: null };
}

type Problem = keyof Omit<VerifyErrors, 'cardId' | 'hasCvvError'>;

const texts: Record<Problem, string> = {
  hasVerifyRequiredError: 'Please enter the security code of your card.',
  hasVerifyInputError: 'The security code you entered is not valid.',
  hasVerifyFailedError: 'Your card could not be verified. Please pay with another card.',
};

function problemOf({ type, lastFour }: HeldCard, code: string): Problem | undefined {
  if (code === '') return 'hasVerifyRequiredError';
  if (!/^\d+$/.test(code) || code.length !== (type === 'AmericanExpress' ? 4 : 3))
    return 'hasVerifyInputError';
  return wrongCode.test(code) || verificationOf(lastFour) === 'never' ? 'hasVerifyFailedError' : undefined;
}

const errorsOf = ({ id }: HeldCard, problem: Problem): VerifyErrors => ({
  cardId: id,
  hasVerifyRequiredError: false,
  hasVerifyInputError: false,
  hasVerifyFailedError: false,
  hasCvvError: problem === 'hasVerifyInputError',
  [problem]: true,
});
