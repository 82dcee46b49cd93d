import type { CallExample } from '../examples.ts';

export const getRegistriesExample: CallExample = {
  payload: {},
  answer: {
    registries: [
      { grId: '7001', name: 'Ada & Sam’s Wedding', type: 'br', formattedEventDate: 'June 12, 2027' },
      { grId: '7002', name: 'Our New Home', type: 'hw', formattedEventDate: null },
    ],
    isInteractiveChecklistEnabled: true,
  },
};

export const addRegistryItemsExample: CallExample = {
  payload: [{ Sku: '410553', Quantity: 1, GrId: '7001' }],
  answer: {
    isSuccess: true,
    items: [
      {
        name: 'Marlow 3-Seat Sofa',
        sku: '410553',
        quantity: 1,
        formattedPrice: '$1,799.00',
        imagePath: '/pictures/410553.svg',
        totalQuantity: 1,
      },
    ],
    registryCount: 4,
    message: null,
  },
};
