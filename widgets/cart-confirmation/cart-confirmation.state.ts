import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { cartAtom, refreshCartAtom } from '../../src/state/cart/cart.ts';
import { latest, superseded } from '../../src/state/latest.ts';

/** The cart after an add: `cart` is set only if its numbers are fresh; `reload` fetches it again after a failure. */
export function useFreshCart(added: unknown) {
  const cart = useAtomValue(cartAtom);
  const refresh = useSetAtom(refreshCartAtom);
  const [isFresh, setFresh] = useState<boolean>();
  const [tries, setTries] = useState(0);
  const [refreshes] = useState(latest);

  useEffect(() => {
    setFresh(undefined);
    refreshes
      .run(() => refresh({ isConfirmed: !!added && !tries }))
      .then((freshness) => freshness !== superseded && setFresh(freshness));
    return refreshes.abort;
  }, [refresh, refreshes, added, tries]);

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
