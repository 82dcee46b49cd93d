import type { AddToCartItem, CartLineItem } from '../../contract/cart/cart.ts';

/** Whether a line can be added again as it was (decisions 60, 61). */
export const canRestore = (line: CartLineItem): boolean =>
  !line.isUnavailable &&
  (!!line.addToCartItem ||
    !(line.optionChoices.length || line.personalization.length || line.isInstallationServiceRequired));

/** The item that adds the line as it is now, including choices made since it was added. */
export function itemOf({ sku, quantity, addToCartItem, ...line }: CartLineItem): AddToCartItem {
  const item: AddToCartItem = { ...(addToCartItem ?? { Sku: sku }), Quantity: quantity };
  const { shipMethod, shippingDeliveryOptions, isInstallationServiceRequired } = line;
  if (item.ShipMethod !== undefined && shipMethod !== undefined) item.ShipMethod = shipMethod;
  if (item.IsPickupSelected !== undefined && shippingDeliveryOptions)
    item.IsPickupSelected = shippingDeliveryOptions.selectedShipOption === 'pickup';
  if (item.IsInstallationServiceRequired !== undefined)
    item.IsInstallationServiceRequired = isInstallationServiceRequired;
  return item;
}
