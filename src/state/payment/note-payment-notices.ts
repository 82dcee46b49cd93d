import { atom } from 'jotai';
import { type PaymentNotices, paymentNotices } from '../../domain/payment/payment-notices.ts';
import { sharedAtom } from '../store.ts';
import { paymentNoticesAtom } from './payment-notices.ts';

/** Notes what an answer of the checkout says about the ways of paying (cart §3). */
export const notePaymentNoticesAtom = sharedAtom('notePaymentNotices', () =>
  atom(null, (_get, set, answer: PaymentNotices) =>
    set(paymentNoticesAtom, (was) => paymentNotices(answer) ?? was),
  ),
);
