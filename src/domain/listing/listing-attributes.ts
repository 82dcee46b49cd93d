export const listingKinds = ['product', 'search', 'seo'] as const;

/** What each island of a listing is told by its host: which listing, of which kind, and where it is requested. */
export const listingAttributes = {
  listing: { fallback: 'listing', about: 'The listing’s name: islands of one name share one listing.' },
  kind: { fallback: 'product', about: 'The kind of listing.' },
  categoryId: { optional: true, about: 'The category, sent with each request.' },
  url: { optional: true, about: 'Where the listing is requested; the page’s own path if left out.' },
  serviceEnvironment: { optional: true, about: 'Sent with each request as it is.' },
} as const;
