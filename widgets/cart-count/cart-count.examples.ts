import { getCartExample } from '../../src/contract/cart/cart.examples.ts';

const content = (count: string) => `<a href="/checkout/cart">Cart (<span>${count}</span>)</a>`;
const answers = { getCart: getCartExample.answer };

/** The states of the header’s count. */
export const examples = {
  'counted by the server': {
    about: 'The server’s count; no request.',
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
    about: 'Without the server’s count the cart is fetched.',
    attributes: {},
    content: '<a href="/checkout/cart">Cart</a>',
    answers,
  },
  'opens the drawer': {
    about: 'A press opens the slide-out of the cart.',
    attributes: { 'data-count': '3', 'data-opens-drawer': '' },
    content: content('3'),
    answers,
  },
  'cart not reached': {
    about: 'The count is unknown: the link still leads to the cart.',
    attributes: {},
    content: '<a href="/checkout/cart">Cart</a>',
    answers: { getCart: 503 },
  },
};
