import type { IslandHandle } from '../page/island-handle.ts';
import { openOverlay } from '../page/overlays.ts';

interface Confirmed {
  /** The answer of the add. */
  added: { items: readonly unknown[] };
  [prop: string]: unknown;
}

/**
 * Opens the layer that confirms an add. No layer opens if the button itself shows the add (`isQuiet`), if the island of
 * the button has unmounted, or if the answer has no items to show.
 * @returns whether the layer has opened; otherwise the caller announces the add
 */
export async function confirmAdd(
  name: 'cart-confirmation' | 'registry-confirmation',
  props: Confirmed,
  { signal }: Pick<IslandHandle, 'signal'>,
  isQuiet: boolean | undefined,
): Promise<boolean> {
  const hasLayer = !isQuiet && !signal.aborted && props.added.items.length > 0;
  return hasLayer && (await openOverlay(name, props));
}
