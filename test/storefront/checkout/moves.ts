import { noteReviewed } from '../payments/reviewed.ts';
import { setOptionsSaved } from './basket.ts';
import type { Buyer } from './buyer.ts';
import { openOrder } from './open-order.ts';
import { dropIdleRecipients } from './shipping-changes.ts';
import { firstMissing, type Missing, missingChoice, missingOfShipping } from './steps.ts';

/** Ends the shipping step, or returns what is missing. Recipients without items are removed from the order. */
export function endShipping(buyer: Buyer): Missing | undefined {
  const order = openOrder(buyer);
  const missing = missingOfShipping(order);
  if (!missing) dropIdleRecipients(buyer, order);
  return missing;
}

/** Ends the step of shipping and gift options with what is chosen, or returns what is missing. */
export function endOptions(buyer: Buyer): Missing | undefined {
  const order = openOrder(buyer);
  const missing = missingOfShipping(order) ?? missingChoice(order);
  if (!missing) setOptionsSaved(buyer, true);
  return missing;
}

/** Ends the payment step, or returns what is missing before the order can be placed. */
export function endPayment(buyer: Buyer): Missing | undefined {
  const missing = firstMissing(buyer, openOrder(buyer));
  if (!missing) noteReviewed(buyer);
  return missing;
}
