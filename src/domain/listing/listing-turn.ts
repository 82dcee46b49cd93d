/** Two changes no further apart than this are one burst: after its first, the listing is asked once it is over. */
export const quietMs = 150;
/** An answer that takes longer is waited for visibly. */
export const slowMs = 200;

/**
 * Whether an answer, or an error, belongs to the request that counts (decision 38).
 * @param index of the request that was answered; `current` is the one asked last.
 * @returns false for an older one: it is dropped.
 * @throws for a newer one, which nobody has asked for.
 */
export function isCurrentAnswer(index: number, current: number): boolean {
  if (index > current) throw new Error('FE error: AjaxCall index is invalidate');
  return index === current;
}
