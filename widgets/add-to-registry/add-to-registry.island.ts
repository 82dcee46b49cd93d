import * as v from 'valibot';
import { givenPiecesLimit } from '../../src/domain/product/product-limits.ts';
import {
  flag,
  type IslandProps,
  json,
  oneOf,
  sku,
  skus,
  text,
  url,
  whole,
} from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { missingOptions } from '../../src/state/product/missing-options-prop.ts';
import { AddToRegistry } from './add-to-registry.tsx';

export const props = {
  sku: sku({ about: 'The product to add.' }),
  optionChoiceParameter: text({
    optional: true,
    about:
      'The chosen options, such as the color: the personalization of that choice is the one that counts.',
  }),
  missingOptions,
  skus: skus({
    optional: true,
    about: 'All products of a set, if a press adds one of each; `data-sku` is then its first.',
  }),
  isAddedAllToRegistry: flag({ about: 'All products of the set are in the registry: the button says so.' }),
  quantity: whole({
    min: 1,
    max: givenPiecesLimit.most,
    fallback: 1,
    about: 'The quantity that a press adds.',
  }),
  stock: oneOf(['in', 'out'], { fallback: 'in', about: 'Whether it can be added.' }),
  isMadeToOrder: flag({ about: 'It is made to order: it cannot be added.' }),
  needsPersonalization: flag({ about: 'It is added only once its personalization is complete.' }),
  registryQuantity: whole({
    min: 0,
    max: 999_999,
    optional: true,
    about: 'The quantity that the shopper’s registries have already, all together.',
  }),
  addedToRegistry: flag({
    about:
      'A registry of the shopper’s has it already, in a number that the page does not say: the link to edit its quantity stands in the place of the button.',
  }),
  terms: json(v.string(), {
    optional: true,
    accepts: 'a text of HTML',
    about: 'Terms that have to be accepted before it is added.',
  }),
  grId: text({ optional: true, about: 'The registry to add to; the shopper is not asked.' }),
  name: text({ optional: true, about: 'The product’s name, for screen readers.' }),
  isCompact: flag({ about: 'It is inside a card, so a message must not make it higher.' }),
  isQuiet: flag({ about: 'No popup confirms an add; the button shows it itself.' }),
  signInUrl: url({
    fallback: '/account/login',
    about: 'The sign-in page, for when the popup does not open: a registry needs an account.',
  }),
};

export type AddToRegistryProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'add-to-registry',
  kind: 'inline',
  load: 'idle',
  about: 'The button that adds a product to a gift registry.',
  docs: {
    task: 'add',
    useWhen:
      'On a product’s page or in a product card, next to `add-to-cart`, where the shop has gift registries.',
    notWhen:
      'For the cart use `add-to-cart`; to edit what a registry contains, link to the registry’s own page.',
    accessibility: [
      'A button, whose name includes the product’s if the page gives it.',
      'If the product cannot be added the button is disabled, and its description says why.',
      'While options are missing the button can be pressed and focused, and says that it is not available: a press announces the first missing option, and moves the focus to its choices.',
      'After an add the button says “ADDED”; three seconds later a link with the quantity takes its place, and the focus if the button had it.',
      'An error is announced at once, and the button keeps its focus.',
    ],
  },
  props,
  remountsOn: ['skus'],
  replays: ['submit', 'click'],
  view: AddToRegistry,
});
