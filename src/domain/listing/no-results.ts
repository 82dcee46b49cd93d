/** Why nothing was found, as the server says it (cart §2). */
export const noResultsReasons = [
  'noresult_with_readytodeliver',
  'noresult_with_bops',
  'noresult_with_error',
  'noresult_for_filter',
] as const;

export type NoResultsReason = (typeof noResultsReasons)[number];

/** What is said where nothing was found; the page context's `messages` replaces any by its key. */
export const noResultsMessages = {
  /** Cart §2. */
  noResultsHeading: 'Oops!',
  noResultsText: 'We found 0 results for your search',
  /** Where nobody searched: a category. */
  noResultsTextNoSearch: 'We found 0 results',
  noResultsNewSearch: 'Try a new search',
  noResultsRegistry: 'Find a gift registry',
  noResultsNewArrivals: 'Shop new arrivals',
  noResultsChat: 'Chat with us',
  noResultsChatUnavailable: 'Chat is currently unavailable',
  noResultsActions: 'What you can do now',
  /** One for each reason. */
  noresult_with_readytodeliver:
    'Nothing that matches is ready to ship. Look at everything, ready to ship or not.',
  noresult_with_bops:
    'Nothing that matches can be picked up in a store. Look at everything that can be delivered.',
  noresult_with_error: 'We could not search just now. Please try again in a few minutes.',
  noresult_for_filter: 'Nothing matches all of your filters. Remove one or more of them to see more.',
} satisfies Record<NoResultsReason, string> & Record<string, string>;

interface Shop {
  brand: 'core' | 'modern';
  country: 'US' | 'CA';
  isMobile: boolean;
}

/** Where a gift registry is found; undefined where the link is hidden (cart §2, decision 42). */
export function findRegistryPath({ brand, country, isMobile }: Shop): string | undefined {
  if (brand === 'modern') return country === 'CA' ? undefined : '/gift-registry/guest/find-registry';
  return isMobile ? '/wedding-gift-registry?scroll-to=find' : '/wedding-gift-registry';
}

/** Where new arrivals are (cart §2). */
export function newArrivalsPath({ brand }: Pick<Shop, 'brand'>): string {
  return brand === 'modern' ? '/new' : '/whats-new/new-arrivals-by-category/1';
}
