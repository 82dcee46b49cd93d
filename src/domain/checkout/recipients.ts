import { countPieces } from '../cart/count-pieces.ts';

/** Some pieces of an item, for one recipient. */
export interface Part {
  basketItemId: string;
  /** Missing until an address is chosen. */
  recipientId?: string | undefined;
  quantity: number;
}

/** An item whose pieces go to one or several recipients. */
export interface SharedItem {
  id: string;
  quantity: number;
  isRemoved: boolean;
  recipients: readonly Part[];
}

/** The total of an item is the sum of its parts (checkout §4). */
export const totalOf = ({ recipients }: Pick<SharedItem, 'recipients'>): number => countPieces(recipients);

/**
 * Sets the quantity of a part; 0 removes it, but not the last one, without which the item would be gone. The item’s
 * total follows (checkout §4). A part for one more recipient is added by the server, with SplitItem.
 */
export function setPartQuantity<Item extends SharedItem>(item: Item, partId: string, quantity: number): Item {
  const parts = item.recipients.flatMap((part) =>
    part.basketItemId !== partId ? part : quantity < 1 ? [] : { ...part, quantity },
  );
  return parts.length ? withParts(item, parts) : item;
}

/** Assigns a part to a recipient (checkout §4), merging it with the part that the recipient already has, if any. */
export function assignPart<Item extends SharedItem>(item: Item, partId: string, recipientId: string): Item {
  const { recipients } = item;
  const known = recipients.find((part) => part.basketItemId === partId);
  if (!known || known.recipientId === recipientId) return item;
  const twin = recipients.find((part) => part.recipientId === recipientId);
  const assigned = { ...known, recipientId, quantity: known.quantity + (twin?.quantity ?? 0) };
  return withParts(
    item,
    recipients.filter((part) => part !== twin).map((part) => (part === known ? assigned : part)),
  );
}

const withParts = <Item extends SharedItem>(item: Item, recipients: readonly Part[]): Item => ({
  ...item,
  recipients,
  quantity: totalOf({ recipients }),
});

/**
 * The items on the page after the basket has been read again (checkout §4): known ones in their places, missing ones
 * marked removed, new ones before or after them.
 */
export function mergeBasket<Item extends Pick<SharedItem, 'id' | 'isRemoved'>>(
  shown: readonly Item[],
  fresh: readonly Item[],
  newOnes: 'first' | 'last',
): Item[] {
  const byId = new Map(fresh.map((item) => [item.id, item]));
  const known = shown.map((item) => byId.get(item.id) ?? { ...item, isRemoved: true });
  const added = fresh.filter(({ id }) => !shown.some((item) => item.id === id));
  return newOnes === 'first' ? [...added, ...known] : [...known, ...added];
}
