import * as v from 'valibot';
import type { Account } from '../accounts/account.ts';
import { refusedInput } from '../api/answer.ts';
import { type StoredCard, saveCard } from '../payments/saved-cards.ts';
import type { Shop } from '../shop.ts';

const given = v.array(
  v.object({
    /** A given token; otherwise the shop generates one. */
    id: v.optional(v.pipe(v.string(), v.nonEmpty())),
    type: v.optional(v.string(), 'Visa'),
    lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    expMonth: v.optional(v.pipe(v.number(), v.integer()), 12),
    expYear: v.optional(v.pipe(v.number(), v.integer()), 2035),
  }),
);

const accepted = 'a list of {id?, type?, lastFour, expMonth?, expYear?}';

/**
 * Gives an account exactly these cards, from the body of `POST /test/saved-cards`; a token that is taken moves to
 * this account.
 */
export function giveCards(shop: Shop, account: Account, input: unknown): StoredCard[] {
  const parsed = v.safeParse(given, input);
  if (!parsed.success) throw refusedInput('cards', undefined, accepted);
  shop.database.prepare('DELETE FROM saved_cards WHERE account_id = ?').run(account.id);
  return parsed.output.map(({ id, ...facts }) => {
    if (id !== undefined) shop.database.prepare('DELETE FROM saved_cards WHERE token = ?').run(id);
    return saveCard(shop, account, { ...facts, cbhccDesignType: undefined, ...(id && { token: id }) });
  });
}
