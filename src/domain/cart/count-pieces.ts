import { fillIn } from '../messages.ts';

/** The total quantity of a list of items. A loop, because Prototype.js 1.6 replaces reduce() by one that adds nothing up. */
export function countPieces(items: readonly { quantity: number }[]): number {
  let count = 0;
  for (const { quantity } of items) count += quantity;
  return count;
}

/** A number of pieces in words. */
export const piecesInWords = (count: number, { onePiece, pieces }: { onePiece: string; pieces: string }) =>
  count === 1 ? onePiece : fillIn(pieces, count);
