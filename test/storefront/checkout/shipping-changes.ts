import { type Changed, done, refused } from '../cart/changed.ts';
import { applyZip } from '../cart/choices.ts';
import { isInternational } from '../cart/conditions.ts';
import { maxOf, tooManyText } from '../cart/quantity-limit.ts';
import { isSameAddress } from './address.ts';
import { isPrivate } from './address-book.ts';
import { type Allotment, freeSlot, partId, storeAllotments } from './allotments.ts';
import type { Buyer } from './buyer.ts';
import { type OpenOrder, openOrder, pickupId } from './open-order.ts';
import { addRecipient, changeRecipient, type Destined, recipientsOf, removeRecipient } from './recipients.ts';
import {
  type CheckedAddress,
  checkAddress,
  destined,
  destinedTo,
  type SentAddress,
} from './saved-address.ts';

// Every change here runs in its call's transaction. A part or a recipient that is gone is no error: another tab, or
// the same request before, has changed it.

/** Ships all shipped items to one address. */
export function shipAllTo(buyer: Buyer, order: OpenOrder, to: Destined): void {
  const [first, ...others] = order.recipients;
  const id = first ? first.id : addRecipient(buyer, to);
  if (first) changeRecipient(buyer, id, to);
  for (const other of others) removeRecipient(buyer, other.id);
  const lines = new Map<number, Allotment>();
  for (const { lineId, quantity } of order.allotments) {
    const part = lines.get(lineId) ?? { lineId, slot: 1, recipientId: id, quantity: 0 };
    lines.set(lineId, { ...part, quantity: part.quantity + quantity });
  }
  storeAllotments(buyer, [...lines.values()]);
  // The cart estimates for the same place from now on, unless a registry keeps its address private.
  const isHidden = isPrivate(buyer.shop, buyer.account, to.grId);
  if (!isInternational(buyer) && !isHidden)
    applyZip(buyer.shop, buyer.sessionId, buyer.view, to.address.postalCode);
}

/** All that goes to an address, for a check of it. */
const shippedParts = ({ recipients, unassigned }: OpenOrder) => [
  ...recipients.flatMap(({ parts }) => parts),
  ...unassigned,
];

/** Checks an address that all of the order would go to. */
export const checkForAll = (buyer: Buyer, sent: SentAddress): CheckedAddress =>
  checkAddress(buyer, sent, shippedParts(openOrder(buyer)));

/** Ships the whole order to a sent address, unless it has errors; there is no suggestion. */
export function saveShippingAddress(buyer: Buyer, sent: SentAddress): CheckedAddress {
  const order = openOrder(buyer);
  const checked = checkAddress(buyer, sent, shippedParts(order));
  if (checked.status !== 'wrong') shipAllTo(buyer, order, destined(buyer, order, sent));
  return checked;
}

/** Ships all of the order to a known address. */
export function shipAllToKnown(buyer: Buyer, addressId: string): Changed {
  const order = openOrder(buyer);
  const to = destinedTo(buyer, order, addressId);
  if (!to) return refused(unknownAddress);
  const checked = checkAddress(buyer, to.address, shippedParts(order));
  if (checked.status === 'wrong') return refused(Object.values(checked.errors)[0]!);
  shipAllTo(buyer, order, to);
  return done;
}

const unknownAddress = 'We could not find this address. It may have been removed.';
const unknownRecipient = 'We could not find this recipient. It may have been removed.';

/** Makes a known address a recipient of the order; one that is one already stays. */
export function addKnownRecipient(buyer: Buyer, addressId: string): Changed {
  return knownRecipient(buyer, addressId) === undefined ? refused(unknownAddress) : done;
}

/** The id of the recipient at a known address, who may be new; undefined for an address that is not known. */
export function knownRecipient(buyer: Buyer, addressId: string): string | undefined {
  const order = openOrder(buyer);
  const to = destinedTo(buyer, order, addressId);
  if (!to) return undefined;
  storeAllotments(buyer, order.allotments);
  return recipientFor(buyer, to);
}

/** Makes a sent address a recipient of the order, unless it is wrong: what goes there is chosen later. */
export function addNewRecipient(buyer: Buyer, sent: SentAddress): CheckedAddress {
  const order = openOrder(buyer);
  // The first recipient gets everything.
  const checked = checkAddress(buyer, sent, order.recipients.length === 0 ? shippedParts(order) : []);
  if (checked.status === 'wrong') return checked;
  const to = destined(buyer, order, sent);
  if (order.recipients.length > 0) {
    storeAllotments(buyer, order.allotments);
    recipientFor(buyer, to);
  } else shipAllTo(buyer, order, to);
  return checked;
}

/** The id of the recipient at an address, who may be new. */
function recipientFor(buyer: Buyer, to: Destined): string {
  const known = recipientsOf(buyer).find(({ address }) => isSameAddress(address, to.address));
  return known ? known.id : addRecipient(buyer, to);
}

/** Ships a part of an item to a sent address, unless it is wrong. */
export function shipPartTo(buyer: Buyer, basketItemId: string, sent: SentAddress): CheckedAddress {
  const order = openOrder(buyer);
  const checked = checkAddress(buyer, sent, partsById(order, basketItemId));
  if (checked.status === 'wrong') return checked;
  storeAllotments(buyer, order.allotments);
  const recipientId = recipientFor(buyer, destined(buyer, order, sent));
  storeAllotments(
    buyer,
    order.allotments.map((part) => (partId(part) === basketItemId ? { ...part, recipientId } : part)),
  );
  return checked;
}

