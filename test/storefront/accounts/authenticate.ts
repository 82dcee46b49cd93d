import type { Shop } from '../shop.ts';
import type { Account } from './account.ts';
import { checkPassword } from './accounts.ts';
import { forgetFailures, isLockedOut, noteFailure } from './attempts.ts';

export type Authentication =
  | { status: 'right'; account: Account }
  | { status: 'wrong' }
  | { status: 'locked'; lockoutAnswer: Account['lockoutAnswer'] };

/**
 * Checks a name and its password. After a lockout, the right password does not help either. A name without an account
 * gets the same answer, in the same time.
 */
export async function authenticateAccount(
  shop: Shop,
  { username, password }: { username: string; password: string },
): Promise<Authentication> {
  const { account, isRight } = await checkPassword(shop, { email: username, password });
  if (isLockedOut(shop, username))
    return { status: 'locked', lockoutAnswer: account?.lockoutAnswer ?? 'status' };
  if (account && isRight) {
    forgetFailures(shop, username);
    return { status: 'right', account };
  }
  noteFailure(shop, username);
  return { status: 'wrong' };
}
