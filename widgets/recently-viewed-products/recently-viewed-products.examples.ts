import { getCartExample } from '../../src/contract/cart/cart.examples.ts';
import {
  recentlyViewedExample,
  updateRecentlyViewedExample,
} from '../../src/contract/recommendations/recently-viewed.examples.ts';

const names = ['Linden Armchair', 'Harbor Throw Pillow', 'Marlow Walnut Side Table', 'Foxley Arc Floor Lamp'];

/** The nth product viewed, from 0. */
const product = (index: number, more: object = {}) => ({
  ...recentlyViewedExample,
  sku: `23${1000 + index}`,
  name: names[index % names.length],
  formattedPrice: `$${39 + index * 120}.00`,
  formattedListPrice: null,
  imagePath: `/pictures/23${1000 + index}.svg`,
  imagePathHiRes: `/pictures/23${1000 + index}.svg?hires=1`,
  urlPath: `/p/23${1000 + index}`,
  ...more,
});

const viewed = (count: number, more?: object) => ({
  items: Array.from({ length: count }, (_, index) => product(index, more)),
});

const attributes = {
  'data-sku': '410553',
  'data-family-id': 'f4105',
  'data-option-choice-parameter': 'F111',
};
const content = '<p><a href="/sofas">See all sofas</a></p>';
const answers = {
  updateRecentlyViewed: updateRecentlyViewedExample.answer,
  getRecentlyViewed: viewed(12),
};
const base = { attributes, content, answers };
const withViewed = (getRecentlyViewed: unknown) => ({ ...answers, getRecentlyViewed });

/** The states of the carousel. */
export const examples = {
  items: { ...base, about: 'Twelve products, latest first: seven show on the widest screens.' },
  'in the cart': {
    ...base,
    about: 'One of the products is in the cart, as the page knows it: its card says so.',
    answers: {
      ...answers,
      getCart: {
        ...getCartExample.answer,
        lineItems: [{ id: '1', sku: product(1).sku, quantity: 1 }],
      },
    },
  },
  loading: {
    ...base,
    about: 'Five placeholders of the cards’ exact size.',
    answers: withViewed('never'),
  },
  'one item': { ...base, about: 'A single product.', answers: withViewed(viewed(1)) },
  'the product itself': {
    ...base,
    about: 'The product being viewed never shows, and no product shows twice.',
    answers: withViewed({ items: [product(0), product(1, { sku: '410553' }), product(2), product(0)] }),
  },
  'no product': {
    ...base,
    about: 'On a page without a product no view is recorded.',
    attributes: {},
  },
  'long names': {
    ...base,
    about: 'Names of more than two lines end at the second, between words.',
    answers: withViewed(
      viewed(8, { name: 'Hartwell Velvet Queen Sleeper Sofa with Reversible Chaise and Storage Ottoman' }),
    ),
  },
  sale: {
    ...base,
    about: 'On sale: both prices, each named.',
    answers: withViewed(viewed(8, { formattedListPrice: '$2,499.00' })),
  },
  'new tab': {
    ...base,
    about: 'Cards open in a new tab, and say so.',
    attributes: { ...attributes, 'data-new-tab': 'true' },
  },
  heading: {
    ...base,
    about: 'The page’s own heading, and the new layout’s products.',
    attributes: {
      ...attributes,
      'data-heading': 'Still Thinking About These?',
      'data-is-new-layout': 'true',
    },
  },
  canada: {
    ...base,
    about: 'A Canadian page: the server’s prices as they are.',
    context: { country: 'CA' },
    answers: withViewed(viewed(8, { formattedPrice: '$1,299.00' })),
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
  mobile: { ...base, about: 'On mobile a slider: two and a half cards.', context: { isMobile: true } },
  'not noted': {
    ...base,
    about: 'The view cannot be recorded: the products viewed before show anyway.',
    answers: { ...answers, updateRecentlyViewed: 503 },
  },
  empty: {
    ...base,
    about: 'Nothing viewed yet: the server’s content stays.',
    answers: withViewed(viewed(0)),
  },
  failure: {
    ...base,
    about: 'The request fails: the server’s content is restored.',
    answers: withViewed(503),
  },
};
