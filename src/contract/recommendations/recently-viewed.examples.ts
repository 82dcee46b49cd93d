import type { CallExample } from '../examples.ts';

export const recentlyViewedExample = {
  sku: '418007',
  name: 'Bramley Walnut Dining Chair',
  formattedPrice: '$229.00',
  formattedListPrice: '$299.00',
  imagePath: '/pictures/418007.svg',
  imagePathHiRes: '/pictures/418007.svg?hires=1',
  urlPath: '/p/418007',
  optionChoiceParameter: null,
  customOrderConfirmation: { hasCustomOrderConfirmation: false },
  rating: 4.6,
  reviewCount: 128,
  deliveryText: 'Ready to ship',
};

export const updateRecentlyViewedExample: CallExample = {
  payload: { sku: '410553', familyId: 'f4105', optionChoiceParameter: 'F111' },
  answer: { isSuccess: true },
};

export const getRecentlyViewedExample: CallExample = {
  payload: { sku: '410553', familyId: 'f4105', optionChoiceParameter: 'F111', isNewLayout: true },
  answer: {
    items: [
      recentlyViewedExample,
      {
        ...recentlyViewedExample,
        sku: '421005',
        name: 'Hadley Mug, Celadon',
        formattedPrice: '$10.95',
        formattedListPrice: null,
        imagePath: '/pictures/421005.svg',
        imagePathHiRes: '/pictures/421005.svg?hires=1',
        urlPath: '/p/421005',
      },
    ],
  },
};
