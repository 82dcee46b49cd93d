import { randomBytes } from 'node:crypto';
import { isSameSignature, signature } from '../session.ts';
import type { Shop } from '../shop.ts';
import { emailKey } from './accounts.ts';

/** How long the token of a password reset form is valid. */
const resetTokenMs = 60 * 60 * 1000;

/** The token of a password reset: bound to the session, valid for an hour, and good once. */
export function resetTokenFor(secret: string, sessionId: string, now = Date.now()): string {
  const expiresAt = now + resetTokenMs;
  const nonce = randomBytes(9).toString('base64url');
  return `${expiresAt}.${nonce}.${signature(secret, `reset:${sessionId}:${expiresAt}:${nonce}`)}`;
}

export function isResetTokenValid(
  secret: string,
  sessionId: string,
  token: string,
  now = Date.now(),
): boolean {
  const [expiresAt = '', nonce = '', signed = ''] = token.split('.');
  const expected = signature(secret, `reset:${sessionId}:${expiresAt}:${nonce}`);
  return Number(expiresAt) > now && isSameSignature(signed, expected);
}

/**
 * Spends a valid token on an address.
 * @returns `again` for the same address, because a lost answer makes the client repeat its request; `spent` for another
 */
export function spendResetToken(
  { database, secret }: Shop,
  token: string,
  email: string,
  now = Date.now(),
): 'first' | 'again' | 'spent' {
  database.prepare('DELETE FROM spent_reset_tokens WHERE expires_at <= ?').run(now);
  const emailHash = signature(secret, `reset-email:${emailKey(email)}`);
  const { changes } = database
    .prepare('INSERT OR IGNORE INTO spent_reset_tokens (token, email_hash, expires_at) VALUES (?, ?, ?)')
    .run(token, emailHash, now + resetTokenMs);
  if (Number(changes) > 0) return 'first';
  const row = database.prepare('SELECT email_hash FROM spent_reset_tokens WHERE token = ?').get(token);
  return row?.email_hash === emailHash ? 'again' : 'spent';
}
