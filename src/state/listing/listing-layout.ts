import { type Atom, atom } from 'jotai';
import { storedAtom } from '../stored-atom.ts';
import type { ListingState } from './listing-state.ts';

/** The columns the shopper has chosen, if any; kept in local storage for all listings. */
const chosenColumnsAtom = storedAtom('local', 'columnLayout', (kept): 1 | 2 | undefined =>
  kept === 1 || kept === 2 ? kept : undefined,
);

/** The layout of a listing, apart from its state. */
export const layoutAtoms = (stateAtom: Atom<ListingState>) => ({
  /** Large pictures (1) or small ones (2, checkout §9). Writing it is the shopper's choice for all listings. */
  columnsAtom: atom(
    (get) => get(chosenColumnsAtom) ?? (get(stateAtom).isWideLayout ? 1 : 2),
    (_get, set, columns: 1 | 2) => set(chosenColumnsAtom, () => columns),
  ),
  /** Whether the filters are shown next to the grid, on desktop. */
  isPanelShownAtom: atom(true),
  /** Whether the filters' panel is open over the page, on mobile. */
  isPanelOpenAtom: atom(false),
});
