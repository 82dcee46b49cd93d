import { flag, type IslandProps, text, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { CartPopup } from './cart-popup.tsx';

export const props = {
  url: url({
    isOwn: true,
    orAttribute: 'href',
    about: 'The URL of the content; an opener’s own link if left out.',
  }),
  redirectUrl: text({
    optional: true,
    about:
      'The URL that Continue leads to; in place of one that is not allowed it is `/checkout/shipping`. Without it the popup only closes.',
  }),
  isGuest: flag({
    about:
      'Continue opens `checkout-now`. The page says it for a shopper who is not signed in and whose cart is not international: the widget does not check it.',
  }),
};

export type CartPopupProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'cart-popup',
  kind: 'overlay',
  about: 'Shows the content that the answer to a checkout names by its URL.',
  docs: {
    task: 'cart',
    useWhen:
      'When the answer to a checkout names a notice to show first, such as longer delivery times. `cart` and `cart-drawer` open it; a link can too.',
    notWhen:
      'For reward certificates use `certificates-interrupter`, for items that cannot be bought `unavailable-items`. A notice for every shopper is plain HTML on the page.',
    accessibility: [
      'A dialog; its title has the focus when it opens. It is named by the server’s title once the content is there.',
      'While the content loads, its place is marked as busy; a failure is announced, with a Try Again button.',
      'For a guest Continue closes it and opens `checkout-now`, which takes the focus.',
      'Escape, the close button and a press beside it close it, and the focus returns to what opened it.',
      'With reduced motion it opens and closes at once.',
    ],
  },
  props,
  view: CartPopup,
});
