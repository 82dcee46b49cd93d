import type { Cart, CartLineItem } from '../../../../src/contract/cart/cart.ts';
import { shipMethods } from '../../../../src/domain/delivery/ship-methods.ts';

type Held = Record<string, number>;
/** The model's cart: quantities by product, the ship method of each parcel, and the promo code, donation and so on. */
export interface Wish {
  cart: Held;
  saved: Held;
  /** `pickup`, or the code of a parcel's ship method. */
  delivery: Record<string, string>;
  /** The products that come with their installation. */
  installed: string[];
  zip: string;
  promoCode: string;
  donation: number;
  certificates: string[];
}

export const held = <Line extends { sku: string }, Value>(
  lines: readonly Line[],
  value: (line: Line) => Value,
) => Object.fromEntries(lines.map((line) => [line.sku, value(line)] as const).sort());

export const heldIn = (lines: readonly { sku: string; quantity: number }[]): Held =>
  held(lines, ({ quantity }) => quantity);

export const isParcel = ({ shipMethods: choices }: CartLineItem) =>
  choices.some(({ code }) => code === shipMethods.premium);

export const deliveryOf = ({ shipMethod, shippingDeliveryOptions: options }: CartLineItem) =>
  options?.selectedShipOption === 'pickup' ? 'pickup' : String(shipMethod);

/** Notes that the shopper wants this line in the cart, with its quantity, delivery and installation. */
export function noteLine(line: CartLineItem, wish: Wish): void {
  wish.cart[line.sku] = line.quantity;
  if (isParcel(line)) wish.delivery[line.sku] = deliveryOf(line);
  if (line.isInstallationServiceRequired) wish.installed = [...wish.installed, line.sku];
}

export function asWish(cart: Cart): Wish {
  const { lineItems, savedForLater, cartSummary, orderSummary, rewardCertificates } = cart;
  const lines = [...lineItems, ...savedForLater];
  return {
    cart: heldIn(lineItems),
    saved: heldIn(savedForLater),
    delivery: held(lines.filter(isParcel), deliveryOf),
    installed: lines
      .filter((line) => line.isInstallationServiceRequired)
      .map(({ sku }) => sku)
      .sort(),
    zip: cartSummary?.taxZipCode ?? '',
    promoCode: cartSummary?.discountCode ?? '',
    donation: orderSummary.donationTotal ?? 0,
    certificates: rewardCertificates.flatMap(({ certificateNumber, isApplied }) =>
      isApplied ? [certificateNumber] : [],
    ),
  };
}

const byName = <Value>(values: Record<string, Value>) => Object.fromEntries(Object.entries(values).sort());

/** The wish in the same form as {@link asWish} returns it, to be compared. */
export const wished = (wish: Wish): Wish => ({
  ...wish,
  cart: byName(wish.cart),
  saved: byName(wish.saved),
  delivery: byName(wish.delivery),
  installed: [...wish.installed].sort(),
  donation: Object.keys(wish.cart).length ? wish.donation : 0,
  certificates: [...wish.certificates].sort(),
});
