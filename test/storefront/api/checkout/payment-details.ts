import type { PayloadOf } from '../../../../src/contract/call.ts';
import type { submitPaymentDetails } from '../../../../src/contract/checkout/order.ts';
import { bankCheckOf } from '../../../../src/mock/test-numbers.ts';
import { type Buyer, buyerOf } from '../../checkout/buyer.ts';
import { confirmationPath } from '../../checkout/order-refusals.ts';
import { orderOfAttempt } from '../../checkout/orders.ts';
import { link } from '../../pages/page.ts';
import { knownAttempts, noteAttempt } from '../../payments/attempts.ts';
import { type BankCheck, takeBankCheck } from '../../payments/bank-checks.ts';
import { declineOrderCards, orderCards } from '../../payments/order-cards.ts';
import { inTransaction } from '../../transaction.ts';
import { payAfterCheck, providerAnswer } from '../payment/cards.ts';
import type { ApiRequest, Handlers } from '../request.ts';
import { notPlaced, placedAnswer, placeOrderOf } from './place-order.ts';

/** The part of a request, or of a page's, that the end of a bank check needs. */
type Ended<Payload = unknown> = Pick<
  ApiRequest<Payload>,
  'shop' | 'sessionId' | 'view' | 'variant' | 'payload'
>;

const texts = {
  refused: 'Your bank has not confirmed the payment. Nothing was paid: please use another card.',
  cancelled: 'The check of your bank was not finished. Nothing was paid: you can try again.',
  ended: 'The check of your bank has ended. Nothing was paid: please try again.',
};

/** `submitPaymentDetails`: the bank's result counts once. It answers as the call that had the action (decision 88). */
export function answerSubmitPaymentDetails(request: Ended<PayloadOf<typeof submitPaymentDetails>>) {
  const { shop, sessionId, payload } = request;
  const buyer = buyerOf(request);
  const answer = inTransaction(shop.database, () => {
    const known = knownAttempts(shop, sessionId).find(({ attemptId }) => attemptId === payload.attemptId);
    if (known?.outcome === 'done') return doneAnswer(request, buyer, payload.attemptId);
    const check = takeBankCheck(shop, sessionId, payload);
    if (!check) return { ...notPlaced(request), message: texts.ended };
    if (check.outcome !== 'approved') return refusedAnswer(request, check);
    if (check.isOrder) return placeOrderOf(buyer, agreed(check));
    return { ...notPlaced(request), ...providerAnswer(request, payAfterCheck(request, check)) };
  });
  if (!('status' in answer)) return answer;
  if (answer.status === 'check') throw new Error('A bank asks for a check of what it has agreed to.');
  // After the transaction: for a late bank this throws, and the order has to stay stored.
  return placedAnswer(request, buyer, answer);
}

const agreed = ({ attemptId, document }: BankCheck) => ({
  attemptId,
  amountDue: document.amountDue as number | undefined,
  isAgreed: true,
});

/** The same answer once more, for a page that has lost the first one. */
function doneAnswer(request: Ended, buyer: Buyer, attemptId: string) {
  const order = orderOfAttempt(buyer, attemptId);
  const redirectUrl = order ? link(request, confirmationPath) : null;
  return { ...notPlaced(request), isSuccess: true, orderNumber: order?.number ?? null, redirectUrl };
}

/** The answer if the bank has refused, or the shopper has left its check: nothing is paid. */
function refusedAnswer(request: Ended, { attemptId, isOrder, outcome }: BankCheck) {
  const { shop, sessionId, view } = request;
  noteAttempt(shop, sessionId, { attemptId, outcome: 'notDone', isOrder });
  const isRefused = outcome === 'refused';
  if (!isRefused || !isOrder)
    return { ...notPlaced(request), message: isRefused ? texts.refused : texts.cancelled };
  const refused = orderCards(shop, sessionId, view).filter(({ lastFour }) => bankCheckOf(lastFour, 'order'));
  declineOrderCards(
    shop,
    sessionId,
    refused.map(({ slot }) => slot),
  );
  return { ...notPlaced(request), message: 'AuthorizationFailure' };
}

export const handlers: Handlers = {
  submitPaymentDetails: answerSubmitPaymentDetails,
};
