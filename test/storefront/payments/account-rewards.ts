import { certificatesOf } from '../cart/certificates.ts';
import { type Changed, done, refused } from '../cart/changed.ts';
import type { Buyer } from '../checkout/buyer.ts';
import { isSameSignature, signature } from '../session.ts';
import { cardsOf, isRewardCard, type StoredCard } from './saved-cards.ts';

/** The cards of an account that earn rewards. */
const rewardCards = ({ shop, account }: Buyer): StoredCard[] =>
  cardsOf(shop, account).filter(({ type }) => isRewardCard(type));

/** Whether the card service keeps a card's rewards; it knows the shopper by a session of its own. */
const isOfService = ({ type }: StoredCard): boolean => type === 'CoBrandMasterCard' || type === 'Imprint';

/** The session of the card service; undefined for a shopper without one of its cards (decision 91). */
export function tnsSessionOf(buyer: Buyer): string | undefined {
  if (!rewardCards(buyer).some(isOfService)) return undefined;
  return signature(buyer.shop.secret, `card service ${buyer.sessionId}`).slice(0, 20);
}

const none = 'We know of no rewards card of yours.';

/** Reads the rewards of the account's cards with the card service, by its session. */
export function findBySession(buyer: Buyer, given: string): Changed {
  const session = tnsSessionOf(buyer);
  if (!session || !isSameSignature(session, given)) return refused(none);
  return find(buyer, rewardCards(buyer).filter(isOfService));
}

/** Reads the rewards of one of the account's cards, by its token; of all of them without one. */
export function findByToken(buyer: Buyer, token?: string): Changed {
  return find(
    buyer,
    rewardCards(buyer).filter((card) => token === undefined || card.token === token),
  );
}

function find({ shop, sessionId }: Buyer, cards: readonly StoredCard[]): Changed {
  for (const { token } of cards)
    shop.database
      .prepare('INSERT OR IGNORE INTO reward_lookups (session_id, card_token) VALUES (?, ?)')
      .run(sessionId, token);
  return cards.length > 0 ? done : refused(none);
}

/** The rewards accounts that have been read for this order, with their certificates. */
export function rewardAccounts(buyer: Buyer) {
  const found = new Set(
    buyer.shop.database
      .prepare('SELECT card_token FROM reward_lookups WHERE session_id = ?')
      .all(buyer.sessionId)
      .map((row) => String(row.card_token)),
  );
  const certificates = certificatesOf(buyer.shop, buyer.sessionId);
  return rewardCards(buyer)
    .filter(({ token }) => found.has(token))
    .map(({ token, lastFour }) => {
      const own = certificates.filter(({ cardToken }) => cardToken === token);
      const open = own.filter(({ isApplied }) => !isApplied);
      return {
        id: token,
        label: `Rewards card ending in ${lastFour}`,
        balance: open.reduce((sum, { amount }) => sum + amount, 0),
        certificates: own,
      };
    });
}
