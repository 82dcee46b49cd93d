import type { Shop } from '../shop.ts';

/** The shopper's choice in the card's offer: 1 rewards, 2 financing; undefined before the choice. */
export function creditOffer({ database }: Shop, sessionId: string): 1 | 2 | undefined {
  const row = database
    .prepare('SELECT selected_option FROM credit_offers WHERE session_id = ?')
    .get(sessionId);
  return row && (Number(row.selected_option) as 1 | 2);
}

export function setCreditOffer({ database }: Shop, sessionId: string, option: 1 | 2): void {
  database
    .prepare('INSERT OR REPLACE INTO credit_offers (session_id, selected_option) VALUES (?, ?)')
    .run(sessionId, option);
}

/** Whether only rewards cards may pay, as when a reward certificate is redeemed on the order (checkout §8). */
export function hasOnlyRewardCards({ database }: Shop, sessionId: string): boolean {
  return database.prepare('SELECT 1 FROM reward_orders WHERE session_id = ?').get(sessionId) !== undefined;
}

export function setOnlyRewardCards({ database }: Shop, sessionId: string, isOnly: boolean): void {
  const change = isOnly
    ? 'INSERT OR IGNORE INTO reward_orders (session_id) VALUES (?)'
    : 'DELETE FROM reward_orders WHERE session_id = ?';
  database.prepare(change).run(sessionId);
}

/** Why only rewards cards may pay (checkout §8). */
export const onlyRewardCardsMessage =
  'You are redeeming a reward certificate: please pay with a rewards card.';
