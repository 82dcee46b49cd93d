import { pageContext } from '../../page/context.ts';
import { loadedCartAtom } from '../cart/loaded-cart.ts';
import { sharedStore } from '../store.ts';

/**
 * Whether the shop's household card is told apart from other Visas, by `features.cbhcc_EnableCbhcc` of the page or else of
 * the cart (cart §3). A checkout page loads no cart, so there the page's flag alone counts.
 */
export const hasHouseholdCard = (): boolean =>
  pageContext().features.cbhcc_EnableCbhcc ?? !!sharedStore().get(loadedCartAtom)?.cbhcc_EnableCbhcc;
