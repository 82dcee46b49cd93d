import { type IslandProps, oneOf, sku, text, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { QuickView } from './quick-view.tsx';

export const props = {
  sku: sku({ about: 'The product to show.' }),
  optionChoiceParameter: text({
    optional: true,
    about: 'The tile’s chosen swatch, or other options: they are chosen when the layer opens.',
  }),
  name: text({ optional: true, about: 'The product’s name: the title until more is known.' }),
  formattedPrice: text({ optional: true, about: 'Its price as the tile shows it.' }),
  formattedListPrice: text({ optional: true, about: 'The regular price of a product on sale.' }),
  imagePath: text({ optional: true, about: 'The tile’s picture, which shows at once.' }),
  url: url({
    optional: true,
    orAttribute: 'href',
    about: 'The product’s page; an opener that is a link has it.',
  }),
  addTo: oneOf(['both', 'cart', 'registry'], {
    fallback: 'both',
    about: 'What its buttons add to: the cart and a gift registry, or one of them.',
  }),
  signInUrl: url({
    fallback: '/account/login',
    about: 'Where the add-to-registry button leads: a registry needs an account.',
  }),
};

export type QuickViewProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'quick-view',
  kind: 'overlay',
  about:
    'A product in a layer over a listing or a carousel: its pictures, price, options, availability and buttons, and the way to its page, its neighbours and back.',
  docs: {
    task: 'decide',
    useWhen:
      'On listings and carousels: with `features.isQuickViewEnabled` in the page context their tiles have a button for it, and “Choose Options” leads there. Any link to a product’s page opens it with `data-island-open="quick-view"` and `data-sku`.',
    notWhen: 'On the product’s own page, and for several products beside each other: use `compare-list`.',
    accessibility: [
      'A dialog named by the product, which has the focus on its title when it opens.',
      'Two buttons lead to the previous and the next product of the list; the new product’s name and place are announced, and the button keeps the focus. At the last tile of a listing, Next loads its next products.',
      'Escape, its close button and the browser’s Back close it; the focus returns to the tile of the product that was shown last.',
      'The choices of a product are radio buttons, each with its name.',
      'After an add the layer that confirms it takes its place, and returns the focus to the tile.',
    ],
  },
  props,
  view: QuickView,
});
