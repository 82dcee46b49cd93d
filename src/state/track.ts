import { useEffect, useRef } from 'react';
import { pageContext } from '../page/context.ts';
import { emit } from '../page/events.ts';
import type { TrackDetail, TrackEvents, TrackedItem } from '../page/track-events.ts';

/** A product with its prices in cents. */
interface Product {
  sku: string;
  name?: string | undefined;
  price?: number | undefined;
  quantity?: number | undefined;
  variant?: string | undefined;
}

/** A list of products: a pod, or a listing. */
export interface ProductList {
  id?: string | undefined;
  name?: string | undefined;
  /** The server's id of the answer that recommended the products (decision 82). */
  resultId?: string | undefined;
}

/** Dispatches an event for the page's own analytics; nothing is sent to a server. */
export function track<Name extends keyof TrackEvents>(name: Name, parameters: TrackEvents[Name]): void {
  emit('storefront:track', { name, ...parameters } as TrackDetail);
}

/** Cents converted to the currency's units, as GA4 expects. */
export const units = (cents: number | undefined) => (cents === undefined ? undefined : cents / 100);

/**
 * Currency, value and items of a cart or an order, for GA4.
 * @param valueCents without shipping and tax; else the sum of the products with a known price
 */
export function trackedValue(products: readonly Product[], valueCents?: number) {
  let sum: number | undefined;
  for (const { price, quantity = 1 } of products)
    if (price !== undefined) sum = (sum ?? 0) + price * quantity;
  return {
    currency: pageContext().currency,
    value: units(valueCents ?? sum),
    items: products.map((product) => trackedItem(product)),
  };
}

function trackedItem({ sku, name, price, quantity, variant }: Product, index?: number): TrackedItem {
  return {
    item_id: sku,
    item_name: name,
    price: units(price),
    quantity,
    index,
    item_variant: variant || undefined,
  };
}

/** The shopper follows a product of a list. @param position from 1 */
export function trackSelection(list: ProductList, product: Product, position: number): void {
  track('select_item', {
    ...trackedList(list),
    items: [trackedItem(product, position)],
  });
}

const trackedList = ({ id, name, resultId }: ProductList) => ({
  item_list_id: id,
  item_list_name: name,
  ...(resultId && { result_id: resultId }),
});

/** Tracks the products that a list shows, once each. @param skip how many of the list are before them */
export function useTrackedList(
  { id, name, resultId }: ProductList,
  products: readonly Product[] | undefined,
  skip = 0,
): void {
  const tracked = useRef<readonly Product[]>([]);
  useEffect(() => {
    if (!products) return;
    // "Show more" adds to the same list.
    const isLonger = tracked.current.every(({ sku }, index) => products[index]?.sku === sku);
    const from = isLonger ? tracked.current.length : 0;
    tracked.current = products;
    const items = products.slice(from).map((product, index) => trackedItem(product, skip + from + index + 1));
    if (items.length) track('view_item_list', { ...trackedList({ id, name, resultId }), items });
  }, [id, name, resultId, products, skip]);
}
