import { atom } from 'jotai';
import type { Cart } from '../../contract/cart/cart.ts';
import { sharedAtom } from '../store.ts';

/** The server's cart as it was last loaded, without the changes that have not been answered yet. */
export const loadedCartAtom = sharedAtom('loadedCart', () => atom<Cart>());
