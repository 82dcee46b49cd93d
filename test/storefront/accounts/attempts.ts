import { signature } from '../session.ts';
import type { Shop } from '../shop.ts';
import { emailKey } from './accounts.ts';

/** The number of consecutive wrong passwords that lock a name out, and for how long. */
export const maxFailures = 5;
export const lockoutMs = 15 * 60 * 1000;

/**
 * Names are counted whether or not they have an account, so that a lockout reveals nothing; and hashed, because
 * people type their passwords into the wrong field.
 */
export function isLockedOut(shop: Shop, name: string, now = Date.now()): boolean {
  const row = shop.database
    .prepare('SELECT failures FROM sign_in_attempts WHERE name_hash = ? AND expires_at > ?')
    .get(hashOf(shop, name), now);
  return Number(row?.failures ?? 0) >= maxFailures;
}

export function noteFailure(shop: Shop, name: string, now = Date.now()): void {
  shop.database.prepare('DELETE FROM sign_in_attempts WHERE expires_at <= ?').run(now);
  shop.database
    .prepare(
      `INSERT INTO sign_in_attempts (name_hash, failures, expires_at) VALUES (?, 1, ?)
       ON CONFLICT (name_hash) DO UPDATE SET failures = failures + 1, expires_at = excluded.expires_at`,
    )
    .run(hashOf(shop, name), now + lockoutMs);
}

export function forgetFailures(shop: Shop, name: string): void {
  shop.database.prepare('DELETE FROM sign_in_attempts WHERE name_hash = ?').run(hashOf(shop, name));
}

function hashOf(shop: Shop, name: string): string {
  return signature(shop.secret, `attempts:${emailKey(name)}`);
}
