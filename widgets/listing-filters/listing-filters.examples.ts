import {
  getProductListingExample,
  listingFacetsExample,
} from '../../src/contract/listing/listing.examples.ts';

const { answer } = getProductListingExample;
const facets = listingFacetsExample;

/** The server's own form. */
const content = `<form method="get" action="/sofas"><fieldset><legend>Color</legend>
<label><input type="checkbox" name="facets" value="color_oatmeal"> Oatmeal</label>
<label><input type="checkbox" name="facets" value="color_slate"> Slate</label></fieldset>
<label>Minimum price <input name="priceMin"></label> <label>Maximum price <input name="priceMax"></label>
<button type="submit">Apply Filters</button></form>`;

const base = {
  attributes: { 'data-category-id': 'sofas' },
  content,
  props: { facets },
  answers: { getProductListing: answer },
  /** The query of the page's URL. */
  search: '',
};

const values = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({
    id: `v${index}`,
    name: name(index),
    facetId: 'collection',
    uniqueId: `collection_v${index}`,
    itemCount: (index * 7) % 60,
    disabled: index % 60 === 0,
  }));

const collection = (filterItems: object[]) => ({
  props: { facets: [{ id: 'collection', name: 'Collection', isExpanded: true, filterItems }] },
});

const long = 'Hand-knotted wool and viscose with performance velvet and kiln-dried hardwood, made to order';

/** The states of the filters. */
export const examples = {
  'none chosen': { ...base, about: 'No filter is applied; two facets are open at first.' },
  chosen: {
    ...base,
    about: 'A URL with four filters: a color, a material, a price and a width.',
    search: '?facets=color_slate,material_cotton-velvet,price_1000-2000,width_60-80',
  },
  search: {
    ...base,
    about: 'A search: ready to ship is offered too.',
    attributes: { 'data-kind': 'search' },
    search: '?query=sofa',
    answers: { getSearchListing: answer },
  },
  'landing page': {
    ...base,
    about: 'A landing page: no availability.',
    attributes: { 'data-kind': 'seo' },
    answers: { getSeoListing: answer },
  },
  'no pickup': {
    ...base,
    about: 'The shop offers no pickup in stores.',
    attributes: { 'data-availabilities': '[]' },
  },
  'hundreds of values': {
    ...base,
    ...collection(values(500, (index) => `Collection ${index + 1}`)),
    about: 'A facet of 500 values: the first five, all of them, or those that match.',
  },
  'long names': {
    ...base,
    ...collection(values(9, (index) => `${long} ${index + 1}`)),
    about: 'Very long names.',
  },
  'not given': { ...base, about: 'The host brings no facets: the listing is requested.', props: {} },
  'not given, never comes': {
    ...base,
    about: 'The server’s form stays until the facets are loaded.',
    props: {},
    answers: { getProductListing: 'never' },
  },
  loading: {
    ...base,
    about: 'A tick is optimistic.',
    answers: { getProductListing: 'never' },
  },
  failed: {
    ...base,
    about: 'A failure undoes the tick and says so.',
    answers: { getProductListing: 500 },
  },
  canada: {
    ...base,
    about: 'A Canadian page: prices in its dollars.',
    context: { country: 'CA' },
    props: { facets },
    search: '?facets=price_1000-2000',
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
  mobile: {
    ...base,
    about: 'On mobile the filters are in a panel over the page.',
    context: { isMobile: true },
  },
  'mobile, loading': {
    ...base,
    about: 'The panel’s button waits for the count.',
    context: { isMobile: true },
    answers: { getProductListing: 'never' },
  },
  'mobile, failed': {
    ...base,
    about: 'A failure undoes the tick in the panel too.',
    context: { isMobile: true },
    answers: { getProductListing: 503 },
  },
};
