import { oneOf, text, url } from './attributes.ts';

/** What every island of a listing is told by its host: which listing, of which kind, and where it is asked for. */
export const listingAttributes = {
  listing: text({ fallback: 'listing', about: 'The listing’s name: islands of one name share one listing.' }),
  kind: oneOf(['product', 'search', 'seo'], { fallback: 'product', about: 'The kind of listing.' }),
  categoryId: text({ optional: true, about: 'The category, sent along with each request.' }),
  url: url({ optional: true, about: 'Where the listing is asked for; the page’s own path if left out.' }),
  serviceEnvironment: text({ optional: true, about: 'Sent along as it is.' }),
};
