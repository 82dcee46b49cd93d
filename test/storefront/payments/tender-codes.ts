import { formatPrice } from '../../../src/domain/money.ts';
import type { Buyer } from '../checkout/buyer.ts';
import type { OpenOrder } from '../checkout/open-order.ts';

/** A credit that the shop has given away as a code; amounts in cents. */
export interface TenderCode {
  code: string;
  cents: number;
  /** The goods have to cost as much. */
  fromCents?: number;
  hasEnded?: boolean;
}

/** The shop's tender codes. Each pays once for an order. */
export const tenderCodes: readonly TenderCode[] = [
  { code: 'THANKS25', cents: 2500 },
  { code: 'SORRY100', cents: 10_000 },
  { code: 'BIG500', cents: 50_000, fromCents: 100_000 },
  { code: 'SPRING10', cents: 1000, hasEnded: true },
];

/** A tender code of an open order; one with an error pays nothing. */
export interface OrderTenderCode {
  entryId: string;
  label: string;
  /** What it may pay, in cents. */
  cents: number;
  errorMessage: string | null;
}

type Session = Pick<Buyer, 'shop' | 'sessionId' | 'view'>;

/** The tender codes of a session's order. One that the order does not meet the terms of says so. */
export function orderTenderCodes({ shop, sessionId, view }: Session, order: OpenOrder): OrderTenderCode[] {
  return shop.database
    .prepare('SELECT id, code FROM order_tender_codes WHERE session_id = ? ORDER BY id')
    .all(sessionId)
    .flatMap(({ id, code }) => {
      const known = tenderCodes.find((one) => one.code === code);
      if (!known) return [];
      const errorMessage = refusalOf(known, order, view);
      return [
        { entryId: `tender-${id}`, label: known.code, cents: errorMessage ? 0 : known.cents, errorMessage },
      ];
    });
}

/** Why the order does not meet the terms of a code; null if it does. */
export function refusalOf(
  { code, fromCents = 0, hasEnded }: TenderCode,
  { cart }: OpenOrder,
  view: Buyer['view'],
): string | null {
  if (hasEnded) return `The code ${code} has ended.`;
  if (cart.subtotalCents >= fromCents) return null;
  return `The code ${code} is for orders from ${formatPrice(fromCents, view)}.`;
}
