import { createHash, randomBytes } from 'node:crypto';
import type { Shop } from '../shop.ts';
import { type Account, accountById } from './accounts.ts';

/** How long the identity provider's token waits to be exchanged for a session. */
export const sessionTokenMs = 5 * 60 * 1000;

export interface SessionToken {
  sessionToken: string;
  expiresAt: Date;
}

/** A token that signs in once, soon; only its hash is kept. */
export function issueSessionToken(shop: Shop, account: Account, now = Date.now()): SessionToken {
  const sessionToken = randomBytes(24).toString('base64url');
  const expiresAt = now + sessionTokenMs;
  shop.database.prepare('DELETE FROM session_tokens WHERE expires_at <= ?').run(now);
  shop.database
    .prepare('INSERT INTO session_tokens (token_hash, account_id, expires_at) VALUES (?, ?, ?)')
    .run(hashOf(sessionToken), account.id, expiresAt);
  return { sessionToken, expiresAt: new Date(expiresAt) };
}

/** The account of a token, which is used up by this. */
export function takeSessionToken(shop: Shop, sessionToken: string, now = Date.now()): Account | undefined {
  const row = shop.database
    .prepare('DELETE FROM session_tokens WHERE token_hash = ? RETURNING account_id, expires_at')
    .get(hashOf(sessionToken));
  return row && Number(row.expires_at) > now ? accountById(shop, Number(row.account_id)) : undefined;
}

function hashOf(sessionToken: string): string {
  return createHash('sha256').update(sessionToken).digest('base64url');
}
