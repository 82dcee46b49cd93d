import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { listOf, openerOf, openersBeside } from '../../src/page/quick-view-openers.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { type GrowingList, growingListsAtom } from '../../src/state/quick-view/growing-lists.ts';
import { focusReturns, rememberFocus } from '../../src/ui/focus-return.ts';

/** The list that the product is in. */
export interface Tiles {
  openers: readonly HTMLElement[];
  /** The index of the current product, or of the one that is about to show: of quick presses each goes on from the last. */
  at: () => number;
  /** This one is about to show. */
  aim: (opener: HTMLElement) => void;
  /** Missing if the list cannot load further products. */
  list: GrowingList | undefined;
}

/**
 * The list of the tile that was pressed, as the page shows it now: it may have grown, or its tiles may have been rendered
 * again. The focus returns to the tile of the product that was shown last, also through the layer that confirms its add.
 */
export function useTiles(sku: string): Tiles {
  const { host } = useIsland();
  const [first] = useState(() => document.activeElement);
  const before = useRef<HTMLElement>(undefined);
  const kept = before.current?.isConnected ? [before.current, ...openersBeside(before.current)] : [];
  // Looked up during the render, before the layer takes the focus from the pressed tile.
  const opener = kept.find((one) => one.dataset.sku === sku) ?? openerOf(sku);
  const lists = useAtomValue(growingListsAtom);
  const openers = opener ? openersBeside(opener) : [];
  const place = opener && listOf(opener);
  const aimed = useRef<HTMLElement>(undefined);

  useLayoutEffect(() => {
    before.current = opener;
    if (aimed.current?.dataset.sku === opener?.dataset.sku) aimed.current = undefined;
    const dialog = host.querySelector('dialog');
    if (!opener || !dialog) return;
    const giveBack = rememberFocus(opener);
    focusReturns.set(dialog, () => {
      // The browser returns the focus to the element that had it when the layer opened, which is the tile of another
      // product.
      if (document.activeElement === first) (first as HTMLElement).blur();
      giveBack();
    });
  }, [opener, first, host]);

  const placeOf = (wanted: string | undefined) => openers.findIndex((one) => one.dataset.sku === wanted);
  return {
    openers,
    at: () => placeOf(aimed.current?.dataset.sku ?? sku),
    aim: (wanted) => {
      aimed.current = wanted;
    },
    list: place ? lists.get(place) : undefined,
  };
}
