/** Why nothing was found, as the server reports it (cart §2). */
export const noResultsReasons = [
  'noresult_with_readytodeliver',
  'noresult_with_bops',
  'noresult_with_error',
  'noresult_for_filter',
] as const;

export type NoResultsReason = (typeof noResultsReasons)[number];

interface Shop {
  brand: 'core' | 'modern';
  country: 'US' | 'CA';
  isMobile: boolean;
}

/** The path of the page for finding a gift registry; undefined where the link is hidden (cart §2, decision 42). */
export function findRegistryPath({ brand, country, isMobile }: Shop): string | undefined {
  if (brand === 'modern') return country === 'CA' ? undefined : '/gift-registry/guest/find-registry';
  return isMobile ? '/wedding-gift-registry?scroll-to=find' : '/wedding-gift-registry';
}

/** The path of the search page; within the kids' part of the shop, that part's (cart §2). */
export function searchPath(isKids: boolean): string {
  return isKids ? '/kids/search' : '/search';
}

/** The path of the new arrivals (cart §2). */
export function newArrivalsPath({ brand }: Pick<Shop, 'brand'>): string {
  return brand === 'modern' ? '/new' : '/whats-new/new-arrivals-by-category/1';
}
