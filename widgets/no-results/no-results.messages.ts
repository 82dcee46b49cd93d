import type { NoResultsReason } from '../../src/domain/listing/no-results.ts';

/** A listing without products; the page context's `messages` replaces any text by its key. */
export const noResultsMessages = {
  /** Cart §2. */
  noResultsHeading: 'Oops!',
  noResultsText: 'We found 0 results for your search',
  /** Without a search: a category. */
  noResultsTextNoSearch: 'We found 0 results',
  noResultsNewSearch: 'Try a new search',
  noResultsRegistry: 'Find a gift registry',
  noResultsNewArrivals: 'Shop new arrivals',
  noResultsChat: 'Chat with us',
  noResultsChatUnavailable: 'Chat is currently unavailable',
  noResultsActions: 'What you can do now',
  /** Above the page's own links. */
  noResultsWays: 'Or look around in',
  /** One for each reason. */
  noresult_with_readytodeliver:
    'Nothing that matches is ready to ship. Look at everything, ready to ship or not.',
  noresult_with_bops:
    'Nothing that matches can be picked up in a store. Look at everything that can be delivered.',
  noresult_with_error: 'We could not search just now. Please try again in a few minutes.',
  noresult_for_filter: 'Nothing matches all of your filters. Remove one or more of them to see more.',
} satisfies Record<NoResultsReason, string> & Record<string, string>;
