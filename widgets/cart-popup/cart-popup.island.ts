import { type IslandProps, text, url } from '../../src/runtime/attributes.ts';
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
    about: 'The URL that Continue leads to, if it is allowed; without it the popup only closes.',
  }),
};

export type CartPopupProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'cart-popup',
  kind: 'overlay',
  about: 'Shows the content that the answer to a checkout names by its URL.',
  props,
  view: CartPopup,
});
