import type { CardErrors } from '../contract/payment/card.ts';

/** The outcome of a new card: the server's flags, a decline, the URL that the answer leads to, or a late answer. */
export type Outcome =
  | { status: 'accepted'; redirectUrl?: string; isLate?: boolean }
  | { status: 'wrong'; errors: Partial<CardErrors> }
  | { status: 'declined'; message: string; redirectUrl?: string };

/** The page to which a payment leads if the card's bank did not authorize it (checkout §2.1). */
export const authorizationErrorUrl =
  '/checkout/paymentandbilling?paymentErrorId=authorizationError#header_payment';

/** The server's texts where the specification gives none (cart §5). */
const serverMessages = {
  tns: 'We could not check your card. Please enter it again.',
  session: 'Your payment session has ended. Please enter your card again.',
  rewards: 'Rewards can be redeemed with a store card only.',
  declined: 'Your card was declined. Please use another card.',
};

/** Outcomes by the last four digits of the number. Every other number is accepted. */
const outcomes: Readonly<Record<string, Outcome>> = {
  '0101': { status: 'wrong', errors: { hasTnsError: true, tnsErrorMessage: serverMessages.tns } },
  '0202': { status: 'wrong', errors: { hasSessionError: true, sessionErrorMessage: serverMessages.session } },
  '0303': {
    status: 'wrong',
    errors: { hasRewardsRestrictionError: true, rewardsRestrictionMessage: serverMessages.rewards },
  },
  '0304': { status: 'wrong', errors: { hasZeroAmountError: true } },
  '0305': { status: 'wrong', errors: { cbccNotAppliedError: true } },
  '0404': { status: 'wrong', errors: { hasOldCbccCardUsedError: true } },
  '0505': { status: 'wrong', errors: { hasNumberError: true } },
  '0606': { status: 'wrong', errors: { hasExpDateError: true } },
  '0707': { status: 'wrong', errors: { hasCvvError: true } },
  '0708': { status: 'wrong', errors: { hasNumberError: true, hasExpDateError: true, hasCvvError: true } },
  '0808': { status: 'declined', message: serverMessages.declined },
  '0909': {
    status: 'declined',
    message: serverMessages.declined,
    redirectUrl: authorizationErrorUrl,
  },
  // The bank is slow: the answer is lost, and for some seconds the outcome is not known (decision 51).
  '0911': { status: 'accepted', isLate: true },
  '0910': { status: 'accepted', redirectUrl: '/checkout/paymentandbilling#header_payment' },
};

/** The answer of a card's bank when the order is placed. */
export type BankAnswer = 'authorizes' | 'declines' | 'is late' | 'declines late';

const bankAnswers: Readonly<Record<string, BankAnswer>> = {
  '0912': 'declines',
  // Late: the answer is lost, and for some seconds the outcome is not known (decision 51).
  '0913': 'is late',
  '0914': 'declines late',
};

/** The bank's answer to an order that a card with these last four digits pays; every other one authorizes it. */
export const bankAnswer = (lastFour: string): BankAnswer => bankAnswers[lastFour] ?? 'authorizes';

/** The outcome for these last four digits, so that tests can trigger every answer. */
export function outcomeOf(lastFour: string): Outcome {
  return outcomes[lastFour] ?? { status: 'accepted' };
}

/** How a card can be verified: by its security code, or never (decision 90). */
export type Verification = 'by its code' | 'never';

const verifications: Readonly<Record<string, Verification>> = {
  '0920': 'by its code',
  '0921': 'never',
};

export const needsVerification = (lastFour: string): boolean => verifications[lastFour] !== undefined;

export const verificationOf = (lastFour: string): Verification => verifications[lastFour] ?? 'by its code';

/** A security code that no bank accepts. */
export const wrongCode = /^0+$/;

/** When a card's bank asks for a 3-D Secure check, and where: in a frame of the page, or on the bank's own page. */
export interface BankCheckRule {
  at: 'payment' | 'order';
  way: 'frame' | 'redirect';
}

const bankChecks: Readonly<Record<string, BankCheckRule>> = {
  '0930': { at: 'payment', way: 'frame' },
  '0931': { at: 'payment', way: 'redirect' },
  '0932': { at: 'order', way: 'frame' },
  '0933': { at: 'order', way: 'redirect' },
};

/** The check that a card's bank asks for at a moment, if any (decision 88). */
export function bankCheckOf(lastFour: string, at: BankCheckRule['at']): BankCheckRule['way'] | undefined {
  const rule = bankChecks[lastFour];
  return rule?.at === at ? rule.way : undefined;
}
