import { pageContext } from '../page/context.ts';

/** Whether the page configures any wallet; if not, it loads no wallet's files. */
export const useHasWallets = (): boolean => !!pageContext().wallets;
