import { createHash, randomBytes } from 'node:crypto';
import type { Shop } from '../shop.ts';
import type { Account } from './account.ts';
import { accountById } from './accounts.ts';

/** How long the identity provider's token can be exchanged for a session. */
export const sessionTokenMs = 5 * 60 * 1000;

export interface SessionToken {
  sessionToken: string;
  expiresAt: Date;
}

/** A short-lived token for one sign-in; only its hash is stored. */
export function issueSessionToken(shop: Shop, account: Account, now = Date.now()): SessionToken {
  const sessionToken = randomBytes(24).toString('base64url');
  const expiresAt = now + sessionTokenMs;
  shop.database.prepare('DELETE FROM session_tokens WHERE expires_at <= ?').run(now);
  shop.database
    .prepare('INSERT INTO session_tokens (token_hash, account_id, expires_at) VALUES (?, ?, ?)')
    .run(hashOf(sessionToken), account.id, expiresAt);
  return { sessionToken, expiresAt: new Date(expiresAt) };
}

/** The account of a token, which is thereby used up. */
export function takeSessionToken(shop: Shop, sessionToken: string, now = Date.now()): Account | undefined {
  const row = shop.database
    .prepare('DELETE FROM session_tokens WHERE token_hash = ? RETURNING account_id, expires_at')
    .get(hashOf(sessionToken));
  return row && Number(row.expires_at) > now ? accountById(shop, Number(row.account_id)) : undefined;
}

function hashOf(sessionToken: string): string {
  return createHash('sha256').update(sessionToken).digest('base64url');
}
