import { getCartExample } from '../../src/contract/cart/cart.examples.ts';

const content = (count: string) => `<a href="/checkout/cart">Cart (<span>${count}</span>)</a>`;
const answers = { getCart: getCartExample.answer };

/** The states of the header’s count. */
export const examples = {
  'counted by the server': {
    about: 'What the server counted; nothing is asked.',
    attributes: { 'data-count': '3' },
    content: content('3'),
    answers,
  },
  'one piece': {
    about: 'One piece.',
    attributes: { 'data-count': '1' },
    content: content('1'),
    answers,
  },
  empty: { about: 'An empty cart.', attributes: { 'data-count': '0' }, content: content('0'), answers },
  'not counted by the server': {
    about: 'The server did not count: the cart is asked for.',
    attributes: {},
    content: '<a href="/checkout/cart">Cart</a>',
    answers,
  },
  'cart not reached': {
    about: 'Neither the server nor the cart says: the link still leads there.',
    attributes: {},
    content: '<a href="/checkout/cart">Cart</a>',
    answers: { getCart: 503 },
  },
};
