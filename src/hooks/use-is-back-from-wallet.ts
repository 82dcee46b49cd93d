import { useState } from 'react';
import { isBackFromWallet } from '../page/wallet-return.ts';

/** Whether a wallet's page had led back to this one when the island mounted; the package takes it off the address. */
export const useIsBackFromWallet = (): boolean => useState(isBackFromWallet)[0];
