import { getCartExample } from '../../src/contract/cart/cart.examples.ts';
import {
  removeItemExample,
  updateItemExample,
  updateShipMethodExample,
} from '../../src/contract/cart/cart-changes.examples.ts';
import { checkoutCartExample } from '../../src/contract/cart/cart-checkout.examples.ts';

const cart = getCartExample.answer as { lineItems: Record<string, unknown>[] };
const [sofa] = cart.lineItems as [Record<string, unknown>];
const mug = {
  id: '2',
  sku: '421005',
  quantity: 4,
  name: 'Hadley Mug, Celadon',
  price: 1095,
  imagePath: '/pictures/421005.svg',
  url: '/p/421005',
  optionChoices: [{ name: 'Color', value: 'Celadon' }],
};
const two = { ...cart, lineItems: [sofa, mug], orderSummary: { subtotal: 364_180 } };

const answers = {
  getCart: two,
  removeItem: removeItemExample.answer,
  updateItem: updateItemExample.answer,
  addItems: { isSuccess: true, items: [] },
  checkoutCart: checkoutCartExample.answer,
};
const base = { props: {}, answers };

/** The states of the slide-out. */
export const examples = {
  'two lines': { ...base, about: 'Two lines and the subtotal.' },
  'what belongs to the lines': {
    ...base,
    about: 'A line with its installation and date, and a personalized one for a registry that is picked up.',
    answers: {
      ...answers,
      getCart: {
        ...two,
        lineItems: [
          {
            ...sofa,
            isInstallationServiceRequired: true,
            shippingDeliveryOptions: { shippingOption: { edd: 'Arrives December 9 – December 12' } },
          },
          {
            ...mug,
            personalization: ['A. B.'],
            addToCartItem: { Sku: '421005', Quantity: 4, GiftRegistryId: '4711' },
            shippingDeliveryOptions: {
              selectedShipOption: 'pickup',
              bopsOption: { edd: 'Ready on December 2', storeName: 'Michigan Avenue' },
            },
          },
        ],
      },
    },
  },
  'ways to change': {
    ...base,
    about: 'How each line comes: in the home, or by a way that can be changed.',
    answers: {
      ...answers,
      updateShipMethod: updateShipMethodExample.answer,
      getCart: {
        ...two,
        lineItems: [
          {
            ...sofa,
            shipMethods: [{ code: 6, name: 'In-home delivery', charge: 9900 }],
            shippingDeliveryOptions: { shippingOption: { edd: 'Arrives December 9 – December 12' } },
          },
          {
            ...mug,
            shipMethod: 1,
            shipMethods: [
              { code: 1, name: 'Standard shipping', charge: 995 },
              { code: 3, name: 'Express shipping', charge: 3995 },
            ],
            shippingDeliveryOptions: {
              isStorePickupOptionVisible: true,
              selectedShipOption: 'ship',
              shippingOption: { edd: 'Arrives December 3 – December 8' },
              bopsOption: { edd: 'Ready on December 2', storeName: 'Michigan Avenue' },
            },
          },
        ],
      },
    },
  },
  'an unavailable item': {
    ...base,
    about: 'An item that cannot be bought any more stands first, and is not counted.',
    answers: {
      ...answers,
      getCart: {
        ...two,
        lineItems: [sofa, { ...mug, isUnavailable: true, lineLevelMessages: ['No longer available.'] }],
      },
    },
  },
  loading: { ...base, about: 'The cart is being loaded.', answers: { ...answers, getCart: 'never' } },
  empty: {
    ...base,
    about: 'Nothing is in the cart.',
    answers: { ...answers, getCart: { ...cart, lineItems: [], orderSummary: { subtotal: 0 } } },
  },
  'not reached': {
    ...base,
    about: 'The cart cannot be loaded: a message, and Try Again.',
    answers: { ...answers, getCart: 503 },
  },
  'being removed': {
    ...base,
    about: 'A line that is being removed is gone at once; the way back stands in its place.',
    answers: { ...answers, removeItem: 'never' },
  },
  'quantity refused': {
    ...base,
    about: 'A quantity that the server refuses goes back, with the reason.',
    answers: { ...answers, updateItem: { isSuccess: false, message: 'Only 4 are left.' } },
  },
  'many lines': {
    ...base,
    about: 'The lines scroll, the subtotal and the buttons stay.',
    answers: {
      ...answers,
      getCart: {
        ...two,
        lineItems: Array.from({ length: 12 }, (_, nth) => ({
          ...mug,
          id: `${nth}`,
          name: `Hadley Mug ${nth}`,
        })),
      },
    },
  },
  canada: { ...base, about: 'Canadian dollars.', context: { country: 'CA' } },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
