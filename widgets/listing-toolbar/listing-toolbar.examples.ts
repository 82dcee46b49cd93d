import { getProductListingExample } from '../../src/contract/listing/listing.examples.ts';

const { answer } = getProductListingExample;
/** The server's own bar. */
const content = '<p>111 results</p> <a href="/sofas?sortBy=price-low">Price low to high</a>';

const base = {
  attributes: { 'data-total': '111' },
  content,
  answers: { getProductListing: answer },
  /** The query of the page's URL. */
  search: '',
};

/** The states of the bar. */
export const examples = {
  'none applied': { ...base, about: 'The count, the order and the layout.' },
  'filters applied': {
    ...base,
    about: 'Each applied filter can be removed.',
    attributes: { 'data-total': '12', 'data-kind': 'search' },
    search: '?query=sofa&availability=pickup&isReadyToShipAvailabilityOn=true',
    answers: { getSearchListing: answer },
  },
  one: { ...base, about: 'One product.', attributes: { 'data-total': '1' } },
  none: { ...base, about: 'Nothing found.', attributes: { 'data-total': '0' } },
  thousands: { ...base, about: 'A large number.', attributes: { 'data-total': '12804' } },
  'not given': { ...base, about: 'Without a count the server’s bar stays.', attributes: {} },
  sorted: { ...base, about: 'The order is in the URL.', search: '?sortBy=price-low' },
  search: {
    ...base,
    about: 'A search can be sorted by relevance.',
    attributes: { 'data-total': '111', 'data-kind': 'search' },
    search: '?query=sofa',
    answers: { getSearchListing: answer },
  },
  'fewer orders': {
    ...base,
    about: 'The shop does not offer every order.',
    attributes: { 'data-total': '111', 'data-sorts': '["price-low","price-high","bestselling"]' },
  },
  loading: {
    ...base,
    about: 'The order is optimistic.',
    answers: { getProductListing: 'never' },
  },
  failed: { ...base, about: 'A failure undoes the order.', answers: { getProductListing: 500 } },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
  mobile: { ...base, about: 'Two rows on mobile.', context: { isMobile: true } },
};
