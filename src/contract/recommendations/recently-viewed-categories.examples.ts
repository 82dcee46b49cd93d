import type { CallExample } from '../examples.ts';

export const recentlyViewedCategoryExample = {
  categoryName: 'Dining Chairs',
  imagePath: '/pictures/418007.svg',
  imagePathHiRes: '/pictures/418007.svg?hires=1',
  urlPath: '/dining-chairs',
};

export const getRecentlyViewedCategoriesExample: CallExample = {
  payload: {},
  answer: { items: [recentlyViewedCategoryExample] },
};
