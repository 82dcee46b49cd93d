import { flag, type IslandProps, text, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { CartError } from './cart-error.tsx';

export const props = {
  isNetwork: flag({ about: 'The server could not be reached, or answered with 503 or 504.' }),
  message: text({ optional: true, about: 'The server’s message; without it a generic one shows.' }),
  cartUrl: url({ fallback: '/checkout/cart', about: 'The cart’s page.' }),
};

export type CartErrorProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'cart-error',
  kind: 'overlay',
  about: 'Says that something went wrong with the cart, and leads back to it; other widgets open it.',
  docs: {
    task: 'cart',
    useWhen:
      'When something goes wrong with the cart, in a change of it, on the way to checkout or at a step of that. `cart`, `cart-drawer` and `checkout` open it.',
    notWhen:
      'For a wrong field or line show the message there; when the shop cannot be reached during payment or checkout, `network-error` opens.',
    accessibility: [
      'A dialog named by its title, which has the focus when it opens.',
      'It has one button, Back to Cart. Over the cart it closes the popup; elsewhere it leads to the cart’s page. However it is closed, a cart that the page shows is read again.',
      'Escape, the close button and a press beside it close it, and the focus returns to what opened it.',
      'With reduced motion it opens and closes at once.',
    ],
  },
  props,
  view: CartError,
});
