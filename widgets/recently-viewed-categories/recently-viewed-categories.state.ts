import {
  getRecentlyViewedCategories,
  type RecentlyViewedCategory,
} from '../../src/contract/recommendations/recently-viewed-categories.ts';
import { send } from '../../src/http/send.ts';
import { pageContext } from '../../src/page/context.ts';
import { safeUrl } from '../../src/page/navigation.ts';

/**
 * The URL of the categories: the page context's endpoint, or the host's own (decision 5: no default).
 * @returns an Error, not thrown, if neither is given or the given one is not allowed (decision 11).
 */
export function categoriesUrl(given: string | undefined): string | Error {
  const url = safeUrl(pageContext().endpoints.getRecentlyViewedCategories ?? given);
  return (
    url?.href ??
    Error(
      'the URL of the recently viewed categories is missing or not allowed; accepted is data-url, or endpoints.getRecentlyViewedCategories in #storefront-context, on this origin or one of redirectOrigins',
    )
  );
}

/**
 * Reads the categories without duplicates, and without those whose link was refused.
 * @throws if that failed
 */
export async function loadRecentlyViewedCategories(
  path: string,
  signal: AbortSignal,
): Promise<{ items: RecentlyViewedCategory[] }> {
  const { items } = await send({ ...getRecentlyViewedCategories, path }, {}, { signal });
  const linked = items.filter(({ urlPath }) => urlPath);
  return { items: [...new Map(linked.map((item) => [item.urlPath, item])).values()] };
}
