import type { CartLine } from '../cart/lines.ts';
import type { Buyer } from './buyer.ts';
import type { ShipRecipient } from './recipients.ts';

/** Some pieces of a cart line, and their recipient. */
export interface Allotment {
  lineId: number;
  /** Distinguishes the parts of a line. */
  slot: number;
  /** Undefined until one is chosen. */
  recipientId: string | undefined;
  quantity: number;
}

/** The id of a part of an item. */
export const partId = ({ lineId, slot }: Pick<Allotment, 'lineId' | 'slot'>): string => `${lineId}-${slot}`;

/**
 * The parts of lines, brought up to date with the cart, which may have changed since they were chosen: every piece of a
 * line is in one of its parts. New pieces go to the only recipient, if there is just one.
 */
export function allotmentsOf(
  { shop, sessionId }: Pick<Buyer, 'shop' | 'sessionId'>,
  lines: readonly CartLine[],
  recipients: readonly ShipRecipient[],
): Allotment[] {
  const known = new Set(recipients.map(({ id }) => id));
  const only = recipients.length === 1 ? recipients[0]!.id : undefined;
  const kept = shop.database
    .prepare('SELECT * FROM allotments WHERE session_id = ? ORDER BY line_id, slot')
    .all(sessionId)
    .map((row) => ({
      lineId: Number(row.line_id),
      slot: Number(row.slot),
      recipientId: known.has(String(row.recipient_id)) ? String(row.recipient_id) : undefined,
      quantity: Number(row.quantity),
    }));
  return lines.flatMap(({ id, quantity }) => {
    const parts = kept.filter(({ lineId }) => lineId === id);
    return parts.length > 0
      ? fitted(parts, quantity)
      : [{ lineId: id, slot: 1, recipientId: only, quantity }];
  });
}

/** Parts that add up to the quantity of their line: more pieces join the first, fewer are taken from the last. */
function fitted(parts: readonly Allotment[], quantity: number): Allotment[] {
  let left = quantity;
  const cut = parts.map((part) => {
    const taken = Math.min(part.quantity, left);
    left -= taken;
    return { ...part, quantity: taken };
  });
  cut[0]!.quantity += left;
  return cut.filter((part) => part.quantity > 0);
}

/** Replaces the parts of a session; parts of one line for the same recipient are merged. */
export function storeAllotments(
  { shop, sessionId }: Pick<Buyer, 'shop' | 'sessionId'>,
  parts: readonly Allotment[],
): void {
  const { database } = shop;
  database.prepare('DELETE FROM allotments WHERE session_id = ?').run(sessionId);
  const add = database.prepare(
    'INSERT INTO allotments (session_id, line_id, slot, recipient_id, quantity) VALUES (?, ?, ?, ?, ?)',
  );
  for (const { lineId, slot, recipientId, quantity } of joined(parts))
    add.run(sessionId, lineId, slot, recipientId === undefined ? null : Number(recipientId), quantity);
}

/** Pieces without a recipient stay separate, because they were split off for a new one. */
function joined(parts: readonly Allotment[]): Allotment[] {
  const result: Allotment[] = [];
  for (const part of parts) {
    const same = result.find(
      (one) =>
        one.lineId === part.lineId && one.recipientId === part.recipientId && part.recipientId !== undefined,
    );
    if (same) same.quantity += part.quantity;
    else result.push({ ...part });
  }
  return result;
}

/** The slot for another part of a line. */
export const freeSlot = (parts: readonly Allotment[], lineId: number): number =>
  Math.max(0, ...parts.filter((part) => part.lineId === lineId).map(({ slot }) => slot)) + 1;
