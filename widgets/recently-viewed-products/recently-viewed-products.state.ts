import {
  getRecentlyViewed,
  type RecentlyViewedProduct,
  updateRecentlyViewed,
} from '../../src/contract/recommendations/recently-viewed.ts';
import { withoutDuplicates } from '../../src/domain/recommendations/recommendations.ts';
import { send } from '../../src/http/send.ts';
import { logFailure } from '../../src/state/report.ts';

/** What a view is kept under (cart §7). */
export interface RecentView {
  sku?: string | undefined;
  familyId?: string | undefined;
  optionChoiceParameter?: string | undefined;
}

/**
 * Notes the product being viewed, then reads what was viewed before, without that product. A view that cannot be noted is
 * logged, and what is there is read all the same.
 * @returns null when the reading failed, which is logged only (cart §8), or when `signal` was aborted.
 */
export async function loadRecentlyViewed(
  { sku, familyId, optionChoiceParameter }: RecentView,
  isNewLayout: boolean,
  signal: AbortSignal,
): Promise<{ items: RecentlyViewedProduct[] } | null> {
  try {
    if (sku) {
      await send(updateRecentlyViewed, { sku, familyId, optionChoiceParameter }, { signal }).catch(
        logFailure,
      );
    }
    const { items } = await send(
      getRecentlyViewed,
      { sku, familyId, optionChoiceParameter, isNewLayout },
      { signal },
    );
    return { items: withoutDuplicates(items).filter((item) => item.sku !== sku) };
  } catch (error) {
    logFailure(error);
    return null;
  }
}
