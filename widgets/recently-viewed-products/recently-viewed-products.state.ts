import {
  getRecentlyViewed,
  type RecentlyViewedProduct,
  updateRecentlyViewed,
} from '../../src/contract/recommendations/recently-viewed.ts';
import { withoutDuplicates } from '../../src/domain/product/without-duplicates.ts';
import { send } from '../../src/http/send.ts';
import { nearViewport } from '../../src/page/near-viewport.ts';
import { handleFailure } from '../../src/state/failure.ts';

/** The product being viewed (cart §7). */
export interface RecentView {
  sku?: string | undefined;
  familyId?: string | undefined;
  optionChoiceParameter?: string | undefined;
}

/**
 * Records the product being viewed, at once; once the carousel is near the viewport, reads the products viewed before
 * it, also if the view could not be recorded.
 * @throws if reading failed
 */
export async function loadRecentlyViewed(
  { sku, familyId, optionChoiceParameter }: RecentView,
  isNewLayout: boolean,
  host: Element,
  signal: AbortSignal,
): Promise<{ items: RecentlyViewedProduct[] }> {
  // The view is recorded even if the carousel unmounts meanwhile (decision 66).
  const recording =
    sku &&
    send(updateRecentlyViewed, { sku, familyId, optionChoiceParameter }).catch((error) =>
      handleFailure(error, { isBackground: true }),
    );
  await Promise.all([recording, nearViewport(host, signal)]);
  const { items } = await send(
    getRecentlyViewed,
    { sku, familyId, optionChoiceParameter, isNewLayout },
    { signal },
  );
  return { items: withoutDuplicates(items).filter((item) => item.sku !== sku) };
}
