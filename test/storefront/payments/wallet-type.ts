import type { WalletName } from '../../../src/domain/payment/wallets.ts';

/** The type of the card that an order holds for a wallet. */
const prefix = 'wallet ';

export const walletType = (name: WalletName, account: string): string => `${prefix}${name} ${account}`.trim();

/** The wallet that a held card is, and its account; undefined for a card. */
export function walletIn({
  type,
}: {
  type: string;
}): { name: WalletName; account?: string | undefined } | undefined {
  if (!type.startsWith(prefix)) return undefined;
  const [name, account] = type.slice(prefix.length).split(' ');
  return { name: name as WalletName, account };
}
