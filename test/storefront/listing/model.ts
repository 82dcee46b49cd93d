import type { Facet, FilterItem, Miniset } from '../../../src/contract/listing/listing.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import type { Product } from '../catalog/product.ts';
import { currentCents, regularCents } from '../money.ts';
import { badgeOf } from '../pages/badge.ts';
import { productFacts } from '../pages/product-facts.ts';
import { cardFacts } from '../product/card-facts.ts';
import { tileColors } from '../product/colors.ts';
import type { View } from '../view.ts';
import type { CountedFacet } from './count-facets.ts';
import { facetNumber, facets } from './facets.ts';
import type { FoundListing } from './find-listing.ts';
import { nameOfRange } from './ranges.ts';
import type { ListingSubject } from './subject.ts';

/** The answer of the listing calls. */
export function listingModel(
  { products, total, facets: counted, query }: FoundListing,
  subject: ListingSubject,
  view: View,
  linkTo: (path: string) => string,
) {
  return {
    minisets: products.map((product) => minisetOf(product, view, linkTo)),
    facets: counted.map((facet) => facetOf(facet, view)),
    totalCount: total,
    skip: query.skip,
    sortBy: query.sortBy,
    isWideLayout: false,
    isKids: subject.isKids,
  };
}

/** A product as a tile. */
export function minisetOf(product: Product, view: View, linkTo: (path: string) => string): Miniset {
  const price = currentCents(product, view);
  const colors = tileColors(product);
  return {
    sku: product.sku,
    name: product.name,
    price,
    formattedPrice: formatPrice(price, view),
    formattedListPrice:
      product.salePriceCents === undefined ? undefined : formatPrice(regularCents(product, view), view),
    imagePath: product.imagePath,
    imagePathHiRes: product.imagePathHiRes,
    navigateUrl: linkTo(product.url),
    badge: badgeOf(product),
    swatches: colors.shown.map((color) => ({ ...color, url: linkTo(color.url) })),
    swatchCount: colors.count,
    ...cardFacts(product, view),
    optionChoiceParameter: product.fabrics?.[0]?.code,
    customOrderConfirmation: {
      hasCustomOrderConfirmation: product.isCustomOrder,
    },
    facts: productFacts(product),
  };
}

/** A facet with its counts, for the calls and the pages. */
export function facetOf({ id, values, ranges, extent }: CountedFacet, view: View): Facet {
  const { name, isExpanded } = facets[facetNumber(id)]!;
  const print =
    id === 'price'
      ? (value: number) => formatPrice(value * 100, { ...view, hideCents: true })
      : (value: number) => `${value}″`;
  const items: FilterItem[] = [
    ...values.map(({ id: value, name: text, hex, isSelected, count }) => ({
      ...itemOf(id, value, isSelected, count),
      name: text,
      hex,
      isRange: false,
      lowRange: undefined,
      highRange: undefined,
    })),
    ...ranges.map((range) => ({
      ...itemOf(id, range.id.slice(id.length + 1), range.isSelected, range.count),
      name: nameOfRange(range, print),
      hex: undefined,
      isRange: true,
      lowRange: range.low,
      highRange: range.high,
    })),
  ];
  return {
    id,
    name,
    filterItems: items,
    isExpanded,
    isRangeFilterVisible: id === 'price',
    isWidthFilterVisible: id === 'width',
    minValue: extent?.least,
    maxValue: extent?.most,
  };
}

function itemOf(facetId: string, id: string, selected: boolean, itemCount: number) {
  return { id, facetId, uniqueId: `${facetId}_${id}`, selected, disabled: itemCount === 0, itemCount };
}
