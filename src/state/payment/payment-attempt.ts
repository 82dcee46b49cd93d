import { atom } from 'jotai';
import type { CallError } from '../../http/errors/call-error.ts';
import { sharedAtom } from '../store.ts';
import type { PaymentAnswer } from './payment.ts';

/** An attempt whose answer was lost, until its outcome has been read (decision 51). */
interface LostAttempt {
  attemptId: string;
  /** `Payment.key` */
  key: unknown;
}

export const lostAttemptAtom = sharedAtom('lostPaymentAttempt', () => atom<LostAttempt>());

/** The server does not know a payment's outcome yet, and is asked again. */
export const isPaymentDoubtfulAtom = sharedAtom('isPaymentDoubtful', () => atom(false));

/** The order is not paid: the server refused, or the payment was read after a lost answer. */
export class NotPaidError extends Error {
  override name = 'NotPaidError';
  declare cause: CallError;
  cardErrors: PaymentAnswer['cardErrors'] = [];
  /** The URL after a payment that was not authorized (checkout §2.1). */
  redirectUrl?: string | undefined;
  /** The current amount, if it differs from the one that the shopper saw. */
  amountDue?: number | undefined;
}
