import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { cartAtom, refreshCartAtom } from '../../src/state/cart/cart.ts';

/** The cart after an add: `cart` is set only if its numbers are fresh; `reload` fetches it again after a failure. */
export function useFreshCart(added: unknown) {
  const cart = useAtomValue(cartAtom);
  const refresh = useSetAtom(refreshCartAtom);
  const [isFresh, setFresh] = useState<boolean>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isLatest = true;
    setFresh(undefined);
    refresh({ isConfirmed: !!added && !tries }).then((freshness) => isLatest && setFresh(freshness));
    return () => {
      isLatest = false;
    };
  }, [refresh, added, tries]);

  return {
    isLoading: isFresh === undefined,
    /** The number of the current attempt. */
    tries,
    reload() {
      setFresh(undefined);
      setTries(tries + 1);
    },
    cart: isFresh && cart.status === 'known' ? cart : undefined,
  };
}
