import { atom } from 'jotai';
import type { WalletName } from '../../domain/payment/wallets.ts';
import { type Store, sharedAtom } from '../store.ts';

/** The page's one open sheet of a wallet: the newest press wins. */
export const openSheetAtom = sharedAtom('openWalletSheet', () => atom<AbortController>());

/** Closes the open sheet: another means was chosen, which wins. What it approves afterwards does not pay. */
export const closeWalletSheet = (store: Store): void => store.get(openSheetAtom)?.abort();

/** Whether a payment that was approved is being finished: then no other sheet opens, and nothing else pays. */
export const isApprovingAtom = sharedAtom('isWalletApproving', () => atom(false));

/** A wallet among the ways to pay of the payment step. */
export interface WalletMeans {
  name: WalletName;
  label: string;
  /** What Next says while it is chosen and has not been pressed. */
  pressFirst: string;
}

/** Those that the step offers; filled by the step's part for wallets, where the page configures any. */
export const walletMeansAtom = sharedAtom('walletMeans', () => atom<readonly WalletMeans[]>([]));
