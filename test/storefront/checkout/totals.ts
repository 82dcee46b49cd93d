import { shipMethods } from '../../../src/domain/delivery/ship-methods.ts';
import { isInternational } from '../cart/conditions.ts';
import { type OrderSums, orderSums, sumsWith, taxOf } from '../cart/order-summary.ts';
import { placeOf, type Region } from '../cart/regions.ts';
import type { Buyer } from './buyer.ts';
import { baggingOptions, chosenOf } from './gifts.ts';
import { isPlaced, type OpenOrder, openOrder } from './open-order.ts';
import { isTaxExempt } from './tax-exemption.ts';

/**
 * The order's sums: with the charges and taxes of every recipient once all items have a destination; before that, as
 * the cart estimates them for its postal code, and without a code only the known parts.
 */
export function orderTotals(buyer: Buyer, order: OpenOrder): OrderSums {
  const { shop, sessionId, view } = buyer;
  const { cart } = order;
  if (cart.lines.length === 0) return orderSums(shop, sessionId, { view, cart, shipping: order.shipping });
  if (estimatedFor(buyer, order)) return orderSums(shop, sessionId, { view, cart, shipping: order.shipping });
  const isKnown = isPlaced(order);
  const isExempt = isTaxExempt(buyer);
  const shipments = order.recipients.flatMap((recipient) => recipient.shipments);
  const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0);
  return sumsWith(shop, sessionId, {
    view,
    cart,
    charges: {
      shipping: isKnown ? sum(shipments.map(({ selected }) => selected.charge)) : undefined,
      standardShipping: isKnown ? sum(shipments.map(standardCents)) : 0,
      gifts: giftCents(buyer, order),
      taxAfter: (discount) => (isExempt ? 0 : isKnown ? taxAfter(order, discount) : null),
    },
  });
}

/** The code that the sums are estimated for; undefined once every piece has a destination, and abroad. */
export function estimatedFor(buyer: Buyer, order: OpenOrder): string | undefined {
  if (order.cart.lines.length === 0 || isPlaced(order)) return undefined;
  return isInternational(buyer) || isTaxExempt(buyer) ? undefined : order.shipping.place?.zip;
}

/** The charge that a promo code for free standard shipping takes off. */
export const standardCents = ({
  kind,
  selected,
}: {
  kind: string;
  selected: { code: number; charge: number };
}) => (kind === 'parcels' && selected.code === shipMethods.standard ? selected.charge : 0);

function giftCents({ view }: Buyer, { recipients, pickup }: OpenOrder): number {
  const gifts = recipients
    .filter(({ parts }) => parts.length > 0)
    .reduce((total, { gifts: { selected } }) => total + (selected.charge ?? 0), 0);
  const bags = pickup ? (chosenOf(baggingOptions(view), pickup.choice.bagging).charge ?? 0) : 0;
  return gifts + bags;
}

/** The sum of each region's tax on the goods that go there; a discount is shared in proportion to the cost of the goods. */
function taxAfter(order: OpenOrder, discount: number): number {
  const goods = goodsByRegion(order);
  const subtotal = goods.reduce((total, { cents }) => total + cents, 0);
  let left = Math.min(discount, subtotal);
  let rest = subtotal;
  return goods.reduce((tax, { region, cents }) => {
    // The last region takes the rounding difference, so that the shares add up.
    const share = rest === 0 ? 0 : Math.round((left * cents) / rest);
    left -= share;
    rest -= cents;
    return tax + (region ? taxOf(cents - share, region) : 0);
  }, 0);
}

/** The goods in cents by where they are taxed: where they arrive, or at the store. Abroad there is no tax. */
function goodsByRegion({ recipients, pickup }: OpenOrder): { region: Region | undefined; cents: number }[] {
  const places = recipients.map(({ destination, parts }) => ({ region: destination.place?.region, parts }));
  if (pickup) places.push({ region: placeOf(pickup.store.postalCode, 'US')?.region, parts: pickup.parts });
  const byCode = new Map<string, { region: Region | undefined; cents: number }>();
  for (const { region, parts } of places) {
    const known = byCode.get(region?.code ?? '') ?? { region, cents: 0 };
    known.cents += parts.reduce((total, { cents }) => total + cents, 0);
    byCode.set(region?.code ?? '', known);
  }
  return [...byCode.values()];
}

/**
 * The amount to pay by whatever means, in cents: the total of the order once its shipping is known, and until then what
 * the items cost.
 */
export function amountToPay(buyer: Buyer, order: OpenOrder = openOrder(buyer)): number {
  if (!isPlaced(order)) return order.cart.subtotalCents;
  return orderTotals(buyer, order).orderSummary.total;
}
