/** What Venmo's page adds to the fragment of the address that it leads back to: `venmoSuccess`, `venmoCancel`, `venmoError`. */
export const venmoFragment = 'venmo';

/** Whether a wallet's page has led back to this one. */
export const isBackFromWallet = (): boolean => /venmo(Success|Cancel|Error)/.test(location.hash);
