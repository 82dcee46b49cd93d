import { useStore } from 'jotai';
import { useEffect } from 'react';
import type { CheckoutPayment } from '../../contract/payment/checkout-payment.ts';
import { useOnMount } from '../../hooks/use-on-mount.ts';
import type { IslandHandle } from '../../page/island-handle.ts';
import { onRestored } from '../../page/restored.ts';
import { checkoutFlowOf } from '../checkout/checkout-flow.ts';
import { refreshCheckoutQuietlyAtom } from '../checkout/whole-checkout.ts';
import { usePaymentData } from './use-payment-data.ts';

type Given = Partial<CheckoutPayment>;

/**
 * The data of the payment for a widget that stands outside of the checkout, beside the server's own payment form: first the
 * page's, then the server's, which is read again when the cart has changed, and after a back-forward-cache restore (decision
 * 76). Undefined until it is known; the island fails if it cannot be read.
 */
export function useStandalonePayment<Needed extends keyof CheckoutPayment>(
  island: IslandHandle,
  given: Given,
  needed: readonly Needed[],
): (Given & Required<Pick<CheckoutPayment, Needed>>) | undefined {
  const store = useStore();
  const { shown } = usePaymentData(island, given, { needed, isPageInCharge: false });

  useOnMount(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const readAgain = () => {
      // The checkout island reads the checkout itself.
      if (!checkoutFlowOf(store).state.isStarted) store.set(refreshCheckoutQuietlyAtom);
    };
    onRestored(readAgain, { signal });
    for (const type of ['storefront:item-updated', 'storefront:item-added'])
      document.addEventListener(type, readAgain, { signal });
    return () => ending.abort();
  });

  const { status } = shown;
  useEffect(() => {
    if (status === 'failed') island.fail(Error('the payment could not be loaded'));
  }, [status, island]);

  return shown.status === 'known' ? shown.payment : undefined;
}
