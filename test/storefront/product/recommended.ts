import { formatPrice } from '../../../src/domain/money.ts';
import type { Product } from '../catalog/product.ts';
import { currentCents, regularCents } from '../money.ts';
import type { View } from '../view.ts';
import { cardFacts } from './card-facts.ts';

/** A product for a pod or an add-ons box; with `origin` its links work on another origin's page. */
export function recommended(product: Product, view: View, origin = '') {
  const isOnSale = product.salePriceCents !== undefined;
  const cents = currentCents(product, view);
  return {
    sku: product.sku,
    name: product.name,
    price: cents,
    formattedPrice: formatPrice(cents, view),
    formattedListPrice: isOnSale ? formatPrice(regularCents(product, view), view) : null,
    imagePath: origin + product.imagePath,
    imagePathHiRes: origin + product.imagePathHiRes,
    navigateUrl: origin + product.url,
    optionChoiceParameter: product.fabrics?.[0]?.code ?? null,
    customOrderConfirmation: { hasCustomOrderConfirmation: product.isCustomOrder },
    badge: isOnSale ? 'Sale' : product.isNew ? 'New' : null,
    ...cardFacts(product, view),
  };
}
