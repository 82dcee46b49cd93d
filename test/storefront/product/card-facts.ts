import { shipMethods } from '../../../src/domain/delivery/ship-methods.ts';
import type { Product } from '../catalog/product.ts';
import { shipMethodOf } from '../shipping/ship-method.ts';

/** What a card says of a product besides its price, in every list of the shop. */
export interface CardFacts {
  rating: number | undefined;
  reviewCount: number;
  deliveryText: string | undefined;
  isInStock: boolean;
}

export function cardFacts(product: Product): CardFacts {
  const { rating, reviewCount, stock } = product;
  return {
    rating: reviewCount > 0 ? rating : undefined,
    reviewCount,
    deliveryText: shortDelivery(product),
    isInStock: stock !== 'out',
  };
}

/** When a product comes, in a few words. */
function shortDelivery(product: Product): string | undefined {
  if (product.stock === 'out') return undefined;
  if (product.stock === 'made-to-order') return 'Made to order';
  return shipMethodOf(product) === shipMethods.standard ? 'Ready to ship' : 'Get it in 1–2 weeks';
}
