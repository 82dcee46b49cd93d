import type { Context } from 'hono';
import { keepBasketId } from '../checkout/basket.ts';
import { forgetAccountOfCheckout } from '../checkout/sign-out.ts';
import { tablesOfCheckout } from '../checkout/tables.ts';
import { tablesOfOrderPayment } from '../payments/tables.ts';
import { forgetAsks } from '../registries/asks.ts';
import { startSession } from '../session.ts';
import type { Shop, ShopEnv } from '../shop.ts';
import type { Account } from './account.ts';
import { accountById } from './accounts.ts';

/** How long a sign-in lasts. */
const signedInMs = 24 * 60 * 60 * 1000;

/** The tables with session data that moves to the session's new id. */
const tablesOfSession = [
  'cart_lines',
  'cart_choices',
  'applied_certificates',
  'cart_conditions',
  'item_conditions',
  'designs',
  'done_deeds',
  'recently_viewed',
  'selected_stores',
  'registry_asks',
  'payment_attempts',
  ...tablesOfOrderPayment,
  ...tablesOfCheckout,
  'orders',
  'trip_bookings',
];

/** The account that is signed in to a session; undefined for a visitor. */
export function accountOf(shop: Shop, sessionId: string, now = Date.now()): Account | undefined {
  const row = shop.database
    .prepare('SELECT account_id FROM signed_in WHERE session_id = ? AND expires_at > ?')
    .get(sessionId, now);
  return row && accountById(shop, Number(row.account_id));
}

/**
 * Signs the visitor in under a new session id, so that the old id gives no access to the account. The cart moves
 * along.
 */
export function signIn(c: Context<ShopEnv>, shop: Shop, account: Account, now = Date.now()): void {
  keepBasketId({ shop, sessionId: c.get('sessionId') });
  const sessionId = renewSession(c, shop);
  shop.database.prepare('DELETE FROM signed_in WHERE expires_at <= ?').run(now);
  shop.database
    .prepare('INSERT INTO signed_in (session_id, account_id, expires_at) VALUES (?, ?, ?)')
    .run(sessionId, account.id, now + signedInMs);
}

/**
 * Signs the visitor out under a new session id; the cart stays on this device. Adds that wait for a registry, the
 * recipients of the order and placed orders do not, because they belong to the account.
 */
export function signOut(c: Context<ShopEnv>, shop: Shop): void {
  forgetAsks(shop, c.get('sessionId'));
  forgetAccountOfCheckout(shop, c.get('sessionId'));
  endSignIn(shop, c.get('sessionId'));
  renewSession(c, shop);
}

/** Gives the visitor a new session id, in which the account stays signed in: whoever knew the old id loses access. */
export function renewSignIn(c: Context<ShopEnv>, shop: Shop): void {
  const account = accountOf(shop, c.get('sessionId'));
  if (account) signIn(c, shop, account);
  else renewSession(c, shop);
}

/** Ends a sign-in, as its expiry would. */
export function endSignIn({ database }: Shop, sessionId: string): void {
  database.prepare('DELETE FROM signed_in WHERE session_id = ?').run(sessionId);
}

function renewSession(c: Context<ShopEnv>, shop: Shop): string {
  const old = c.get('sessionId');
  const sessionId = startSession(c, shop.secret);
  endSignIn(shop, old);
  for (const table of tablesOfSession)
    shop.database.prepare(`UPDATE ${table} SET session_id = ? WHERE session_id = ?`).run(sessionId, old);
  c.set('sessionId', sessionId);
  shop.onSessionRenewed?.(old, sessionId);
  return sessionId;
}
