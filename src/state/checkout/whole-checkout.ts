import { atom } from 'jotai';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { sharedAtom } from '../store.ts';

/** The whole checkout, as last sent by the server (decision 48); undefined until it is requested on this page. */
export const wholeCheckoutAtom = sharedAtom('wholeCheckout', () => atom<Checkout>());

/** The number of cards saved since the server last sent its cards. */
export const cardsSavedSinceAtom = sharedAtom('cardsSavedSince', () => atom(0));
