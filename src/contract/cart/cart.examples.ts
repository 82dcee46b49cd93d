import type { CallExample } from '../examples.ts';
import { recommendationExample } from '../recommendations/recommendations.examples.ts';

export const getCartExample: CallExample = {
  payload: {},
  answer: {
    lineItems: [
      {
        id: '1',
        sku: '410553',
        quantity: 2,
        name: 'Marlow 3-Seat Sofa',
        price: 179900,
        imagePath: '/pictures/410553.svg',
        url: '/p/410553',
      },
    ],
    savedForLater: [],
    cartSummary: { taxZipCode: '60601', discountCode: null },
    orderSummary: { subtotal: 359800, rewardsTotal: 0 },
    isGuest: true,
    isInternational: false,
    isApp: false,
    messages: {},
  },
};

export const addItemsExample: CallExample = {
  payload: {
    items: [{ Sku: '410553', Quantity: 2, Location: 'product-page', Url: '/p/410553', ShipMethod: 1 }],
  },
  answer: {
    isSuccess: true,
    items: [
      {
        sku: '410553',
        name: 'Marlow 3-Seat Sofa',
        quantity: 2,
        formattedPrice: '$1,799.00',
        price: 179900,
        imagePath: '/pictures/410553.svg',
        imagePathHiRes: '/pictures/410553.svg?hires=1',
        navigateUrl: '/p/410553',
        isInstallationServiceRequired: false,
        optionText: 'Fabric: Oatmeal',
        tooltips: ['Ships in 2 to 3 weeks.'],
        addOns: [recommendationExample],
      },
    ],
    rewardsMessage: 'You earn $179.90 in rewards with this item.',
  },
};

export const getCustomOrderConfirmationExample: CallExample = {
  payload: { sku: '412507', optionChoiceParameter: 'F120' },
  answer: {
    isConfirmationNeeded: true,
    kind: 'custom-order',
    title: null,
    message:
      '<p>This piece is made for you, in the fabric you chose. It leaves the workshop in <strong>8 to 10 weeks</strong> and cannot be returned.</p>',
    terms:
      '<h3>Custom orders</h3><p>Work begins 24 hours after you order; until then you can change or cancel it.</p>',
    product: {
      name: 'Calder L-Shaped Sectional',
      formattedPrice: '$3,899.00',
      imagePath: '/pictures/412507.svg',
      imagePathHiRes: '/pictures/412507.svg?hires=1',
      optionText: 'Fabric: Slate',
    },
  },
};
