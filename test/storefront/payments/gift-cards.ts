import { randomInt } from 'node:crypto';
import { sentCode } from '../../../src/domain/payment/codes.ts';
import { signature } from '../session.ts';
import type { Shop } from '../shop.ts';
import type { View } from '../view.ts';

/** A gift card of the shop. Its number and its PIN are stored as hashes. */
export interface GiftCard {
  id: number;
  lastFour: string;
  balanceCents: number;
}

/** A gift card as it is typed: number and PIN are secrets (decisions 54, 84). */
export interface TypedGiftCard {
  number: string;
  pin: string;
}

/** Every number with these first digits is a card with as many dollars as its last four digits say, and with this PIN. */
export const giftCardNumbers = { first: '600649', length: 16, pin: '1234' };

/** Cards of which the service says something else, by their last four digits. */
export const giftCardEnds = {
  /** Refused when the order is placed. */
  refused: '0077',
  /** The service does not answer. */
  unreachable: '0503',
};

/** The card of a number and a PIN, as the gift card service knows it; undefined if one of them is wrong. */
export function giftCardOf(shop: Shop, { currency }: View, typed: TypedGiftCard): GiftCard | undefined {
  const number = sentCode(typed.number);
  if (!isIssued(number)) return undefined;
  const hash = signature(shop.secret, `gift card ${currency} ${number}`);
  const pinHash = (pin: string) => signature(shop.secret, `pin ${number} ${pin}`);
  const lastFour = number.slice(-4);
  shop.database
    .prepare(
      `INSERT OR IGNORE INTO gift_cards (number_hash, pin_hash, last_four, currency, issued_cents, balance_cents)
       VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .run(hash, pinHash(giftCardNumbers.pin), lastFour, currency, +lastFour * 100, +lastFour * 100);
  const row = shop.database
    .prepare('SELECT id, last_four, balance_cents FROM gift_cards WHERE number_hash = ? AND pin_hash = ?')
    .get(hash, pinHash(sentCode(typed.pin)));
  return (
    row && { id: Number(row.id), lastFour: String(row.last_four), balanceCents: Number(row.balance_cents) }
  );
}

/** Number and PIN of a card that nobody has used, with so many dollars on it. */
export function newGiftCard(dollars: number): TypedGiftCard {
  const { first, length, pin } = giftCardNumbers;
  const free = String(randomInt(10 ** (length - first.length - 4))).padStart(length - first.length - 4, '0');
  return { number: `${first}${free}${String(dollars).padStart(4, '0')}`, pin };
}

const isIssued = (number: string): boolean =>
  number.startsWith(giftCardNumbers.first) &&
  number.length === giftCardNumbers.length &&
  /^\d+$/.test(number);

/** Takes an amount in cents off a card; false, and nothing taken, if there is less on it. */
export function takeFromGiftCard({ database }: Shop, id: number, cents: number): boolean {
  const { changes } = database
    .prepare('UPDATE gift_cards SET balance_cents = balance_cents - ? WHERE id = ? AND balance_cents >= ?')
    .run(cents, id, cents);
  return changes === 1;
}
