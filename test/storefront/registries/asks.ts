import { randomBytes } from 'node:crypto';
import type { Shop } from '../shop.ts';

/** How long an add waits for a sign-in or for a choice of registry. */
export const askMs = 30 * 60 * 1000;

/** An add that the shop cannot do yet. */
export interface Ask {
  sku: string;
  quantity: number;
  /** The page where the shopper was. */
  returnUrl: string | undefined;
}

/** Stores the add with the session; returns its id, which is passed along through the sign-in. */
export function keepAsk({ database }: Shop, sessionId: string, ask: Ask, now = Date.now()): string {
  const id = randomBytes(12).toString('base64url');
  database.prepare('DELETE FROM registry_asks WHERE expires_at <= ?').run(now);
  database
    .prepare(
      'INSERT INTO registry_asks (id, session_id, sku, quantity, return_url, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
    )
    .run(id, sessionId, ask.sku, ask.quantity, ask.returnUrl ?? null, now + askMs);
  return id;
}

/** This session's waiting add of that id. */
export function askOf({ database }: Shop, sessionId: string, id: string, now = Date.now()): Ask | undefined {
  const row = database
    .prepare(
      'SELECT sku, quantity, return_url FROM registry_asks WHERE id = ? AND session_id = ? AND expires_at > ?',
    )
    .get(id, sessionId, now);
  if (!row) return undefined;
  return {
    sku: String(row.sku),
    quantity: Number(row.quantity),
    returnUrl: row.return_url === null ? undefined : String(row.return_url),
  };
}

/** Removes a finished add. False if another request has done so already. */
export function takeAsk({ database }: Shop, sessionId: string, id: string): boolean {
  const { changes } = database
    .prepare('DELETE FROM registry_asks WHERE id = ? AND session_id = ?')
    .run(id, sessionId);
  return Number(changes) > 0;
}

/** Removes all waiting adds of this session. */
export function forgetAsks({ database }: Shop, sessionId: string): void {
  database.prepare('DELETE FROM registry_asks WHERE session_id = ?').run(sessionId);
}
