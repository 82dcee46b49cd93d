/**
 * The start of what Venmo's page adds to the fragment of the address to which it leads back: `venmoSuccess`,
 * `venmoCancel` or `venmoError`.
 */
export const venmoFragment = 'venmo';

/** Whether a wallet's page has led back to this one. */
export const isBackFromWallet = (): boolean => /venmo(Success|Cancel|Error)/.test(location.hash);
