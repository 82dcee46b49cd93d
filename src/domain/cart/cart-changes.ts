import type { AddToCartItem } from './add-to-cart.ts';

/** One change that the shopper makes to the cart; `id` is that of a line, amounts are in cents. */
export type CartChange =
  | { kind: 'quantity'; id: string; quantity: number }
  | { kind: LineAction; id: string }
  | { kind: 'ship'; id: string; shipMethod?: number | undefined; isPickupSelected?: boolean | undefined }
  /** Adds a removed line again (decision 60). */
  | { kind: 'restore'; id: string; item: AddToCartItem }
  | { kind: 'donation'; amount: number }
  | { kind: 'zip'; zipCode: string }
  /** An empty code removes the applied one. */
  | { kind: 'promo'; promoCode: string }
  | {
      kind: 'certificate';
      certificateNumber: string;
      isApplied: boolean;
      /**
       * A certificate that is applied again because its value may have changed (cart §4), not because the shopper
       * asked.
       */
      isAgain?: boolean;
    };

/** `unsave` removes a saved item, `installation` orders a line without its installation. */
type LineAction = 'remove' | 'save' | 'move' | 'unsave' | 'installation';

interface Line {
  id: string;
  quantity: number;
  price?: number | undefined;
  shipMethod?: number | undefined;
  isInstallationServiceRequired: boolean;
  shippingDeliveryOptions?: { selectedShipOption: 'ship' | 'pickup' } | undefined;
  addToCartItem?: AddToCartItem | undefined;
}

interface ChangeableCart {
  lineItems: Line[];
  savedForLater: Line[];
  cartSummary?: { taxZipCode?: string | undefined; discountCode?: string | undefined } | undefined;
  orderSummary: { subtotal: number; donationTotal?: number | undefined };
  rewardCertificates: { certificateNumber: string; isApplied: boolean }[];
}

/** Identifies what a change is about: of two changes with the same key, the later one wins. */
export function keyOf(change: CartChange): string {
  switch (change.kind) {
    case 'quantity':
    case 'ship':
    case 'installation':
      return `${change.kind} ${change.id}`;
    case 'certificate':
      return `certificate ${change.certificateNumber}`;
    case 'donation':
    case 'zip':
    case 'promo':
      return change.kind;
    default:
      return `place ${change.id}`;
  }
}

export const isSameChange = (a: CartChange, b: CartChange) => JSON.stringify(a) === JSON.stringify(b);

/** A waiting move of a line combined with a later one; `none` if they cancel each other out. */
const together: Record<string, CartChange['kind'] | 'none'> = {
  'save move': 'none',
  'move save': 'none',
  'remove restore': 'none',
  'move remove': 'unsave',
  'save unsave': 'remove',
  'unsave restore': 'move',
};

/**
 * The changes that wait to be sent, with one more: it replaces an earlier one with the same key, unless a change in
 * between depends on that.
 */
export function withWaiting(waiting: readonly CartChange[], change: CartChange): CartChange[] {
  const key = keyOf(change);
  const place = waiting.findLastIndex((one) => keyOf(one) === key);
  const before = waiting[place];
  const isNeeded = waiting
    .slice(place + 1)
    .some((one) => 'id' in one && 'id' in change && one.id === change.id && movesLine(one, change));
  if (!before || isNeeded) return [...waiting, change];
  const others = waiting.filter((one) => one !== before);
  if (before.kind === 'ship') return [...others, { ...before, ...change } as CartChange];
  const kind = together[`${before.kind} ${change.kind}`];
  if (kind === 'none') return others;
  return [...others, kind ? ({ kind, id: (change as { id: string }).id } as CartChange) : change];
}

/** Whether one of them moves its line: changes before and after a move are not the same. */
const movesLine = (...changes: CartChange[]) => changes.some((change) => keyOf(change).startsWith('place '));

/**
 * The cart as it will be after a change; it does nothing if the cart already has the change. Lines that do not change
 * stay the same objects. What only the server knows (tax, shipping, discounts) stays as it is.
 */
