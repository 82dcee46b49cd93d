import { applyCertificate, certificatesOf } from '../cart/certificates.ts';
import { type Changed, refused } from '../cart/changed.ts';
import type { Buyer } from '../checkout/buyer.ts';
import { heldCards } from './order-cards.ts';
import { paymentParts } from './parts.ts';
import { isRewardCard, ownCard } from './saved-cards.ts';

/** The card that a certificate comes with, as far as it is known; its number stays where it was typed. */
export interface ComesWith {
  /** The id of a saved card. */
  token?: string | undefined;
  /** The server’s name of a typed card’s type. */
  type?: string | undefined;
}

const texts = {
  needsCard: 'Please enter or choose the rewards card that this certificate belongs to.',
  notRewards: 'Reward certificates belong to a rewards card. Please choose another card.',
  nothingDue: 'Nothing is left to pay. You can keep this certificate for another order.',
};

/**
 * Pays with a reward certificate in checkout, by the rewards card that is applied, chosen or typed (decision 86). The reason
 * of a refusal stays with the certificate (checkout §8).
 */
export function applyOrderCertificate(buyer: Buyer, number: string, comesWith: ComesWith): Changed {
  const isKnown = certificatesOf(buyer.shop, buyer.sessionId).some(
    ({ certificateNumber }) => certificateNumber === number,
  );
  const reason = isKnown && refusalOf(buyer, comesWith);
  if (reason) {
    buyer.shop.database
      .prepare('INSERT OR REPLACE INTO certificate_errors VALUES (?, ?, ?)')
      .run(buyer.sessionId, number, reason);
    return refused(reason);
  }
  forgetError(buyer, number);
  return applyCertificate(buyer.shop, buyer.sessionId, number);
}

function forgetError({ shop, sessionId }: Buyer, number: string): void {
  shop.database
    .prepare('DELETE FROM certificate_errors WHERE session_id = ? AND certificate_number = ?')
    .run(sessionId, number);
}

function refusalOf(buyer: Buyer, { token, type }: ComesWith): string | undefined {
  const { shop, sessionId, account } = buyer;
  const { totalCents, dueCents } = paymentParts(buyer);
  if (totalCents === 0) return texts.nothingDue;
  if (type !== undefined) return isRewardCard(type) ? undefined : texts.notRewards;
  if (token !== undefined) {
    const card = account && ownCard(shop, account, token);
    return card && isRewardCard(card.type) ? undefined : texts.notRewards;
  }
  const applied = heldCards(shop, sessionId, dueCents);
  return applied.some((card) => card.isValid && isRewardCard(card.type)) ? undefined : texts.needsCard;
}

/** The reasons against certificates of a session’s order, by their numbers. */
export const certificateErrors = ({ shop, sessionId }: Buyer): Map<string, string> =>
  new Map(
    shop.database
      .prepare('SELECT certificate_number, message FROM certificate_errors WHERE session_id = ?')
      .all(sessionId)
      .map((row) => [String(row.certificate_number), String(row.message)]),
  );
