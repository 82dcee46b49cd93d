import { fillIn } from '../messages.ts';
import type { CartLineMessages, cartChangeMessages, cartDeliveryMessages } from './cart-line-messages.ts';

/** In cents; missing while it is not known. */
type Cents = number | null | undefined;

interface Line {
  sku: string;
  quantity: number;
  name?: string | undefined;
  price?: Cents;
  listPrice?: Cents;
  optionChoices: readonly { name: string; value: string }[];
  /** As the line was added (decision 60). */
  addToCartItem?: { GiftRegistryId?: string | undefined } | null | undefined;
}

interface Words<Texts> {
  texts: Texts;
  /** A price in words. */
  price: (cents: number) => string;
}

/** The facts about a line of the cart, on the server's page and in the island. */
export interface LineFacts {
  name: string;
  /** `Color: Celadon`, and that it is for a gift registry. */
  options: string[];
  /** The price of one piece, if it differs from the total or from the regular price. */
  each: { price: string; listPrice: string | undefined } | undefined;
  total: string | undefined;
}

export function lineFacts(line: Line, { texts, price: inWords }: Words<CartLineMessages>): LineFacts {
  const { name = line.sku, quantity, price, listPrice, optionChoices, addToCartItem } = line;
  const hasEach = price != null && (quantity > 1 || listPrice != null);
  return {
    name,
    options: [
      ...optionChoices.map((option) => `${option.name}: ${option.value}`),
      // The line has the registry's id alone, which says nothing to a shopper.
      ...(addToCartItem?.GiftRegistryId ? [texts.forRegistry] : []),
    ],
    each: hasEach
      ? {
          price: fillIn(texts.each, inWords(price)),
          listPrice: listPrice == null ? undefined : inWords(listPrice),
        }
      : undefined,
    total: price == null ? undefined : inWords(price * quantity),
  };
}

interface NotedLine {
  personalization: readonly string[];
  lineLevelMessages: readonly string[];
  isInstallationServiceRequired: boolean;
}

/** The notes of the slide-out below those facts, besides the delivery. */
export const lineNotes = (
  line: NotedLine,
  texts: { personalized: string; withInstallation: string },
): string[] => [
  ...line.personalization.map((text) => fillIn(texts.personalized, text)),
  ...line.lineLevelMessages,
  ...(line.isInstallationServiceRequired ? [texts.withInstallation] : []),
];

interface DeliveryOptions {
  isShipOptionVisible?: boolean | null | undefined;
  isStorePickupOptionVisible?: boolean | null | undefined;
  selectedShipOption?: string | null | undefined;
  shippingOption?: { edd?: string | null | undefined } | null | undefined;
  bopsOption?: { edd?: string | null | undefined; storeName?: string | null | undefined } | null | undefined;
  pickupQuantityMessage?: string | null | undefined;
}

interface WholeLine {
  personalization: readonly string[];
  lineLevelMessages: readonly string[];
  isInstallationServiceRequired: boolean;
  /** For one piece. */
  installationFee?: Cents;
}

/** The details of the cart's page below those facts. */
export interface LineDetails {
  personalization: string[];
  messages: readonly string[];
  installation: string | undefined;
}

interface DeliveredLine {
  shipMethod?: number | undefined;
  shipMethods: readonly { code: number; name: string; charge?: Cents }[];
  shippingDeliveryOptions?: DeliveryOptions | null | undefined;
}

/** The delivery of a line, and the other ways to choose from. */
export interface LineDelivery {
  isPickedUp: boolean;
  /** Whether the line can be picked up: instead of being shipped or, without `hasShip`, as the only way. */
  hasPickup: boolean;
  hasShip: boolean;
  /** The name of a pickup, with the store's name. */
  pickup: string;
  /** The store's stock, while pickup is chosen. */
  pickupMessage: string | undefined;
  shipMethod: number | undefined;
  /** The ways of shipping to choose from, by their codes. */
  shipMethods: { code: number; text: string }[];
  /** The name of the only way, if there is nothing to choose from. */
  only: string | undefined;
  /** The cart's own dates. */
  shipEdd: string | undefined;
  pickupEdd: string | undefined;
}

export function lineDelivery(
  { shipMethod, shipMethods, shippingDeliveryOptions: options }: DeliveredLine,
  { texts, price }: Words<typeof cartDeliveryMessages>,
): LineDelivery {
  const { bopsOption, shippingOption, selectedShipOption } = options ?? {};
  const isPickedUp = selectedShipOption === 'pickup';
  const hasPickup = !!options?.isStorePickupOptionVisible;
  const store = bopsOption?.storeName;
  const pickup = store ? fillIn(texts.pickupAt, store) : texts.pickup;
  const methods = shipMethods.map(({ code, name, charge }) => ({
    code,
    text: charge == null ? name : `${name} – ${charge ? price(charge) : texts.shippingFree}`,
  }));
  const only = isPickedUp ? pickup : methods.length === 1 ? methods[0]!.text : undefined;
  return {
    isPickedUp,
    hasPickup,
    hasShip: options?.isShipOptionVisible !== false,
    pickup,
    pickupMessage: (hasPickup && isPickedUp && options.pickupQuantityMessage) || undefined,
    shipMethod,
    shipMethods: methods,
    only: hasPickup ? undefined : only,
    shipEdd: shippingOption?.edd ?? undefined,
    pickupEdd: bopsOption?.edd ?? undefined,
  };
}

/** The facts about an item that is saved for later: moving it to the cart moves all its pieces. */
export function savedFacts(
  { quantity }: Pick<Line, 'quantity'>,
  texts: Pick<typeof cartChangeMessages, 'savedQuantity' | 'moveToCart' | 'moveAllToCart'>,
): { quantity: string; move: string } {
  return {
    quantity: fillIn(texts.savedQuantity, quantity),
    move: quantity > 1 ? fillIn(texts.moveAllToCart, quantity) : texts.moveToCart,
  };
}

export function lineDetails(
  line: WholeLine,
  { texts, price }: Words<typeof cartChangeMessages>,
): LineDetails {
  const { installationFee: fee } = line;
  return {
    personalization: line.personalization.map((text) => fillIn(texts.personalized, text)),
    messages: line.lineLevelMessages,
    installation: line.isInstallationServiceRequired
      ? fee == null
        ? texts.installation
        : fillIn(texts.installationFee, price(fee))
      : undefined,
  };
}
