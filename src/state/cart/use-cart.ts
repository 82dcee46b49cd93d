import { useAtomValue, useStore } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import type { Cart, CartLineItem } from '../../contract/cart/cart.ts';
import { useOnMount } from '../../hooks/use-on-mount.ts';
import { useAttempt } from '../attempt.ts';
import { latest, superseded } from '../latest.ts';
import { cartAtom, refreshCartAtom } from './cart.ts';
import { isOfLine } from './cart-changes.ts';
import { type CartQueue, cartQueueOf } from './cart-queue.ts';
import type { CartProblem, CartQueueState, RemovedLine } from './cart-queue-state.ts';
import { kindOf } from './change-kinds.ts';
import { loadedCartAtom } from './loaded-cart.ts';
import { canRestore } from './restored-item.ts';
import { trackCart } from './track-cart.ts';

/** A line of the cart, or in its former place a removed one. */
export interface CartRow {
  line: CartLineItem;
  isRemoved: boolean;
  /** Why its last changes failed. */
  problem: string | undefined;
  /** The line is being changed, or put back after its removal. */
  isBusy: boolean;
  /** Puts a removed line back, if it can be added again as it was. */
  onUndo: (() => void) | undefined;
}

/**
 * The cart for an island that shows its lines: loaded when the island mounts (cart §4), with every pending change.
 * @param seed the cart as the server rendered it, shown until the cart has been loaded
 * @param onMissing called if the cart cannot be loaded and there is no seed
 */
export function useCart({ seed, onMissing }: { seed?: Cart | undefined; onMissing?: () => void } = {}) {
  const store = useStore();
  const queue = cartQueueOf(store);
  const known = useAtomValue(cartAtom).cart;
  const state = useAtomValue(queue.stateAtom);
  const [isFirstRead, setFirstRead] = useState(true);
  const { state: reloading, attempt } = useAttempt();

  // With the seed and the callback of the first render.
  useOnMount(() => {
    const first = latest();
    if (seed && !store.get(loadedCartAtom)) store.set(loadedCartAtom, seed);
    queue.resume();
    first
      .run(() => store.set(refreshCartAtom))
      .then((isRead) => {
        if (isRead === superseded) return;
        setFirstRead(false);
        const loaded = store.get(loadedCartAtom);
        if (loaded) trackCart(loaded);
        else if (!isRead) onMissing?.();
      });
    return first.abort;
  });

  const cart = useSameLines(known ?? seed);
  const isLoading = isFirstRead || reloading.status === 'busy';
  return { ...state, cart, queue, isLoading, reload: () => attempt(() => queue.reload()) };
}

/** Lines that a newly loaded cart has not changed stay the same objects, so that only the others render. */
function useSameLines(cart: Cart | undefined): Cart | undefined {
  const last = useRef(new Map<string, { line: CartLineItem; json: string }>());
  return useMemo(() => {
    if (!cart) return cart;
    const lineItems = cart.lineItems.map((line) => {
      const known = last.current.get(line.id);
      if (known?.line === line) return line;
      const json = JSON.stringify(line);
      if (known?.json === json) return known.line;
      last.current.set(line.id, { line, json });
      return line;
    });
    return { ...cart, lineItems };
  }, [cart]);
}

type Shown = CartQueueState & { queue: CartQueue };

/** The lines, with the removed ones at their former places. */
export function rowsOf(lines: readonly CartLineItem[], shown: Shown): CartRow[] {
  const { queue, changes, problems, removed } = shown;
  const rowOf = (line: CartLineItem, isRemoved: boolean): CartRow => ({
    line,
    isRemoved,
    problem: problemOf(line, problems),
    isBusy: changes.some((change) => isOfLine(change, line.id) && (!isRemoved || kindOf(change).isUndo)),
    onUndo: isRemoved && canRestore(line) ? () => queue.restore(line) : undefined,
  });
  const rows = lines.map((line) => rowOf(line, false));
  // In reverse, so that neighbours that were removed one after the other keep their order.
  for (const { line, before } of [...removed].reverse()) {
    if (rows.some((row) => row.line.id === line.id)) continue;
    const place = rows.findIndex((row) => row.line.id === before);
    rows.splice(place < 0 ? rows.length : place, 0, rowOf(line, true));
  }
  return rows;
}

type Problems = Readonly<Record<string, CartProblem>>;

/** Why the last changes of a line failed. */
export function problemOf({ id }: CartLineItem, problems: Problems): string | undefined {
  const messages = Object.values(problems)
    .filter(({ change }) => isOfLine(change, id))
    .map(({ message }) => message);
  return [...new Set(messages)].join(' ') || undefined;
}

/** The failed changes of lines and certificates that are gone, by key. */
export function problemsElsewhere(cart: Cart, removed: readonly RemovedLine[], problems: Problems) {
  return Object.entries(problems).filter(([, { change }]) => {
    const { isShown } = kindOf(change);
    const isRemoved = removed.some(({ line }) => isOfLine(change, line.id));
    return isShown && !isShown(cart, change) && !isRemoved;
  });
}
