import { atom } from 'jotai';
import { type Checkout, refreshCheckout } from '../../contract/checkout/checkout.ts';
import { send } from '../../http/send.ts';
import { handleFailure } from '../failure.ts';
import { basketIdAtom } from '../payment/basket.ts';
import { notePaymentNoticesAtom } from '../payment/note-payment-notices.ts';
import { setAppliedCardsAtom } from '../payment/set-applied-cards.ts';
import { sharedAtom } from '../store.ts';
import { readsAtom } from './checkout-reads.ts';
import { cardsSavedSinceAtom, wholeCheckoutAtom } from './whole-checkout.ts';

/** Takes over a whole checkout that the server has sent. */
export const takeCheckoutAtom = sharedAtom('takeCheckout', () =>
  atom(null, (_get, set, whole: Checkout) => {
    const { hasTns, hasSynchrony, messages, basketId, payment } = whole;
    set(wholeCheckoutAtom, whole);
    set(notePaymentNoticesAtom, { hasTns, hasSynchrony, messages });
    if (basketId) set(basketIdAtom, basketId);
    set(cardsSavedSinceAtom, 0);
    if (payment.appliedCards)
      set(
        setAppliedCardsAtom,
        payment.appliedCards.map(({ type, lastFour, appliedAmount: amount }) => ({ type, lastFour, amount })),
      );
  }),
);

/**
 * Reads the whole checkout. The newest answer wins; a stale one is requested again.
 * @throws CallError
 */
export const refreshCheckoutAtom = sharedAtom('refreshCheckout', () =>
  atom(null, async (get, set): Promise<Checkout> => {
    for (;;) {
      const number = get(readsAtom).begun + 1;
      set(readsAtom, (was) => ({ ...was, begun: number }));
      const whole = await send(refreshCheckout, {});
      const { answered, stale } = get(readsAtom);
      if (number > answered && number > stale) {
        set(readsAtom, (was) => ({ ...was, answered: number }));
        set(takeCheckoutAtom, whole);
        return whole;
      }
      if (answered > stale) return get(wholeCheckoutAtom)!;
    }
  }),
);

/** Reads the whole checkout for display: a failure has no effect for the shopper. */
export const refreshCheckoutQuietlyAtom = sharedAtom('refreshCheckoutQuietly', () =>
  atom(null, (_get, set) => {
    set(refreshCheckoutAtom).catch((error) => handleFailure(error, { isBackground: true }));
  }),
);
