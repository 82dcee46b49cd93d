import { atom } from 'jotai';
import { type Checkout, refreshCheckout } from '../../contract/checkout/checkout.ts';
import { withKnownRecipients } from '../../domain/checkout/known-recipients.ts';
import { send } from '../../http/send.ts';
import { noteCurrency } from '../../page/context.ts';
import { noteOrderChanged } from '../../page/order-changed.ts';
import { basketIdAtom } from '../basket.ts';
import { handleFailure } from '../failure.ts';
import { sharedAtom } from '../store.ts';

/** The whole checkout, as last sent by the server (decision 48); undefined until it is requested on this page. */
export const wholeCheckoutAtom = sharedAtom('wholeCheckout', () => atom<Checkout>());

/**
 * Reads are numbered: how many were started, the newest one answered, and the last one that is stale, because it
 * started before a change was sent or answered.
 */
const readsAtom = sharedAtom('checkoutReads', () => atom({ begun: 0, answered: 0, stale: 0 }));

/** Marks pending reads as stale, because their answers may be older than a change: they are requested again. */
export const invalidateReadsAtom = sharedAtom('invalidateCheckoutReads', () =>
  atom(null, (_get, set) => set(readsAtom, (was) => ({ ...was, stale: was.begun }))),
);

/** Takes over a whole checkout that the server has sent. */
export const takeCheckoutAtom = sharedAtom('takeCheckout', () =>
  atom(null, (get, set, whole: Checkout) => {
    const { promoCode, promoCodeData, promoDiscountMessage, currencyCode } = whole;
    const known = get(wholeCheckoutAtom);
    if (currencyCode) noteCurrency(currencyCode);
    set(wholeCheckoutAtom, {
      ...whole,
      recipientList: withKnownRecipients(whole.recipientList, known?.recipientList ?? [], whole.basketItems),
      // A server may send this message only in the answer that applies the code.
      promoDiscountMessage:
        promoDiscountMessage ??
        promoCodeData?.promoDiscountMessage ??
        (promoCode && promoCode === known?.promoCode ? known.promoDiscountMessage : undefined),
    });
    if (whole.basketId) set(basketIdAtom, whole.basketId);
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
      noteOrderChanged();
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
