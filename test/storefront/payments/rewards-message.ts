import { formatPrice } from '../../../src/domain/money.ts';
import type { Buyer } from '../checkout/buyer.ts';
import { type OpenOrder, openOrder } from '../checkout/open-order.ts';

/** What the household card earns, in percent of the goods. */
const earnedPercent = 10;

/** What the order earns with the household card, for the summary (decision 91). */
export function rewardsMessage(buyer: Buyer, { cart }: OpenOrder = openOrder(buyer)): string | null {
  const cents = Math.floor((cart.subtotalCents * earnedPercent) / 100);
  return cents > 0 ? `You earn ${formatPrice(cents, buyer.view)} in rewards with this order.` : null;
}
