import { countPieces } from '../cart/count-pieces.ts';

/** Some pieces of an item, for one recipient. */
export interface Part {
  /** Missing for a part that the server does not have yet. */
  basketItemId?: string | undefined;
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

/** Names a part: by its own id, or by its recipient. */
type PartName = Pick<Part, 'basketItemId' | 'recipientId'>;

/** The total of an item is the sum of its parts (checkout §4). */
export const totalOf = ({ recipients }: Pick<SharedItem, 'recipients'>): number => countPieces(recipients);

/**
 * Sets the quantity of a part, or adds it if the item has no such part; 0 removes it. The item’s total follows
 * (checkout §4).
 */
export function setPartQuantity<Item extends SharedItem>(item: Item, name: PartName, quantity: number): Item {
  if (quantity < 1) return removePart(item, name);
  const known = partOf(item, name);
  return withParts(
    item,
    known
      ? item.recipients.map((part) => (part === known ? { ...part, quantity } : part))
      : [...item.recipients, { ...name, quantity }],
  );
}

/** Removes a part, with its pieces (checkout §4). The last one stays: without it the item would be gone. */
export function removePart<Item extends SharedItem>(item: Item, name: PartName): Item {
  const known = partOf(item, name);
  const left = item.recipients.filter((part) => part !== known);
  return left.length ? withParts(item, left) : item;
}

/** Assigns a part to a recipient (checkout §4), merging it with the part that the recipient already has, if any. */
export function assignPart<Item extends SharedItem>(item: Item, name: PartName, recipientId: string): Item {
  const known = partOf(item, name);
  if (!known || known.recipientId === recipientId) return item;
  const twin = partOf(item, { recipientId });
  const assigned = { ...known, recipientId, quantity: known.quantity + (twin?.quantity ?? 0) };
  const left = item.recipients.filter((part) => part !== twin);
  return withParts(
    item,
    left.map((part) => (part === known ? assigned : part)),
  );
}

const partOf = ({ recipients }: SharedItem, { basketItemId, recipientId }: PartName) =>
  recipients.find((part) =>
    basketItemId === undefined ? part.recipientId === recipientId : part.basketItemId === basketItemId,
  );

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
