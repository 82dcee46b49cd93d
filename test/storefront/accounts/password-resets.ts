import { createHash, randomBytes } from 'node:crypto';
import { hasMuchMail, sendMail } from '../mails.ts';
import type { Shop } from '../shop.ts';
import type { Account } from './account.ts';
import { accountByEmail, accountById } from './accounts.ts';
import { forgetFailures } from './attempts.ts';
import { noAccountMail, passwordChangedMail, resetMail } from './mail-texts.ts';
import { hashPassword } from './passwords.ts';

/** The page that the link in a mail leads to. */
export const newPasswordPath = '/account/reset-password/new';

/** How long the link in a mail is valid. */
export const resetLinkMs = 30 * 60 * 1000;

/**
 * Mails a link for choosing a new password; an address without an account gets a mail that says so. Both take the
 * same time, and the mail goes to the address as stored, however it was typed. It ends the links of earlier mails. An
 * address that has had many mails lately gets none, and its links stay valid.
 * @param path {@link newPasswordPath}, in the variant of the page with the form.
 */
export function requestReset(shop: Shop, email: string, path: string, now = Date.now()): void {
  const account = accountByEmail(shop, email);
  if (hasMuchMail(shop, account?.email ?? email.trim(), now)) return;
  const token = randomBytes(32).toString('base64url');
  shop.database
    .prepare('DELETE FROM password_resets WHERE expires_at <= ? OR account_id = ?')
    .run(now, account?.id ?? null);
  shop.database
    .prepare('INSERT INTO password_resets (token_hash, account_id, expires_at) VALUES (?, ?, ?)')
    .run(hashOf(token), account?.id ?? null, now + resetLinkMs);
  const mail = account
    ? resetMail(account, `${path}?${new URLSearchParams({ token })}`)
    : noAccountMail(email.trim());
  sendMail(shop, mail, now);
}

/**
 * Exchanges a link's token for this session's right to choose the password. The token stays valid until a password is
 * chosen, so that mail scanners, which open links, do not use it up.
 */
export function openReset({ database }: Shop, sessionId: string, token: string, now = Date.now()): void {
  database.prepare('DELETE FROM reset_sessions WHERE session_id = ?').run(sessionId);
  database
    .prepare(
      `INSERT INTO reset_sessions (session_id, token_hash)
       SELECT ?, token_hash FROM password_resets
       WHERE token_hash = ? AND account_id IS NOT NULL AND expires_at > ?`,
    )
    .run(sessionId, hashOf(token), now);
}

/** The account whose password this session may choose. */
export function resetAccount(shop: Shop, sessionId: string, now = Date.now()): Account | undefined {
  const row = openedReset(shop, sessionId, now);
  return row && accountById(shop, Number(row.account_id));
}

/**
 * Sets the account's new password: the account is unlocked, its other sign-ins end, and earlier links become invalid.
 * False if this session has no right to, or no longer.
 */
export async function finishReset(
  shop: Shop,
  sessionId: string,
  password: string,
  now = Date.now(),
): Promise<boolean> {
  const { database } = shop;
  const hash = await hashPassword(password, shop.passwordCost);
  const row = openedReset(shop, sessionId, now);
  const account = row && accountById(shop, Number(row.account_id));
  if (!account) return false;
  database.exec('BEGIN IMMEDIATE');
  try {
    database.prepare('UPDATE accounts SET password_hash = ? WHERE id = ?').run(hash, account.id);
    database.prepare('DELETE FROM password_resets WHERE account_id = ?').run(account.id);
    database.prepare('DELETE FROM session_tokens WHERE account_id = ?').run(account.id);
    database
      .prepare('DELETE FROM signed_in WHERE account_id = ? AND session_id <> ?')
      .run(account.id, sessionId);
    forgetFailures(shop, account.email);
    sendMail(shop, passwordChangedMail(account), now);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
  return true;
}

function openedReset({ database }: Shop, sessionId: string, now: number) {
  return database
    .prepare(
      `SELECT account_id FROM reset_sessions JOIN password_resets USING (token_hash)
       WHERE session_id = ? AND expires_at > ?`,
    )
    .get(sessionId, now);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
