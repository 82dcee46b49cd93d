import type { WalletName } from '../../../src/domain/payment/wallets.ts';
import { type Changed, done, refused } from '../cart/changed.ts';
import { hasCartCondition } from '../cart/conditions.ts';
import type { Buyer } from '../checkout/buyer.ts';
import { heldCards, setOrderCards } from './order-cards.ts';
import { paymentParts } from './parts.ts';
import { walletIn, walletType } from './wallet-type.ts';

/*
 * A wallet of an order is stored as a card that pays all of it: it replaces the order's cards, and a card replaces it. Of
 * the approval only the last digits of the nonce are stored, in place of a card's last digits: the bank answers by them.
 */

export interface OrderWallet {
  name: WalletName;
  /** The account, as the shopper knows it. */
  account?: string | undefined;
  /** The nonce of the wallet's approval. */
  nonce: string;
}

/** Whether the shop offers wallets to this shopper: stand-ins, switched on at `/checkout/states`. */
export const hasWallets = ({ shop, sessionId }: Pick<Buyer, 'shop' | 'sessionId'>): boolean =>
  hasCartCondition(shop, sessionId, 'wallets');

/** Pays with a wallet, or says why not. */
export function payByWallet(buyer: Buyer, { name, account = '', nonce }: OrderWallet): Changed {
  const { shop, sessionId } = buyer;
  const lastFour = /\d{4}$/.exec(nonce)?.[0];
  if (!lastFour) return refused('We could not read your payment. Please try again.');
  const { totalCents, dueCents } = paymentParts(buyer);
  if (totalCents === 0) return refused('There is nothing in your cart to pay for.');
  if (dueCents === 0) return refused('Nothing is left to pay.');
  setOrderCards(shop, sessionId, [
    { token: undefined, type: walletType(name, account), lastFour, appliedCents: undefined },
  ]);
  return done;
}

/** Takes a wallet of the order back. */
export function removeWallet(buyer: Buyer, name: WalletName): Changed {
  const [held] = heldCards(buyer.shop, buyer.sessionId, paymentParts(buyer).dueCents);
  if (held && walletIn(held)?.name === name) setOrderCards(buyer.shop, buyer.sessionId, []);
  return done;
}
