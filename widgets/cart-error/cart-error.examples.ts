import { getCartExample } from '../../src/contract/cart/cart.examples.ts';

const base = { answers: { getCart: getCartExample.answer }, props: {} };

/** The states of the popup. */
export const examples = {
  generic: { ...base, about: 'Something went wrong.' },
  network: { ...base, about: 'The server could not be reached.', props: { isNetwork: true } },
  'with the server’s message': {
    ...base,
    about: 'The server’s message, with its lines.',
    props: { message: 'This cart is being changed in another window.\nPlease try again.' },
  },
  'texts of the page': {
    ...base,
    about: 'The page context replaces texts.',
    context: { messages: { cartErrorTitle: 'Oh No', genericErrorMessage: 'That did not work.' } },
  },
  canada: { ...base, about: 'The Canadian shop.', context: { country: 'CA' } },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
