import { atom } from 'jotai';
import { sharedAtom } from '../store.ts';
import { storedAtom } from '../stored-atom.ts';
import { stateAtom } from './listing-state.ts';

/** How many columns the shopper has chosen; undefined where nobody chose. Kept by the browser. */
const chosenLayoutAtom = storedAtom('local', 'columnLayout', (kept): 1 | 2 | undefined =>
  kept === 1 || kept === 2 ? kept : undefined,
);

/**
 * Large pictures (1) or the usual ones (2, checkout §9) of a listing. Written, it is the shopper's choice for all of
 * them from then on.
 */
export const columnLayoutAtom = (name: string) =>
  sharedAtom(`columnLayout:${name}`, () =>
    atom(
      (get) => get(chosenLayoutAtom) ?? (get(stateAtom(name)).isWideLayout ? 1 : 2),
      (_get, set, columns: 1 | 2) => set(chosenLayoutAtom, () => columns),
    ),
  );

/** Whether a listing's filters are seen beside its grid; on desktop. */
export const isPanelShownAtom = (name: string) => sharedAtom(`isPanelShown:${name}`, () => atom(true));

/** Whether a listing's filters are open over the page; on mobile. */
export const isPanelOpenAtom = (name: string) => sharedAtom(`isPanelOpen:${name}`, () => atom(false));
