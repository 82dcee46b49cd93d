import { atom } from 'jotai';
import { sharedAtom } from '../store.ts';

/**
 * Whether a card of this order was declined, and no card has paid since (decision 77): the server may still list the
 * declined card as paying. Undefined until this page knows; before that only its address may say so.
 */
export const cardDeclinedAtom = sharedAtom('isCardDeclined', () => atom<boolean>());