const partsById = (order: OpenOrder, basketItemId: string) =>
  shippedParts(order).filter(({ id }) => id === basketItemId);

/** Ships a part of an item to one of the order's recipients. */
export function shipPartToRecipient(buyer: Buyer, basketItemId: string, recipientId: string): Changed {
  const order = openOrder(buyer);
  const recipient = order.recipients.find(({ id }) => id === recipientId);
  if (!recipient) return refused(unknownRecipient);
  const checked = checkAddress(buyer, recipient.address, partsById(order, basketItemId));
  if (checked.status === 'wrong') return refused(Object.values(checked.errors)[0]!);
  storeAllotments(
    buyer,
    order.allotments.map((part) => (partId(part) === basketItemId ? { ...part, recipientId } : part)),
  );
  return done;
}

/** Takes one piece off a part of an item, for another recipient. */
export function splitPart(buyer: Buyer, basketItemId: string): Changed {
  const { allotments } = openOrder(buyer);
  const part = allotments.find((one) => partId(one) === basketItemId);
  if (!part) return refused('This item has changed. Please look at it again.');
  if (part.quantity === 1) return refused('This is one piece, which goes to one recipient.');
  const { lineId } = part;
  const piece = { lineId, slot: freeSlot(allotments, lineId), recipientId: undefined, quantity: 1 };
  storeAllotments(buyer, [
    ...allotments.map((one) => (one === part ? { ...one, quantity: one.quantity - 1 } : one)),
    piece,
  ]);
  return done;
}

/** Moves all items of one recipient to another, and removes the first. */
export function replaceRecipient(buyer: Buyer, oldId: string, newId: string): Changed {
  const order = openOrder(buyer);
  const next = order.recipients.find(({ id }) => id === newId);
  if (!next) return refused(unknownRecipient);
  const old = order.recipients.find(({ id }) => id === oldId);
  if (!old || oldId === newId) return done;
  const checked = checkAddress(buyer, next.address, old.parts);
  if (checked.status === 'wrong') return refused(Object.values(checked.errors)[0]!);
  storeAllotments(
    buyer,
    order.allotments.map((part) => (part.recipientId === oldId ? { ...part, recipientId: newId } : part)),
  );
  removeRecipient(buyer, oldId);
  return done;
}

/** The number of pieces of an item for each recipient. */
export interface SharedItem {
  id: string;
  recipients: { basketItemId?: string | undefined; recipientId: string; quantity: number }[];
}

/** Shares items among recipients: the sum becomes the item's quantity, and an item for nobody is removed. */
export function shareItems(buyer: Buyer, items: readonly SharedItem[]): Changed {
  const order = openOrder(buyer);
  const { database } = buyer.shop;
  const known = new Set(order.recipients.map(({ id }) => id));
  const shared = items.filter(({ id }) => order.allotments.some(({ lineId }) => String(lineId) === id));
  let parts = order.allotments;
  for (const { id, recipients } of shared) {
    if (recipients.some(({ recipientId }) => !known.has(recipientId))) return refused(unknownRecipient);
    const line = order.cart.lines.find((one) => String(one.id) === id)!;
    const sum = recipients.reduce((total, { quantity }) => total + quantity, 0);
    if (sum > maxOf(line.product, buyer.view)) return refused(tooManyText(line.product, buyer.view));
    parts = [...parts.filter(({ lineId }) => lineId !== line.id), ...sharesOf(line.id, recipients, parts)];
    if (sum === 0) database.prepare('DELETE FROM cart_lines WHERE id = ?').run(line.id);
    else database.prepare('UPDATE cart_lines SET quantity = ? WHERE id = ?').run(sum, line.id);
  }
  storeAllotments(buyer, parts);
  return done;
}

/** The parts of a line: one that is known keeps its id, a new one gets a free one. */
function sharesOf(
  lineId: number,
  recipients: SharedItem['recipients'],
  known: readonly Allotment[],
): Allotment[] {
  const parts: Allotment[] = [];
  for (const { basketItemId, recipientId, quantity } of recipients) {
    const kept = known.find((part) => part.lineId === lineId && partId(part) === basketItemId);
    const isFree = kept !== undefined && !parts.some(({ slot }) => slot === kept.slot);
    const slot = isFree ? kept.slot : freeSlot([...known, ...parts], lineId);
    parts.push({ lineId, slot, recipientId, quantity });
  }
  return parts;
}

/** Ships the pickup items to a known address instead. */
export function shipPickedUp(buyer: Buyer, recipientId: string, addressId: string): Changed {
  const order = openOrder(buyer);
  if (recipientId !== pickupId) return refused(unknownRecipient);
  if (!order.pickup) return done;
  const to = destinedTo(buyer, order, addressId);
  if (!to) return refused(unknownAddress);
  const ship = buyer.shop.database.prepare('UPDATE cart_lines SET is_pickup = 0 WHERE id = ?');
  const id = recipientFor(buyer, to);
  const parts = order.pickup.parts.map(({ line, quantity }) => {
    ship.run(line.id);
    return { lineId: line.id, slot: 1, recipientId: id, quantity };
  });
  storeAllotments(buyer, [...order.allotments, ...parts]);
  return done;
}

/** Removes recipients without items from the order. */
export function dropIdleRecipients(buyer: Buyer, { recipients, allotments }: OpenOrder): void {
  storeAllotments(buyer, allotments);
  for (const { id, parts } of recipients) if (parts.length === 0) removeRecipient(buyer, id);
}
