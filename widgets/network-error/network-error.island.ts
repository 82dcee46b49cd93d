import { callback, type IslandProps, json, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { NetworkError } from './network-error.tsx';

export const props = {
  cartUrl: url({ fallback: '/checkout/cart', about: 'The cart’s page, which closing the popup leads to.' }),
  onTryAgain: json(callback<() => unknown>(), {
    optional: true,
    accepts: 'a function, from a script',
    about: 'Called by Try Again, which shows on a page with `checkout`: does again what has failed.',
  }),
};

export type NetworkErrorProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'network-error',
  kind: 'overlay',
  about: 'Says that the shop cannot be reached, and leads to the cart; other widgets open it.',
  docs: {
    task: 'failure',
    useWhen:
      'During payment and checkout, when the shop cannot be reached and the shopper cannot go on. The widgets of both open it.',
    notWhen:
      'Where the shopper can try again in place, show a message there. On the way from the cart to checkout `cart-error` opens.',
    accessibility: [
      'A dialog named by its title, which has the focus when it opens.',
      'It has one button, Back to Cart. Inside checkout Try Again comes before it, where something can be done again: it stays at the step, and the focus returns.',
      'However it is closed, it leads to the cart; over the cart itself it only closes, and the focus returns.',
      'With reduced motion it opens and closes at once.',
    ],
  },
  props,
  view: NetworkError,
});