export function withChange<Cart extends ChangeableCart>(cart: Cart, change: CartChange): Cart {
  const { lineItems, savedForLater, rewardCertificates, orderSummary } = cart;
  if (change.kind === 'donation')
    return { ...cart, orderSummary: { ...orderSummary, donationTotal: change.amount } };
  if (change.kind === 'certificate') {
    const { certificateNumber, isApplied } = change;
    const changed = rewardCertificates.map((one) =>
      one.certificateNumber === certificateNumber ? { ...one, isApplied } : one,
    );
    return { ...cart, rewardCertificates: changed };
  }
  if (!('id' in change)) return cart;
  const { kind, id } = change;
  const others = (lines: Line[]) => lines.filter((one) => one.id !== id);
  const isSaved = kind === 'move' || kind === 'unsave';
  const line = (isSaved ? savedForLater : lineItems).find((one) => one.id === id);
  if (!line) return cart;
  if (kind === 'move') return withLines(cart, [...lineItems, line], others(savedForLater));
  if (kind === 'unsave') return withLines(cart, lineItems, others(savedForLater));
  if (kind === 'save') return withLines(cart, others(lineItems), [line, ...savedForLater]);
  if (kind === 'remove') return withLines(cart, others(lineItems), savedForLater);
  const changed = { ...line, ...changeOfLine(line, change) };
  return withLines(
    cart,
    lineItems.map((one) => (one === line ? changed : one)),
    savedForLater,
  );
}

/** Whether the server's cart has this change, although its answer was a failure or got lost. */
export function hasChange(cart: ChangeableCart, change: CartChange): boolean {
  if (change.kind === 'zip') return cart.cartSummary?.taxZipCode === change.zipCode;
  if (change.kind === 'promo')
    return (cart.cartSummary?.discountCode ?? '').toUpperCase() === change.promoCode.toUpperCase();
  if (change.kind === 'certificate')
    return (
      cart.rewardCertificates.some(
        ({ certificateNumber, isApplied }) => certificateNumber === change.certificateNumber && isApplied,
      ) === change.isApplied
    );
  if (change.kind === 'restore') {
    const item = asAdded(change.item);
    return cart.lineItems.some(({ addToCartItem }) => addToCartItem && asAdded(addToCartItem) === item);
  }
  // A line that is gone has none of its changes but its move.
  if ('id' in change && !movesLine(change) && !cart.lineItems.some(({ id }) => id === change.id))
    return false;
  return JSON.stringify(withChange(cart, change)) === JSON.stringify(cart);
}

/** Without the fields that depend on the rest of the order: the ship methods depend on ZIP code and total. */
const asAdded = (item: AddToCartItem) =>
  JSON.stringify({ ...item, Quantity: undefined, ShipMethod: undefined, IsPickupSelected: undefined });

function changeOfLine({ shipMethod, shippingDeliveryOptions }: Line, change: CartChange): Partial<Line> {
  if (change.kind === 'quantity') return { quantity: change.quantity };
  if (change.kind === 'installation') return { isInstallationServiceRequired: false };
  if (change.kind !== 'ship') return {};
  const { isPickupSelected } = change;
  return {
    shipMethod: change.shipMethod ?? shipMethod,
    shippingDeliveryOptions:
      shippingDeliveryOptions && isPickupSelected !== undefined
        ? { ...shippingDeliveryOptions, selectedShipOption: isPickupSelected ? 'pickup' : 'ship' }
        : shippingDeliveryOptions,
  };
}

function worthOf(lines: readonly Line[]): number {
  let sum = 0;
  for (const { price = 0, quantity } of lines) sum += price * quantity;
  return sum;
}

/** With other lines; the subtotal follows them. */
function withLines<Cart extends ChangeableCart>(cart: Cart, lineItems: Line[], savedForLater: Line[]): Cart {
  const subtotal = cart.orderSummary.subtotal + worthOf(lineItems) - worthOf(cart.lineItems);
  return { ...cart, lineItems, savedForLater, orderSummary: { ...cart.orderSummary, subtotal } };
}
