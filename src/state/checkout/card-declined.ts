import { atom } from 'jotai';
import { sharedAtom } from '../store.ts';

/**
 * Whether a card of this order was declined, and none has paid since (decision 77): the server may go on saying that it
 * pays. Undefined while this page does not know, and only its address may say so.
 */
export const cardDeclinedAtom = sharedAtom('isCardDeclined', () => atom<boolean>());
