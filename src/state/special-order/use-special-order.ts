import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { useOnMountBeforePaint } from '../../hooks/use-on-mount.ts';
import { type SpecialOrder, type SpecialOrderSeed, specialOrderOf } from './special-order.ts';
import type { SpecialOrderState } from './special-order-state.ts';

/**
 * The island's special order, which its host joins on mount and leaves on unmount, and its state, including the host's
 * seed from the first render on.
 */
export function useSpecialOrder(
  seed: SpecialOrderSeed,
  host: Element,
): { order: SpecialOrder; state: SpecialOrderState } {
  const order = specialOrderOf(useStore(), seed.sku, seed.pageUrl);
  const known = useAtomValue(order.stateAtom);
  const [first] = useState(() => order.firstState(seed));
  const [hasJoined, setHasJoined] = useState(false);
  useOnMountBeforePaint(() => {
    const leave = order.join(seed, host);
    setHasJoined(true);
    return leave;
  });
  return { order, state: hasJoined ? known : first };
}
