import { fillIn } from '../messages.ts';

interface Pieces {
  quantity: number;
  isUnavailable?: boolean;
}

/** The total quantity of a list of items, without those that cannot be bought. A loop, because Prototype.js 1.6 replaces reduce() by one that adds nothing up. */
export function countPieces(items: readonly Pieces[]): number {
  let count = 0;
  for (const { quantity, isUnavailable } of items) count += isUnavailable ? 0 : quantity;
  return count;
}

/** A number of pieces in words. */
export const piecesInWords = (count: number, { onePiece, pieces }: { onePiece: string; pieces: string }) =>
  count === 1 ? onePiece : fillIn(pieces, count);
