import { sentCode } from '../../../src/domain/payment/codes.ts';
import { tenderCodesMessages } from '../../../src/domain/payment/payment-tenders-messages.ts';
import { type Changed, done, refused } from '../cart/changed.ts';
import type { Buyer } from '../checkout/buyer.ts';
import { openOrder } from '../checkout/open-order.ts';
import { paymentParts } from './parts.ts';
import { refusalOf, tenderCodes } from './tender-codes.ts';

const texts = {
  missing: tenderCodesMessages.tenderMissing,
  unknown: 'We do not know this code. Please check it.',
  applied: 'This code pays for your order already.',
  nothingDue: 'Nothing is left to pay. You can keep this code for another order.',
  notThere: 'This code is not part of your order any more.',
};

/** Pays with a code. A refused one stays in the order with its reason (checkout §8); an unknown one is not stored. */
export function applyTenderCode(buyer: Buyer, typed: string): Changed {
  const code = sentCode(typed);
  if (code === '') return refused(texts.missing);
  const known = tenderCodes.find((one) => one.code === code);
  if (!known) return refused(texts.unknown);
  const order = openOrder(buyer);
  const { totalCents, tenderCodes: applied } = paymentParts(buyer, order);
  if (applied.some(({ label, errorMessage }) => label === code && !errorMessage))
    return refused(texts.applied);
  if (applied.reduce((left, { appliedCents }) => left - appliedCents, totalCents) === 0)
    return refused(texts.nothingDue);
  buyer.shop.database
    .prepare('INSERT OR IGNORE INTO order_tender_codes (session_id, code) VALUES (?, ?)')
    .run(buyer.sessionId, code);
  const reason = refusalOf(known, order, buyer.view);
  return reason ? refused(reason) : done;
}

/** Takes a code back, by the id of its entry. */
export function removeTenderCode(
  { shop, sessionId }: Pick<Buyer, 'shop' | 'sessionId'>,
  entryId: string,
): Changed {
  const { changes } = shop.database
    .prepare("DELETE FROM order_tender_codes WHERE session_id = ? AND 'tender-' || id = ?")
    .run(sessionId, entryId);
  return changes > 0 ? done : refused(texts.notThere);
}
