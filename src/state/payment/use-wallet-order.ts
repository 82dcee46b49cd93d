import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { useOnMount } from '../../hooks/use-on-mount.ts';
import { pageContext } from '../../page/context.ts';
import type { IslandHandle } from '../../page/island-handle.ts';
import { onRestored } from '../../page/restored.ts';
import { checkoutFlowOf } from '../checkout/checkout-flow.ts';
import { watchCart } from '../checkout/watch-cart.ts';
import {
  refreshCheckoutAtom,
  refreshCheckoutQuietlyAtom,
  wholeCheckoutAtom,
} from '../checkout/whole-checkout.ts';
import { handleFailure } from '../failure.ts';
import { walletsFor } from './wallet-order.ts';

/**
 * The order for the wallets of a page (decision 57): read if nothing else on the page has read it, and again when the
 * cart has changed, unless the checkout island reads it.
 */
export function useWalletOrder({ signal }: Pick<IslandHandle, 'signal'>) {
  const store = useStore();
  const checkout = useAtomValue(wholeCheckoutAtom);
  const [isUnread, setUnread] = useState(false);

  useOnMount(() => {
    const isOwn = () => !checkoutFlowOf(store).state.isStarted;
    if (!store.get(wholeCheckoutAtom))
      store.set(refreshCheckoutAtom).catch((error) => {
        handleFailure(error, { isBackground: true });
        setUnread(true);
      });
    const readAgain = async () => {
      if (isOwn()) store.set(refreshCheckoutQuietlyAtom);
    };
    watchCart(signal, () => store.get(wholeCheckoutAtom), readAgain);
    onRestored(readAgain, { signal });
  });

  return {
    checkout,
    isUnread: isUnread && !checkout,
    /** A key of the wallets to prepare and their currency; it changes when they do. */
    wanted: checkout && `${walletsFor(checkout)} ${checkout.currencyCode ?? pageContext().currency}`,
  };
}
