import { isPickedUp } from '../../cart/delivery.ts';
import { type CartLine, optionChoices } from '../../cart/lines.ts';
import { partId } from '../../checkout/allotments.ts';
import type { Buyer } from '../../checkout/buyer.ts';
import { type OpenOrder, pickupId } from '../../checkout/open-order.ts';
import { pictureOf } from '../../pictures.ts';
import { productAddress } from '../../product/browse-model.ts';
import { deliveryOptions } from '../cart/line.ts';

/** An item of the order as the contract has it. */
export function basketItemAnswer(buyer: Buyer, order: OpenOrder, line: CartLine) {
  const { product, optionCode } = line;
  const isPickup = isPickedUp(line, order.shipping);
  const parts = order.allotments.filter(({ lineId }) => lineId === line.id);
  const picture = pictureOf(product, optionCode);
  const only = parts.length === 1 ? parts[0]!.recipientId : undefined;
  const place = order.recipients.find(({ id }) => id === only)?.destination.place ?? order.shipping.place;
  return {
    id: String(line.id),
    sku: product.sku,
    quantity: line.quantity,
    recipientId: (isPickup ? pickupId : only) ?? null,
    grId: line.details.GiftRegistryId ?? null,
    personalization: line.personalization,
    optionChoices: optionChoices(product, optionCode),
    isPickup,
    isRemoved: false,
    priceQuantityTotals: { quantity: line.quantity, total: line.totalCents },
    recipients: parts.map((part) => ({
      basketItemId: partId(part),
      recipientId: part.recipientId ?? null,
      quantity: part.quantity,
    })),
    shippingDeliveryOptions: deliveryOptions(line, { ...buyer, shipping: { ...order.shipping, place } }),
    itemInfo: {
      name: product.name,
      imagePath: picture.small,
      imagePathHiRes: picture.large,
      url: productAddress(product, optionCode),
      price: line.unitCents,
    },
  };
}
