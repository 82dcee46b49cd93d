import { recentlyViewedCategoryExample } from '../../src/contract/recommendations/recently-viewed-categories.examples.ts';

const names = [
  'Sofas',
  'Coffee Tables',
  'Floor Lamps',
  'Rugs',
  'Dining Chairs',
  'Beds',
  'Mirrors',
  'Bookcases',
];

/** The nth category viewed, from 0. */
const category = (index: number, more: object = {}) => ({
  ...recentlyViewedCategoryExample,
  categoryName: names[index % names.length],
  imagePath: `/pictures/24${1000 + index}.svg`,
  imagePathHiRes: `/pictures/24${1000 + index}.svg?hires=1`,
  urlPath: `/category-${index}`,
  ...more,
});

const viewed = (count: number, more?: object) => ({
  items: Array.from({ length: count }, (_, index) => category(index, more)),
});

const attributes = { 'data-url': '/browse/recentlyviewed/categories' };
const content = '<p><a href="/new">See what is new</a></p>';
const base = { attributes, content, answers: { getRecentlyViewedCategories: viewed(8) } };

/** The states of the carousel. */
export const examples = {
  items: { ...base, about: 'Eight categories, latest first.' },
  loading: {
    ...base,
    about: 'Five placeholders of the cards’ exact size.',
    answers: { getRecentlyViewedCategories: 'never' },
  },
  'one item': {
    ...base,
    about: 'A single category.',
    answers: { getRecentlyViewedCategories: viewed(1) },
  },
  'url of the page': {
    ...base,
    about: 'The page context has the URL.',
    attributes: {},
    context: { endpoints: { getRecentlyViewedCategories: '/browse/recentlyviewed/categories' } },
  },
  'long names': {
    ...base,
    about: 'Names of more than two lines end at the second, between words.',
    answers: {
      getRecentlyViewedCategories: viewed(8, {
        categoryName: 'Outdoor Lounge Furniture Covers and Replacement Cushions for Sectionals',
      }),
    },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
  mobile: { ...base, about: 'On mobile a slider: two and a half cards.', context: { isMobile: true } },
  empty: {
    ...base,
    about: 'Nothing viewed yet: the server’s content stays.',
    answers: { getRecentlyViewedCategories: viewed(0) },
  },
  failure: {
    ...base,
    about: 'The request fails: the server’s content is restored.',
    answers: { getRecentlyViewedCategories: 503 },
  },
  'no url': {
    ...base,
    about: 'No URL is given: an error of that island alone, which names the missing attribute.',
    attributes: {},
  },
};
