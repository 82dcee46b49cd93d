/** Changes closer together than this are one burst: only the first and the last are requested. */
export const burstMs = 150;
/** A request that takes longer than this shows a loading state. */
export const slowMs = 200;

/**
 * Whether an answer, or an error, belongs to the listing's current request (decision 38).
 * @param index of the answered request; `current` is that of the newest.
 * @returns false for an older request, whose answer is dropped.
 * @throws for a newer one, which was never sent.
 */
export function isCurrentAnswer(index: number, current: number): boolean {
  if (index > current) throw new Error('FE error: AjaxCall index is invalidate');
  return index === current;
}

/** How many answers a listing caches, and for how long, so that recently shown results show again at once. */
export const cachedAnswers = 12;
export const cacheMs = 300_000;
