import type { CardErrors } from '../../../src/contract/payment/card.ts';
import type { CardData } from '../../../src/contract/payment/payment.ts';
import { formProblems } from '../../../src/domain/payment/card-text.ts';
import { cardMessages } from '../../../src/domain/payment/payment-card-messages.ts';
import { type Outcome, outcomeOf } from '../../../src/mock/test-numbers.ts';

/** Checks an entered card: its problems by the rules of cards, or the outcome that its test number stands for. */
export function checkCard({ number, expMonth, expYear, cvv }: CardData): Outcome {
  const outcome = outcomeOf(number.slice(-4));
  const expiry = `${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}`;
  const text = { number, expiry: expMonth === 0 ? '' : expiry, securityCode: cvv };
  const wrong = formProblems(text, cardMessages, { today: new Date() });
  const errors: Partial<CardErrors> = {
    ...(wrong.number && { hasNumberError: true }),
    ...(wrong.expiry && { hasExpDateError: true }),
    ...(wrong.securityCode && { hasCvvError: true }),
  };
  if (Object.keys(errors).length === 0) return outcome;
  return { status: 'wrong', errors: { ...(outcome.status === 'wrong' && outcome.errors), ...errors } };
}
