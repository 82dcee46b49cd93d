import type { Account } from '../accounts/account.ts';
import { accountOf } from '../accounts/signed-in.ts';
import type { Shop } from '../shop.ts';
import type { View } from '../view.ts';

/** The shopper who is checking out, and the current time. */
export interface Buyer {
  shop: Shop;
  sessionId: string;
  view: View;
  account: Account | undefined;
  now: Date;
}

/** The shopper of a page or a call. */
export function buyerOf({ shop, sessionId, view }: Pick<Buyer, 'shop' | 'sessionId' | 'view'>): Buyer {
  return { shop, sessionId, view, account: accountOf(shop, sessionId), now: new Date() };
}
