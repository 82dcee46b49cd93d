import { fillIn } from '../messages.ts';
import type { checkoutMessages } from './checkout-messages.ts';
import { type PickupItem, pickupLine } from './pickup-line.ts';

interface Item extends PickupItem {
  sku: string;
  quantity: number;
  itemInfo?: { name?: string | null | undefined; price?: number | null | undefined } | null | undefined;
  optionChoices: readonly { name: string; value: string }[];
  personalization: readonly string[];
  /** The gift registry that it is bought from. */
  grId?: string | null | undefined;
  /** In cents, for all pieces. */
  priceQuantityTotals?: { total?: number | null | undefined } | null | undefined;
}

/** The facts about an item of an order, on the server's pages and in the island. */
export interface ItemFacts {
  name: string;
  /** `Qty: 2 · Color: Celadon`. */
  about: string;
  personalization: string | undefined;
  registry: string | undefined;
  /** When it can be picked up; empty for an item that is shipped. */
  pickup: string;
  /** In cents. */
  total: number | undefined;
}

/** The gift registries that an order knows, by name where the shop tells it. */
type Registries = readonly { grId: string; registryName?: string | null | undefined }[];

interface Words {
  texts: typeof checkoutMessages;
  registries: Registries;
}

/** @param quantity the number of pieces to describe, by default all */
export function itemFacts(item: Item, { texts, registries }: Words, quantity = item.quantity): ItemFacts {
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
    registry: registryLine(item, { texts, registries }),
    pickup: pickupLine(item),
    total: known ?? (price == null ? undefined : price * quantity),
  };
}

function registryLine({ grId }: Item, { texts, registries }: Words): string | undefined {
  if (!grId) return undefined;
  const name = registries.find((registry) => registry.grId === grId)?.registryName;
  return name ? fillIn(texts.forNamedRegistry, name) : texts.forRegistry;
}
