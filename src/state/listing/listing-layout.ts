import { type Atom, atom } from 'jotai';
import { storedAtom } from '../stored-atom.ts';
import { closePanelEntry, isPanelEntry, leavePanelEntry, openPanelEntry } from './listing-address.ts';
import type { ListingState } from './listing-state.ts';

/** The columns the shopper has chosen, if any; kept in local storage for all listings. */
const chosenColumnsAtom = storedAtom('local', 'columnLayout', (kept): 1 | 2 | undefined =>
  kept === 1 || kept === 2 ? kept : undefined,
);

/** Whether the filters are shown next to the grid, on desktop; kept for the visit. */
const isPanelShownAtom = storedAtom('session', 'filtersShown', (kept) => kept !== false);

/** The layout of a listing, apart from its state. */
export function layoutAtoms(stateAtom: Atom<ListingState>) {
  const isOpenAtom = atom(false);
  return {
    /** Large pictures (1) or small ones (2, checkout §9). Writing it is the shopper's choice for all listings. */
    columnsAtom: atom(
      (get) => get(chosenColumnsAtom) ?? (get(stateAtom).isWideLayout ? 1 : 2),
      (_get, set, columns: 1 | 2) => set(chosenColumnsAtom, () => columns),
    ),
    /** Whether the filters are shown next to the grid. Writing it is the shopper's choice for all listings. */
    isPanelShownAtom: atom(
      (get) => get(isPanelShownAtom),
      (_get, set, isShown: boolean) => set(isPanelShownAtom, () => isShown),
    ),
    /** Whether the filters' panel is open over the page, on mobile; it then has a history entry, which Back closes. */
    isPanelOpenAtom: atom(
      (get) => get(isOpenAtom),
      (get, set, isOpen: boolean) => {
        if (get(isOpenAtom) === isOpen) return;
        set(isOpenAtom, isOpen);
        if (isOpen) openPanelEntry();
        else closePanelEntry();
      },
    ),
    /** After a history navigation, or when the listing starts. */
    followPanelAtom: atom(null, (get, set) => {
      if (!isPanelEntry()) set(isOpenAtom, false);
      // Forward, or a reload, may lead to the entry of a panel that has been closed.
      else if (!get(isOpenAtom)) leavePanelEntry();
    }),
  };
}
