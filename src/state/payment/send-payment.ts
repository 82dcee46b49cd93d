import { atom } from 'jotai';
import type { PayloadOf } from '../../contract/call.ts';
import { saveCreditCardToBasket, savePayment } from '../../contract/payment/payment.ts';
import { payingCards } from '../../domain/payment/paying-cards.ts';
import { wordsOf } from '../../domain/server-message.ts';
import { refusal } from '../../http/address.ts';
import { send } from '../../http/send.ts';
import { isLost, newAttemptId } from '../checkout/lost-answer.ts';
import { invalidateReadsAtom, refreshCheckoutQuietlyAtom } from '../checkout/whole-checkout.ts';
import { sharedAtom } from '../store.ts';
import { cardsSavedSinceAtom, checkoutPaymentAtom, noteNotices, setAppliedCards } from './known-payment.ts';
import type { Payment, PaymentAnswer, PaymentAttempt, PaymentOutcome } from './payment.ts';
import { lostAttemptAtom, NotPaidError } from './payment-attempt.ts';
import { afterLostAnswerAtom, afterReadAtom, readPaymentAtom } from './read-payment.ts';

export { refreshCheckoutAtom, refreshCheckoutQuietlyAtom } from '../checkout/whole-checkout.ts';

/** Pays with one or two cards, new or saved ones. */
export async function payWithCards(
  payload: Omit<PayloadOf<typeof savePayment>, keyof PaymentAttempt>,
  attempt: PaymentAttempt,
): Promise<PaymentAnswer> {
  const { cardOneErrors, cardTwoErrors, ...answer } = await send(savePayment, { ...attempt, ...payload });
  return { ...answer, call: savePayment, cardErrors: [cardOneErrors, cardTwoErrors] };
}

/** Pays with a card encrypted by the payment provider's fields. */
export async function payWithEncryptedCard(
  payload: Omit<PayloadOf<typeof saveCreditCardToBasket>, keyof PaymentAttempt>,
  attempt: PaymentAttempt,
): Promise<PaymentAnswer> {
  const { cardErrors, ...answer } = await send(saveCreditCardToBasket, { ...attempt, ...payload });
  return { ...answer, call: saveCreditCardToBasket, cardErrors: [cardErrors] };
}

/** Sends a payment; a lost attempt before it is read first. */
export const payNowAtom = sharedAtom('payNow', () =>
  atom(null, async (get, set, payment: Payment): Promise<PaymentOutcome> => {
    const { key, signal } = payment;
    const lost = get(lostAttemptAtom);
    if (lost) {
      const isDone = await set(readPaymentAtom, lost.attemptId, signal).catch((error) => {
        if (!signal?.aborted) throw error;
      });
      if (isDone && lost.key === key) return set(afterReadAtom, payment);
    }
    if (signal?.aborted) return { status: 'cancelled' };
    const attemptId = newAttemptId();
    try {
      return await set(sendPaymentAtom, payment, attemptId);
    } catch (error) {
      if (!isLost(error)) throw error;
      set(lostAttemptAtom, { attemptId, key });
      return set(afterLostAnswerAtom, payment, { attemptId, error });
    }
  }),
);

const sendPaymentAtom = sharedAtom('sendPayment', () =>
  atom(null, async (get, set, payment: Payment, attemptId: string): Promise<PaymentOutcome> => {
    const { pay, savedCount, cards, amountDue: seen } = payment;
    set(invalidateReadsAtom);
    const answer = await pay({ attemptId, amountDue: seen }, { payWithCards, payWithEncryptedCard }).finally(
      () => set(invalidateReadsAtom),
    );
    const { isSuccess, message, redirectUrl, amountDue, call, cardErrors } = answer;
    noteNotices({ get, set }, answer);
    if (isSuccess) {
      set(cardsSavedSinceAtom, (was) => was + savedCount);
      setAppliedCards({ get, set }, payingCards(cards, seen));
      return { status: 'applied', redirectUrl };
    }
    // The refusal may be due to a changed order.
    if (get(checkoutPaymentAtom)) set(refreshCheckoutQuietlyAtom);
    // The server's message is for the shopper only: it may name a card, which must not be logged.
    const cause = Object.assign(refusal(call), { serverMessage: wordsOf(message) });
    throw Object.assign(new NotPaidError('refused', { cause }), { cardErrors, redirectUrl, amountDue });
  }),
);
