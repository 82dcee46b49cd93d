import { shipMethods } from '../../../src/domain/delivery/ship-methods.ts';
import { daysOf, daysText } from '../cart/edd.ts';
import type { Product } from '../catalog/product.ts';
import { shipMethodOf } from '../shipping/ship-method.ts';
import type { View } from '../view.ts';

/** What a card says of a product besides its price, in every list of the shop. */
export interface CardFacts {
  rating: number | undefined;
  reviewCount: number;
  deliveryText: string | undefined;
  isInStock: boolean;
}

export function cardFacts(product: Product, view: View): CardFacts {
  const { rating, reviewCount, stock } = product;
  return {
    rating: reviewCount > 0 ? rating : undefined,
    reviewCount,
    deliveryText: shortDelivery(product, view),
    isInStock: stock !== 'out',
  };
}

/** When a product comes, in a few words: by the last day that availability says anywhere in the country. */
function shortDelivery(product: Product, view: View): string | undefined {
  if (product.stock === 'out') return undefined;
  if (product.stock === 'made-to-order') return 'Made to order';
  const method = shipMethodOf(product);
  if (method === shipMethods.standard) return 'Ready to ship';
  const [, last] = daysOf(method, undefined);
  return `Get it by ${daysText([last, last], { view, now: new Date() })}`;
}
