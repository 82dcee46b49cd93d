import { fillIn } from '../messages.ts';
import type { checkoutMessages } from './checkout-messages.ts';
import { type PickupItem, pickupLine } from './pickup-line.ts';

interface Item extends PickupItem {
  sku: string;
  quantity: number;
  itemInfo?: { name?: string | null | undefined; price?: number | null | undefined } | null | undefined;
  optionChoices: readonly { name: string; value: string }[];
  personalization: readonly string[];
  /** In cents, for all pieces. */
  priceQuantityTotals?: { total?: number | null | undefined } | null | undefined;
}

/** The facts about an item of an order, on the server's pages and in the island. */
export interface ItemFacts {
  name: string;
  /** `Qty: 2 · Color: Celadon`. */
  about: string;
  personalization: string | undefined;
  /** When it can be picked up; empty for an item that is shipped. */
  pickup: string;
  /** In cents. */
  total: number | undefined;
}

/** @param quantity the number of pieces to describe, by default all */
export function itemFacts(item: Item, texts: typeof checkoutMessages, quantity = item.quantity): ItemFacts {
  const { itemInfo, optionChoices, personalization, priceQuantityTotals } = item;
  const known = quantity === item.quantity ? priceQuantityTotals?.total : undefined;
  const price = itemInfo?.price;
  return {
    name: itemInfo?.name ?? item.sku,
    about: [
      fillIn(texts.quantityLine, quantity),
      ...optionChoices.map(({ name, value }) => `${name}: ${value}`),
    ].join(' · '),
    personalization: personalization.length
      ? fillIn(texts.personalized, personalization.join(' · '))
      : undefined,
    pickup: pickupLine(item),
    total: known ?? (price == null ? undefined : price * quantity),
  };
}
