import { recommendationExample } from '../../src/contract/recommendations/recommendations.examples.ts';

const names = [
  'Corwin Bouclé Loveseat',
  'Tilden Round Mirror',
  'Sorrel Flatwoven Rug',
  'Ellery Media Console',
];

/** The nth product, from 0. */
const product = (index: number, more: object = {}) => ({
  ...recommendationExample,
  sku: `25${1000 + index}`,
  name: names[index % names.length],
  price: 9900 + index * 15_000,
  formattedPrice: `$${99 + index * 150}.00`,
  formattedListPrice: null,
  imagePath: `/pictures/25${1000 + index}.svg`,
  imagePathHiRes: `/pictures/25${1000 + index}.svg?hires=1`,
  navigateUrl: `/p/25${1000 + index}`,
  ...more,
});

const items = (count: number, more?: object) =>
  Array.from({ length: count }, (_, index) => product(index, more));

const attributes = { 'data-heading': 'New This Week', 'data-pi-id': 'pi-7' };
const pod = { 'data-pod-id': 'trending-products', 'data-sku': '410553', 'data-pi-id': 'pi-7' };
const content = '<p><a href="/new">See what is new</a></p>';
const answer = { items: items(10), title: 'Trending Products', length: 10, resultId: 'r-2' };
const base = { attributes, content, props: { items: items(10) } };

/** The states of the showcase. */
export const examples = {
  items: { ...base, about: 'Ten products that the page gives: six show on wide screens.' },
  pod: {
    content,
    about: 'The products of a pod.',
    attributes: pod,
    answers: { getRecommendations: answer },
  },
  loading: {
    content,
    about: 'Five placeholders of the cards’ exact size.',
    attributes: pod,
    answers: { getRecommendations: 'never' },
  },
  'other brand': {
    content,
    about: 'A pod of the other brand: fetched there, and its links and pictures lead there.',
    attributes: { ...pod, 'data-pod-id': 'other-brand-picks' },
    answers: { getRecommendations: answer },
    context: {
      otherBrandOrigin: 'https://other.example',
      pods: { 'other-brand-picks': { origin: 'other-brand' } },
    },
  },
  'on a listing': {
    ...base,
    about: 'On a listing page two show, whatever the width.',
    attributes: { ...attributes, 'data-on-listing': 'true' },
  },
  'one item': { ...base, about: 'A single product.', props: { items: items(1) } },
  'long names': {
    ...base,
    about: 'Names of more than two lines end at the second, between words.',
    props: {
      items: items(8, {
        name: 'Hartwell Velvet Queen Sleeper Sofa with Reversible Chaise and Storage Ottoman',
      }),
    },
  },
  sale: {
    ...base,
    about: 'On sale: both prices, each named.',
    props: { items: items(8, { formattedListPrice: '$2,499.00', badge: 'Sale' }) },
  },
  'new tab': {
    ...base,
    about: 'Cards open in a new tab, and say so.',
    attributes: { ...attributes, 'data-new-tab': 'true' },
  },
  canada: {
    ...base,
    about: 'A Canadian page: the server’s prices as they are.',
    context: { country: 'CA' },
    props: { items: items(8, { formattedPrice: '$1,299.00' }) },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
  mobile: { ...base, about: 'On mobile two, and the next one peeks.', context: { isMobile: true } },
  empty: { ...base, about: 'No products: the server’s content stays.', props: { items: [] } },
  failure: {
    content,
    about: 'The pod fails to load: the server’s content is restored.',
    attributes: pod,
    answers: { getRecommendations: 503 },
  },
  'nothing given': {
    content,
    about: 'Neither products nor a pod: an error of that island alone.',
    attributes: {},
  },
};
