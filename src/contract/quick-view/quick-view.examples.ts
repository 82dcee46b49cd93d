import type { CallExample } from '../examples.ts';

export const getQuickViewExample: CallExample = {
  payload: { sku: '410553', optionChoiceParameter: 'INK' },
  answer: {
    sku: '410553',
    name: 'Marlow 3-Seat Sofa',
    formattedPrice: '$1,799.00',
    price: 179_900,
    url: '/p/410553?option=INK',
    optionChoiceParameter: 'INK',
    deliveryText: 'Delivered into your room in 2 to 4 weeks',
    lineLevelMessages: ['Free fabric samples by mail.'],
    skuProperty: [
      { name: 'Seat height', value: '18½″' },
      { name: 'Weight', value: '164 lb' },
    ],
    reviewCount: 412,
    rating: 4.6,
    reviewsUrl: '/p/410553#reviews',
    availability: 1,
    isNla: false,
    isStockSku: true,
    pictures: [
      { imagePath: '/pictures/410553.svg', imageAlt: 'Marlow 3-Seat Sofa' },
      { imagePath: '/pictures/410553-detail.svg', imageAlt: 'The seam of the arm, from near' },
    ],
    dimensions: {
      width: { value: 84.5 },
      depth: { value: 38 },
      height: { value: 33.25 },
      systemOfMeasure: 1,
    },
    quickViewData: {
      portraitSrc: '/pictures/410553.svg',
      portraitSrcHires: '/pictures/410553.svg?hires=1',
      imageAlt: 'Marlow 3-Seat Sofa',
      formattedPrice: '$1,799.00',
    },
    grouperMatchingSku: '410553',
    choicesTitle: 'Fabric',
    choices: [
      { optionChoiceParameter: 'INK', title: 'Ink Velvet', hex: '#2b3a55', availability: 1 },
      { optionChoiceParameter: 'OAT', title: 'Oat Linen', hex: '#e2d8c4', availability: 1 },
      { optionChoiceParameter: 'MOSS', title: 'Moss Chenille', hex: '#5d6b45', availability: 3 },
    ],
    maxQuantity: 12,
    customOrderConfirmation: null,
  },
};
