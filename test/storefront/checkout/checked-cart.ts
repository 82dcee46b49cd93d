import { type CheckoutOutcome, checkoutOutcome } from '../cart/checkout.ts';
import { endCartCondition, hasCartCondition, setItemCondition } from '../cart/conditions.ts';
import { readCart } from '../cart/lines.ts';
import type { Buyer } from './buyer.ts';

/** Whether the cart can be ordered, checked when a step ends or the order is placed. */
export function checkedCart({ shop, sessionId, view }: Buyer): CheckoutOutcome {
  if (hasCartCondition(shop, sessionId, 'item-ends')) {
    endCartCondition(shop, sessionId, 'item-ends');
    const [line] = readCart(shop, sessionId, view).lines;
    if (line) setItemCondition(shop, sessionId, { sku: line.product.sku, name: 'nla' });
  }
  return checkoutOutcome(shop, sessionId, view);
}
