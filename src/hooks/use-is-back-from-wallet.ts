import { useState } from 'react';
import { isBackFromWallet } from '../page/wallet-return.ts';

/**
 * Whether a wallet's page had led back to this page when the island mounted. It is noted then, because the wallet's
 * package removes the fragment from the address.
 */
export const useIsBackFromWallet = (): boolean => useState(isBackFromWallet)[0];
