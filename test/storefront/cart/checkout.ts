import type { UnavailableType } from '../../../src/domain/cart/checkout-errors.ts';
import { errorMessages } from '../../../src/domain/messages.ts';
import {
  unavailableMessages,
  unavailableText,
} from '../../../widgets/unavailable-items/unavailable-items.messages.ts';
import type { Dimensions } from '../catalog/product.ts';
import { phones } from '../phones.ts';
import type { Shop } from '../shop.ts';
import type { View } from '../view.ts';
import { certificatesOf } from './certificates.ts';
import { type CartCondition, hasCartCondition, type ItemCondition, skusWith } from './conditions.ts';
import { isPickedUp, type Shipping, shippingOf } from './delivery.ts';
import { type CartLine, isMarkedPersonalization, readCart } from './lines.ts';

/** Whether a cart can be checked out, or the reason why not, with a text for the shopper. */
export type CheckoutOutcome =
  | { kind: 'empty'; message: string }
  | { kind: 'unavailable'; type: UnavailableType; message: string; lines: CartLine[] }
  /** The cart as a whole is refused. */
  | { kind: 'refused'; type: 'invalidBasket' | 'browseCustomApiException'; message: string }
  /** The service fails. */
  | { kind: 'down'; status: 500 | 503 | 504; message: string }
  | { kind: 'reissued-card'; message: string }
  | { kind: 'certificates'; message: string }
  | { kind: 'oversized'; lines: CartLine[] }
  | { kind: 'popup'; name: string }
  | { kind: 'ready' };

/** The first reason against a checkout, in the order of cart §4 and §8. */
export function checkoutOutcome(shop: Shop, sessionId: string, view: View): CheckoutOutcome {
  const { lines } = readCart(shop, sessionId, view);
  if (lines.length === 0) return { kind: 'empty', message: 'Your cart is empty.' };
  const has = (name: CartCondition) => hasCartCondition(shop, sessionId, name);
  for (const [name, outcome] of failures) if (has(name)) return outcome;
  const shipping = shippingOf(shop, sessionId, view, lines);
  for (const type of ['nlaItems', ...laterTypes] as const) {
    const found = linesWith(shop, sessionId, { type, lines, shipping });
    if (found.length === 0) continue;
    const isAll = type === 'nlaItems' && found.length === lines.length;
    const named = isAll ? 'allNlaItems' : type;
    return { kind: 'unavailable', type: named, message: whyUnavailable(named, found), lines: found };
  }
  if (has('reissued-card'))
    return { kind: 'reissued-card', message: 'Card has been reissued. Please use new card.' };
  if (has('certificates-interrupter') && certificatesOf(shop, sessionId).some(({ isApplied }) => isApplied))
    return { kind: 'certificates', message: certificatesMessage };
  const marked = skusWith(shop, sessionId, 'oversized');
  const oversized = lines.filter(
    (line) => isPickedUp(line, shipping) && (isLong(line) || marked.has(line.product.sku)),
  );
  if (oversized.length > 0) return { kind: 'oversized', lines: oversized };
  return has('popup') ? { kind: 'popup', name: 'delivery-delay' } : { kind: 'ready' };
}

const { networkErrorMessage, genericErrorMessage } = errorMessages;

/** The outcomes of checkout that the developers' page can force. */
const failures: readonly [CartCondition, CheckoutOutcome][] = [
  [
    'invalid-basket',
    {
      kind: 'refused',
      type: 'invalidBasket',
      message: `This cart cannot be checked out. Please call us at ${phones.US}, or ${phones.CA} in Canada, and we place the order with you.`,
    },
  ],
  [
    'browse-exception',
    {
      kind: 'refused',
      type: 'browseCustomApiException',
      message: 'We cannot check the prices of your items at the moment. Please try again in a few minutes.',
    },
  ],
  ['checkout-500', { kind: 'down', status: 500, message: genericErrorMessage }],
  ['checkout-503', { kind: 'down', status: 503, message: networkErrorMessage }],
  ['checkout-504', { kind: 'down', status: 504, message: networkErrorMessage }],
];

const laterTypes = [
  'pfasItems',
  'inHousePersonalizationNlaItems',
  'personalizationServiceUnavailable',
  'installationServiceUnavailable',
] as const;

function whyUnavailable(type: UnavailableType, lines: CartLine[]): string {
  return unavailableText(unavailableMessages, type, lines.length);
}

const certificatesMessage =
  'Reward certificates cannot be used for this order. Continue without them: they stay yours.';

/** The lines that cause an error; `nlaItems` and `allNlaItems` have the same ones. */
export function linesWith(
  shop: Shop,
  sessionId: string,
  { type, lines, shipping }: { type: UnavailableType; lines: CartLine[]; shipping: Shipping },
): CartLine[] {
  const skus = skusWith(shop, sessionId, conditions[type]);
  return lines.filter((line) => {
    const isMarked = skus.has(line.product.sku);
    switch (type) {
      case 'nlaItems':
      case 'allNlaItems':
        return isMarked || line.product.stock === 'out';
      case 'pfasItems':
        return isMarked && shipping.place?.region.isPfasRestricted === true;
      case 'installationServiceUnavailable':
        return isMarked && line.hasInstallation;
      default:
        return isMarkedPersonalization(line, skus);
    }
  });
}

const conditions: Record<UnavailableType, ItemCondition> = {
  nlaItems: 'nla',
  allNlaItems: 'nla',
  pfasItems: 'pfas',
  inHousePersonalizationNlaItems: 'in-house-nla',
  personalizationServiceUnavailable: 'personalization-unavailable',
  installationServiceUnavailable: 'installation-unavailable',
};

/** A longer box may not fit in a car, in inches. */
const longestBox = 28;
/** What the packing adds to each side. */
const packingInches = 4;

function isLong({ product: { dimensions } }: CartLine): boolean {
  const { width, depth, height } = dimensions;
  return Math.max(width, depth, height) + packingInches > longestBox;
}

/** The boxes that a line is picked up in, in inches: a big product comes in two. */
export function boxesOf({ product, quantity }: Pick<CartLine, 'product' | 'quantity'>) {
  const { width, depth, height } = packed(product.dimensions);
  const parts = width > longestBox ? [width, Math.round(width / 2)] : [width];
  return parts.map((length, index) => ({ boxNumber: index + 1, quantity, width: length, depth, height }));
}

const packed = ({ width, depth, height }: Dimensions): Dimensions => ({
  width: Math.ceil(width) + packingInches,
  depth: Math.ceil(depth) + packingInches,
  height: Math.ceil(height) + packingInches,
});
