import { atom } from 'jotai';
import { pageContext } from '../page/context.ts';
import { sharedAtom, sharedStore } from './store.ts';

/** The basket's id from the last answer that had one. */
export const basketIdAtom = sharedAtom('basketId', () => atom<string>());

/** The basket's id for reports: from the last answer of checkout, else from the page context. */
export const basketId = (): string | undefined => sharedStore().get(basketIdAtom) ?? pageContext().basketId;
