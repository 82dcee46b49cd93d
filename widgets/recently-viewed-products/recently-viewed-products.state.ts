import {
  getRecentlyViewed,
  type RecentlyViewedProduct,
  updateRecentlyViewed,
} from '../../src/contract/recommendations/recently-viewed.ts';
import { withoutDuplicates } from '../../src/domain/recommendations/recommendations.ts';
import { send } from '../../src/http/send.ts';
import { handleFailure } from '../../src/state/failure.ts';

/** The product being viewed (cart §7). */
export interface RecentView {
  sku?: string | undefined;
  familyId?: string | undefined;
  optionChoiceParameter?: string | undefined;
}

/**
 * Records the product being viewed, then reads the products viewed before it. If the view cannot be recorded, they
 * are read anyway.
 * @returns null if reading failed, which is handled here (cart §8), or if `signal` was aborted.
 */
export async function loadRecentlyViewed(
  { sku, familyId, optionChoiceParameter }: RecentView,
  isNewLayout: boolean,
  signal: AbortSignal,
): Promise<{ items: RecentlyViewedProduct[] } | null> {
  try {
    if (sku) {
      await send(updateRecentlyViewed, { sku, familyId, optionChoiceParameter }, { signal }).catch((error) =>
        handleFailure(error, { isBackground: true }),
      );
    }
    const { items } = await send(
      getRecentlyViewed,
      { sku, familyId, optionChoiceParameter, isNewLayout },
      { signal },
    );
    return { items: withoutDuplicates(items).filter((item) => item.sku !== sku) };
  } catch (error) {
    handleFailure(error);
    return null;
  }
}
