import {
  getRecentlyViewedCategories,
  type RecentlyViewedCategory,
} from '../../src/contract/recommendations/recently-viewed.ts';
import { send } from '../../src/http/send.ts';
import { pageContext } from '../../src/page/context.ts';
import { safeUrl } from '../../src/page/navigation.ts';
import { logFailure } from '../../src/state/report.ts';

/**
 * Where the categories are read: the page context's endpoint, or the host's own URL (decision 5: no default).
 * @returns an Error, not thrown, where neither is given, or where decision 11 allows neither.
 */
export function categoriesUrl(given: string | undefined): string | Error {
  const url = safeUrl(pageContext().endpoints.getRecentlyViewedCategories ?? given);
  return (
    url?.href ??
    Error(
      'the URL of the recently viewed categories is missing or not allowed; accepted is data-url, or endpoints.getRecentlyViewedCategories in #storefront-context, on this origin or one of allowedRedirectOrigins',
    )
  );
}

/**
 * Reads the categories, each once.
 * @returns null when that failed, which is logged only (cart §8), or when `signal` was aborted.
 */
export async function loadRecentlyViewedCategories(
  path: string,
  signal: AbortSignal,
): Promise<{ items: RecentlyViewedCategory[] } | null> {
  try {
    const { items } = await send({ ...getRecentlyViewedCategories, path }, {}, { signal });
    return { items: [...new Map(items.map((item) => [item.urlPath, item])).values()] };
  } catch (error) {
    logFailure(error);
    return null;
  }
}
