import type { GoneSkus } from '../../cart/conditions.ts';
import { canPickUp, isPickedUp, type Shipping, shipMethodFor, shipMethodsOf } from '../../cart/delivery.ts';
import { pickupEdd, pickupQuantityMessage, shippingEdd } from '../../cart/edd.ts';
import { type CartLine, goneText, optionChoices } from '../../cart/lines.ts';
import { maxOf } from '../../cart/quantity-limit.ts';
import { installationCents, regularCents } from '../../money.ts';
import { pictureOf } from '../../pictures.ts';
import { productAddress } from '../../product/browse-model.ts';
import { deliveryText } from '../../product/delivery.ts';
import type { Shop } from '../../shop.ts';
import { specialOrderOf } from '../../special-order/pieces.ts';
import type { View } from '../../view.ts';

/** The data that a line's answer is made from. */
export interface AskedLine {
  shop: Shop;
  /** The skus that the session can no longer buy. */
  gone: GoneSkus;
  view: View;
  shipping: Shipping;
  now: Date;
}

/** A line of the cart, or one saved for later, as the contract has it. */
export function lineAnswer(line: CartLine, asked: AskedLine) {
  const { product, optionCode } = line;
  const picture = pictureOf(product, optionCode);
  const { code } = shipMethodFor(line, asked.shipping);
  return {
    id: String(line.id),
    sku: product.sku,
    quantity: line.quantity,
    name: product.name,
    price: line.unitCents,
    imagePath: picture.small,
    url: productAddress(product, optionCode),
    installationFee: line.hasInstallation ? (installationCents(product, asked.view) ?? null) : null,
    listPrice: product.salePriceCents === undefined ? null : regularCents(product, asked.view),
    imagePathHiRes: picture.large,
    maxQuantity: maxOf(product, asked.view),
    optionChoices: optionChoices(product, optionCode),
    personalization: line.personalization,
    editablePersonalization: line.editablePersonalization ?? null,
    isInstallationServiceRequired: line.hasInstallation,
    shipMethod: code,
    shipMethods: shipMethodsOf(line, asked.shipping).map(({ charge, ...method }) => ({
      ...method,
      charge: charge ?? null,
    })),
    shippingDeliveryOptions: deliveryOptions(line, asked),
    lineLevelMessages: lineMessages(line, asked),
    isUnavailable: goneText(line, asked.gone) !== undefined,
    addToCartItem: {
      ...line.details,
      ...line.addedFrom,
      Sku: product.sku,
      Quantity: line.quantity,
      ...(optionCode && { OptionChoiceParameter: optionCode }),
      ...(product.isInstallationRequired && { IsInstallationServiceRequired: line.hasInstallation }),
      IsPickupSelected: line.isPickup,
      ShipMethod: code,
    },
  };
}

/** How a line reaches the shopper, and when. */
export function deliveryOptions(line: CartLine, asked: Omit<AskedLine, 'gone'>) {
  const { shop, view, shipping } = asked;
  const store = canPickUp(line, view) ? shipping.store : undefined;
  const isDated = !shipping.isEddOut;
  return {
    isShipOptionVisible: true,
    isStorePickupOptionVisible: store !== undefined,
    selectedShipOption: isPickedUp(line, shipping) ? 'pickup' : 'ship',
    shippingOption: { edd: isDated ? shippingEdd(line, shipping, asked) : null },
    bopsOption: store && {
      edd: isDated ? pickupEdd(shop, store, line, asked) : null,
      storeName: store.name,
      locationId: store.number,
    },
    pickupQuantityMessage: (store && pickupQuantityMessage(shop, store, line)) ?? null,
  };
}

function lineMessages(line: CartLine, { gone }: AskedLine): string[] {
  const { product, optionCode } = line;
  const reason = goneText(line, gone);
  if (reason) return [reason];
  if (specialOrderOf(product.sku))
    return [
      `Made to order for you: ${inSentence(deliveryText(product, optionCode))}. It cannot be returned.`,
    ];
  if (product.stock === 'made-to-order')
    return ['Made to order for you: it leaves the workshop in 8 to 10 weeks.'];
  return product.stock === 'low' ? ['Only a few are left; your cart does not reserve them.'] : [];
}

const inSentence = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);
