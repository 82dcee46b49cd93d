import { flag, type IslandProps, url, whole } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { CartCount } from './cart-count.tsx';

export const props = {
  count: whole({
    min: 0,
    max: 99999,
    optional: true,
    about: 'The server’s count; the cart is fetched if left out.',
  }),
  opensDrawer: flag({
    about:
      'A press opens the slide-out of the cart; on the cart’s own page, and with a modifier key, the link is followed.',
  }),
  href: url({ optional: true, about: 'The cart’s page; the server’s own link if left out.' }),
};

export type CartCountProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'cart-count',
  kind: 'inline',
  load: 'load',
  about: 'The number of pieces in the cart, in the page’s header.',
  docs: {
    task: 'cart',
    useWhen: 'In the header of every page, round the link to the cart.',
    notWhen: 'For the contents of the cart use `cart-drawer`, a popup, or `cart` on its page.',
    accessibility: [
      'One link, named with the count: “Cart, 3 items”. Without a known count its name is its text.',
      'A new count changes the name and is not announced: the widget that changed the cart says what has changed.',
      'With `data-opens-drawer` a press opens a dialog; with a modifier key, and on the cart’s own page, the link is followed.',
    ],
  },
  props,
  view: CartCount,
});
