import type { Shop } from './shop.ts';

/** How long the choice to check out as a guest lasts. */
const guestMs = 24 * 60 * 60 * 1000;

/** A shopper checks out without an account. Signing in starts another session, which has no guest choice. */
export function startGuestCheckout({ database }: Shop, sessionId: string, now = Date.now()): void {
  database.prepare('DELETE FROM guest_checkouts WHERE expires_at <= ?').run(now);
  database
    .prepare('INSERT OR REPLACE INTO guest_checkouts (session_id, expires_at) VALUES (?, ?)')
    .run(sessionId, now + guestMs);
}

export function isGuestCheckout({ database }: Shop, sessionId: string, now = Date.now()): boolean {
  const row = database
    .prepare('SELECT 1 FROM guest_checkouts WHERE session_id = ? AND expires_at > ?')
    .get(sessionId, now);
  return row !== undefined;
}
