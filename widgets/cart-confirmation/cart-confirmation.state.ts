import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { cartAtom, refreshCartAtom } from '../../src/state/cart/cart.ts';

/** The cart after an add: `cart` is set only if its numbers are fresh. */
export function useFreshCart(added: unknown) {
  const cart = useAtomValue(cartAtom);
  const refresh = useSetAtom(refreshCartAtom);
  const [isFresh, setFresh] = useState<boolean>();

  useEffect(() => {
    let isLatest = true;
    setFresh(undefined);
    refresh({ isConfirmed: !!added }).then((freshness) => isLatest && setFresh(freshness));
    return () => {
      isLatest = false;
    };
  }, [refresh, added]);

  return {
    isLoading: isFresh === undefined,
    cart: isFresh && cart.status === 'known' ? cart : undefined,
  };
}
