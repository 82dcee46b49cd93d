import { choicesOf } from '../cart/choices.ts';
import { promoOf } from '../cart/promo-codes.ts';
import { figuresOf } from '../shipping/figures.ts';
import type { Buyer } from './buyer.ts';
import type { OpenOrder, OrderRecipient } from './open-order.ts';
import type { Shipment } from './shipments.ts';
import { standardCents } from './totals.ts';

/** What the shipping of a shipment costs, and why (checkout §3); amounts in cents. */
export function shippingMessageOf(
  { shop, sessionId, view }: Buyer,
  { shipping }: OpenOrder,
  { shipment, recipient }: { shipment: Shipment; recipient: OrderRecipient },
) {
  const { kind, selected } = shipment;
  const { place, isMilitary } = recipient.destination;
  const { promoCode } = choicesOf(shop, sessionId, view);
  const hasPromo = promoCode !== undefined && promoOf(promoCode)?.hasFreeStandardShipping === true;
  const isParcels = kind === 'parcels';
  const isStandard = isParcels && selected.code === 1;
  const extra = isStandard && place?.region.isRemote ? (figuresOf(view).nonContinentalExtra ?? 0) : 0;
  const surcharge = selected.charge > 0 ? extra : 0;
  return {
    deliveryCharge: selected.charge - surcharge,
    freeShippingThreshold: isParcels ? (shipping.freeFromCents ?? null) : null,
    isFreeShipping: isParcels && (selected.charge === 0 || (hasPromo && standardCents(shipment) > 0)),
    addCharge: surcharge || null,
    zipCode: place?.zip ?? null,
    isCanada: recipient.address.country === 'CA',
    isLowRate: kind === 'in-home' && isNearest(view, place?.zip),
    // By ground only: to a military address as a parcel, abroad by the destination's rate.
    isQuotableGround: kind === 'abroad' || (isParcels && isMilitary),
    quotableGroundShippingAmount: kind === 'abroad' || (isParcels && isMilitary) ? selected.charge : null,
  };
}

/** In the zone of in-home delivery with the lowest charge. */
function isNearest(view: Buyer['view'], zip = ''): boolean {
  const [nearest] = figuresOf(view).localInHome?.zones ?? [];
  return (nearest?.postalCodes ?? []).some((prefix) => zip.startsWith(prefix));
}
