import { pageContext } from '../page/context.ts';

/** Whether the page configures any wallet: without, nothing of one is loaded. */
export const useHasWallets = (): boolean => !!pageContext().wallets;
