import { randomBytes } from 'node:crypto';
import type { Shop } from '../shop.ts';

/** How long an add waits for the shopper to sign in, or to choose a registry. */
export const askMs = 30 * 60 * 1000;

/** What a shopper asked to be added before the shop could do it. */
export interface Ask {
  sku: string;
  quantity: number;
  /** Where the shopper was. */
  returnUrl: string | undefined;
}

/** Keeps what was asked for with the session; its name, for the way through the sign-in. */
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

/** What this session asked for under this name, while it waits. */
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

/** It is done, once: it does not wait any longer. False where another request was quicker. */
export function takeAsk({ database }: Shop, sessionId: string, id: string): boolean {
  const { changes } = database
    .prepare('DELETE FROM registry_asks WHERE id = ? AND session_id = ?')
    .run(id, sessionId);
  return Number(changes) > 0;
}

/** Nothing that this session asked for waits any longer. */
export function forgetAsks({ database }: Shop, sessionId: string): void {
  database.prepare('DELETE FROM registry_asks WHERE session_id = ?').run(sessionId);
}
