import { randomBytes } from 'node:crypto';
import type { SavedCard } from '../../../src/contract/payment/card.ts';
import type { CardType } from '../../../src/domain/payment/card-names.ts';
import { isRewardsCard, isStoreCard } from '../../../src/domain/payment/card-types.ts';
import type { Account } from '../accounts/account.ts';
import type { Shop } from '../shop.ts';

/** The maximum number of cards of an account; the page context has it as `limits.savedCards` (decision 44). */
export const maxSavedCards = 5;

/** The stored data of a card: enough to recognize it, not enough to pay with. */
export interface StoredCard {
  /** Refers to the card, and reveals nothing about it. */
  token: string;
  type: string;
  lastFour: string;
  /** 0 for a store card, which has no expiry. */
  expMonth: number;
  expYear: number;
  cbhccDesignType: string | undefined;
}

export type NewStoredCard = Omit<StoredCard, 'token'> & { token?: string };

const columns = 'token, type, last_four, exp_month, exp_year, cbhcc_design_type';

/** An account's cards, the oldest first. */
export function cardsOf({ database }: Shop, account: Account | undefined): StoredCard[] {
  if (!account) return [];
  return database
    .prepare(`SELECT ${columns} FROM saved_cards WHERE account_id = ? ORDER BY position`)
    .all(account.id)
    .map(cardOfRow);
}

/** One of the account's own cards; undefined for another account's card, as for one that does not exist. */
export function ownCard({ database }: Shop, account: Account, token: string): StoredCard | undefined {
  const row = database
    .prepare(`SELECT ${columns} FROM saved_cards WHERE account_id = ? AND token = ?`)
    .get(account.id, token);
  return row && cardOfRow(row);
}

/** Saves a card to an account. A duplicate, as far as that can be detected, is not saved again. */
export function saveCard(shop: Shop, account: Account, card: NewStoredCard): StoredCard {
  const { token = randomBytes(12).toString('base64url'), ...facts } = card;
  const known = cardsOf(shop, account).find(
    ({ type, lastFour, expMonth, expYear }) =>
      type === facts.type &&
      lastFour === facts.lastFour &&
      expMonth === facts.expMonth &&
      expYear === facts.expYear,
  );
  if (known && card.token === undefined) return known;
  const { type, lastFour, expMonth, expYear, cbhccDesignType } = facts;
  shop.database
    .prepare(`INSERT INTO saved_cards (account_id, ${columns}) VALUES (?, ?, ?, ?, ?, ?, ?)`)
    .run(account.id, token, type, lastFour, expMonth, expYear, cbhccDesignType ?? null);
  return { token, ...facts };
}

/** A card is valid to the end of its month (decision 29), one without an expiry date always. */
export function isExpired({ expMonth, expYear }: StoredCard, now = new Date()): boolean {
  if (expMonth === 0) return false;
  return expYear * 12 + expMonth < now.getFullYear() * 12 + now.getMonth() + 1;
}

/** A card for the calls and the pages; `inUse` are the tokens of the cards that pay already. */
export function shownCard(card: StoredCard, inUse: readonly string[] = []): SavedCard {
  const { token, type, lastFour, expMonth, expYear, cbhccDesignType } = card;
  return {
    id: token,
    cardInfo: { type, lastFour, expMonth, expYear, cbhccDesignType },
    isExpired: isExpired(card),
    isInUse: inUse.includes(token),
    isRewardCard: isRewardCard(type),
  };
}

/** The store's own cards earn and redeem rewards. */
export function isRewardCard(type: string): boolean {
  return isRewardsCard(type as CardType) || isStoreCard(type as CardType);
}

function cardOfRow(row: Record<string, unknown>): StoredCard {
  return {
    token: String(row.token),
    type: String(row.type),
    lastFour: String(row.last_four),
    expMonth: Number(row.exp_month),
    expYear: Number(row.exp_year),
    cbhccDesignType: row.cbhcc_design_type === null ? undefined : String(row.cbhcc_design_type),
  };
}
