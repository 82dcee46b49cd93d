import type { CallExample } from '../examples.ts';

export const recommendationExample = {
  sku: '418007',
  name: 'Bramley Walnut Dining Chair',
  formattedPrice: '$229.00',
  price: 22900,
  formattedListPrice: '$299.00',
  imagePath: '/pictures/418007.svg',
  imagePathHiRes: '/pictures/418007.svg?hires=1',
  navigateUrl: '/p/418007',
  rating: 4.6,
  reviewCount: 128,
  deliveryText: 'Ready to ship',
};

export const getRecommendationsExample: CallExample = {
  payload: {
    podid: 'people-also-viewed-pdp',
    limit: 24,
    showaddtocart: true,
    showshopall: true,
    sku: '410553',
  },
  answer: {
    items: [
      recommendationExample,
      {
        sku: '421005',
        name: 'Hadley Mug, Celadon',
        formattedPrice: '$10.95',
        price: 1095,
        imagePath: '/pictures/421005.svg',
        imagePathHiRes: '/pictures/421005.svg?hires=1',
        navigateUrl: '/p/421005',
      },
    ],
    title: 'People Also Viewed',
    length: 2,
    resultId: 'r-1',
  },
};

export const getMainPiExample: CallExample = {
  payload: { ...getRecommendationsExample.payload, podid: 'registry-you-may-also-want', limit: 25 },
  answer: { ...getRecommendationsExample.answer, title: 'You May Also Want' },
};

export const getCrossSellExample: CallExample = {
  payload: { podid: 'registry-starter-set', limit: 6, showaddtocart: true, showshopall: true },
  answer: { ...getRecommendationsExample.answer, title: 'A Starter Set' },
};
