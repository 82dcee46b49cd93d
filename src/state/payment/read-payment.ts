import { atom } from 'jotai';
import { payingCards } from '../../domain/payment/paying-cards.ts';
import { payingMessages } from '../../domain/payment/payment-messages.ts';
import { CallError } from '../../http/errors/call-error.ts';
import { pageTexts } from '../../page/texts.ts';
import { NotKnownError } from '../checkout/lost-answer.ts';
import { readOutcomeAtom } from '../checkout/read-outcome.ts';
import { handleFailure } from '../failure.ts';
import { sharedAtom } from '../store.ts';
import { checkoutPaymentAtom, setAppliedCards } from './known-payment.ts';
import type { Payment, PaymentOutcome } from './payment.ts';
import { isPaymentDoubtfulAtom, lostAttemptAtom, NotPaidError } from './payment-attempt.ts';

interface Lost {
  attemptId: string;
  error: CallError;
}

/**
 * After a lost answer: the failure is reported once its outcome is known.
 * @throws NotPaidError; NotKnownError; CallError
 */
export const afterLostAnswerAtom = sharedAtom('afterLostPaymentAnswer', () =>
  atom(
    null,
    async (_get, set, payment: Payment, { attemptId, error: lost }: Lost): Promise<PaymentOutcome> => {
      let isDone: boolean;
      try {
        isDone = await set(readPaymentAtom, attemptId);
      } catch (readError) {
        const isOther = readError instanceof NotKnownError || isReset(readError);
        if (!isOther) throw lost;
        // The shopper sees only that the session has expired, or that nothing is known; the failure is only reported.
        handleFailure(lost, { isKnown: true });
        throw readError;
      }
      if (!isDone) throw new NotPaidError('not done', { cause: lost });
      handleFailure(lost, { isKnown: true });
      return set(afterReadAtom, payment);
    },
  ),
);

/** A payment turns out to have succeeded. */
export const afterReadAtom = sharedAtom('afterPaymentRead', () =>
  atom(null, (get, set, { cards }: Payment): PaymentOutcome => {
    const read = get(checkoutPaymentAtom);
    if (!read?.appliedCards) setAppliedCards({ get, set }, payingCards(cards, read?.amountDue));
    return { status: 'applied', isRead: true };
  }),
);

/** Whether a lost attempt has paid. */
export const readPaymentAtom = sharedAtom('readPaymentOutcome', () =>
  atom(null, async (_get, set, attemptId: string, signal?: AbortSignal): Promise<boolean> => {
    const isDone = await set(readOutcomeAtom, {
      attemptId,
      signal,
      isDoubtfulAtom: isPaymentDoubtfulAtom,
      doubtfulText: pageTexts(payingMessages).paymentDoubtful,
    });
    set(lostAttemptAtom, undefined);
    return isDone;
  }),
);

const isReset = (error: unknown) => error instanceof CallError && error.kind === 'reset';
