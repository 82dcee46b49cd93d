import { atom } from 'jotai';
import type { WalletName } from '../../domain/payment/wallets.ts';
import { type Store, sharedAtom } from '../store.ts';

/** The page's one open sheet of a wallet: the newest press wins. */
export const openSheetAtom = sharedAtom('openWalletSheet', () => atom<AbortController>());

/** Closes the open sheet, because another way to pay was chosen. An approval that comes later does not pay. */
export const closeWalletSheet = (store: Store): void => store.get(openSheetAtom)?.abort();

/** Whether an approved payment is being finished: meanwhile no other sheet opens, and nothing else pays. */
export const isApprovingAtom = sharedAtom('isWalletApproving', () => atom(false));

/** A wallet among the ways to pay of the payment step. */
export interface WalletMeans {
  name: WalletName;
  label: string;
  /** The message of Next while the wallet is chosen, but its button has not been pressed. */
  pressFirst: string;
}

/** The wallets that the step offers, set by the step's part for wallets, if the page configures any. */
export const walletMeansAtom = sharedAtom('walletMeans', () => atom<readonly WalletMeans[]>([]));
