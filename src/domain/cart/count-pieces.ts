/** How many pieces a list of items comes to. In a loop: Prototype.js 1.6 has a reduce() of its own, which adds nothing up. */
export function countPieces(items: readonly { quantity: number }[]): number {
  let count = 0;
  for (const { quantity } of items) count += quantity;
  return count;
}
