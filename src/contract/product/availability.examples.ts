import type { CallExample } from '../examples.ts';

export const shopButtonsExample = [
  { option: 'ship', edd: 'Arrives December 3 – December 8', price: 995, shipMethod: 1 },
  {
    option: 'pickup',
    edd: 'Ready today',
    price: 0,
    store: { storeNumber: '101', name: 'Michigan Avenue' },
  },
  { option: 'delivery', edd: 'Delivered December 11 – December 15', price: 9900, shipMethod: 6 },
];

export const productAvailabilityExample = {
  availability: 1,
  isLocal: true,
  isInternational: false,
  isCanada: false,
  isParcelShipping: true,
  shopButtonGroup: { buttons: shopButtonsExample },
  message: null,
  selectedOption: 'ship',
  nlaCarouselDto: null,
  productPurchaseMessage: 'At most 12 per order.',
};

export const getAvailabilityExample: CallExample = {
  payload: {
    items: [
      { sku: '410553', optionChoiceParameter: 'FABRIC=INK', quantity: 1 },
      { sku: '410561', quantity: 2 },
    ],
    zip: '60611',
    storeNumber: '101',
  },
  answer: {
    items: {
      '410553': productAvailabilityExample,
      '410561': { availability: 3, message: 'This item is no longer available.' },
    },
  },
};
