import { getCartExample } from '../../src/contract/cart/cart.examples.ts';
import { removeItemExample, updateItemExample } from '../../src/contract/cart/cart-changes.examples.ts';
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
