import type { IslandHandle } from '../page/island-handle.ts';
import { openOverlay } from '../page/overlays.ts';

interface Confirmed {
  /** The answer of the add. */
  added: { items: readonly unknown[] };
  [prop: string]: unknown;
}

/**
 * Opens the layer that confirms an add. There is none if the button shows the add itself (`isQuiet`), if the island
 * that asked for it has unmounted, or if the answer has no items to show.
 * @returns whether it has opened; otherwise the add has to be announced
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
