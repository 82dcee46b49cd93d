import { pageRegistry } from '../page/page-registry.ts';
import { type Finding, note } from './finding.ts';

/** Finds wallets that the page configures and does not show, with the reason (decision 98). */
export function checkWallets(): Finding[] {
  const { walletsAbsent = {} } = pageRegistry<{ walletsAbsent?: Record<string, string> }>();
  return Object.entries(walletsAbsent).map(([name, reason]) =>
    note(
      'wallet-absent',
      `wallets.${name} of #storefront-context is not offered on this page: ${reason}.`,
      'If the page’s policy forbids what it needs, Security of the guide says what that is; no wallet’s package works where Trusted Types are required. A device or shopper without the wallet is no mistake.',
    ),
  );
}
