import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { AddItemsAnswer, AddToCartItem } from '../../src/contract/cart/cart.ts';
import { useOnMount } from '../../src/hooks/use-on-mount.ts';
import type { IslandHandle } from '../../src/page/island-handle.ts';
import { announceUnseen, useAttempt } from '../../src/state/attempt.ts';
import { addItemsAtom } from '../../src/state/cart/add-items.ts';
import { cartAtom, refreshCartAtom } from '../../src/state/cart/cart.ts';
import { latest, superseded } from '../../src/state/latest.ts';

/** The added items; or the add that the layer makes itself, once, when it opens. */
export function useAdded(
  island: Pick<IslandHandle, 'signal' | 'close'>,
  { added: given, adding }: { added?: AddItemsAnswer | undefined; adding?: AddToCartItem[] | undefined },
) {
  const addItems = useSetAtom(addItemsAtom);
  const [answer, setAnswer] = useState<AddItemsAnswer>();
  const { state, hasFailed, attempt } = useAttempt();
  const [tries, setTries] = useState(0);

  async function add(items: AddToCartItem[]): Promise<void> {
    const ended = await attempt(async () => setAnswer(await addItems({ items })));
    announceUnseen(ended, island);
    // The popup says it.
    if (ended.status === 'failed' && ended.hasPopup) island.close();
  }

  useOnMount(() => {
    if (adding) add(adding);
  });

  const added = given ?? answer;
  return {
    added,
    /** Nothing is added yet. */
    isWaiting: !!adding && !added,
    state,
    hasFailed,
    /** The number of retries. */
    tries,
    retry() {
      setTries(tries + 1);
      if (adding) add(adding);
    },
  };
}

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
      .run(() => refresh({ isConfirmed: !!added && !tries, isAsked: true }))
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
