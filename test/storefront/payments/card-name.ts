import { cardName as nameOf } from '../../../src/domain/payment/card-names.ts';
import { walletKey, walletNameMessages } from '../../../src/domain/payment/payment-means-messages.ts';
import { paymentMessages } from '../../../src/domain/payment/payment-messages.ts';
import { walletIn } from './wallet-type.ts';

/** The name of a card, or of the wallet that is held in its place: `Visa ending in 1111`, `PayPal (ann@example.com)`. */
export function cardName({ type, lastFour }: { type: string; lastFour: string }): string {
  const wallet = walletIn({ type });
  if (!wallet) return nameOf({ type, lastFour }, paymentMessages);
  const name = walletNameMessages[walletKey(wallet.name)];
  return wallet.account ? `${name} (${wallet.account})` : name;
}
