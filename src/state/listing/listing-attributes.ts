import { tilesLimit } from '../../domain/listing/listing-limits.ts';
import { listingKinds, listingSorts, listingTake } from '../../domain/listing/listing-query.ts';
import { oneOf, text, url, whole } from '../../runtime/attributes.ts';

/** The listing of hosts that do not name theirs. */
export const defaultListing = 'listing';

/** The attributes that all islands of a listing share: its name, its kind, and the URL of its requests. */
export const listingAttributes = {
  listing: text({
    fallback: defaultListing,
    about: 'The listing’s name: islands of one name share one listing.',
  }),
  kind: oneOf(listingKinds, { fallback: 'product', about: 'The kind of listing.' }),
  pageSize: whole({
    min: 1,
    max: tilesLimit.most,
    optional: true,
    about: `The products that the listing shows at first, and that “Show more” adds; ${listingTake} if left out.`,
  }),
  defaultSort: oneOf(listingSorts, {
    optional: true,
    about:
      'The order until the shopper chooses one; `relevance` for a search and `bestselling` for others if left out.',
  }),
  categoryId: text({ optional: true, about: 'The category, sent with each request.' }),
  url: url({
    optional: true,
    about: 'The URL the listing is requested at; the page’s own path if left out.',
  }),
  serviceEnvironment: text({ optional: true, about: 'Sent unchanged with each request.' }),
};

/** The attributes on which a listing's islands join another listing. */
export const listingKeys = Object.keys(listingAttributes) as (keyof typeof listingAttributes)[];
