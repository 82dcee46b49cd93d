import * as v from 'valibot';
import { personalization } from '../../src/contract/personalization/personalization.ts';
import { givenPiecesLimit, piecesLimit } from '../../src/domain/product/product-limits.ts';
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
import { AddToCart } from './add-to-cart.tsx';

/** The fields of an item to add (cart §3), and the highest quantity. */
export const props = {
  sku: sku({ about: 'The product to add.' }),
  skus: skus({
    optional: true,
    about:
      'Several products of the page, added together in one call, each as its own `add-to-cart` has it: the host is a button alone, and of the other attributes only `data-sku` is read, the first of them.',
  }),
  quantity: whole({
    min: 1,
    max: givenPiecesLimit.most,
    fallback: 1,
    about:
      'The initial quantity; what the shopper enters is that of the product’s other hosts on the page, too.',
  }),
  maxQuantity: whole({
    min: 1,
    max: givenPiecesLimit.most,
    fallback: piecesLimit.most,
    about: 'The most pieces that can be added at once.',
  }),
  stock: oneOf(['in', 'out'], { fallback: 'in', about: 'Whether it can be added.' }),
  optionChoiceParameter: text({ optional: true, about: 'The chosen options, such as the fabric.' }),
  missingOptions,
  location: text({
    optional: true,
    about: 'Where it is added from, such as `product-page`: sent to the server as it is.',
  }),
  shipMethod: whole({ min: 0, max: 99, optional: true, about: 'The ship method; standard if left out.' }),
  isPickupSelected: flag({ about: 'It is picked up in a store.' }),
  giftRegistryId: text({ optional: true, about: 'The registry it is bought from.' }),
  position: whole({ min: 0, max: 9999, optional: true, about: 'Its position in the list it was found in.' }),
  totalPositions: whole({ min: 0, max: 9999, optional: true, about: 'The length of that list.' }),
  url: url({ optional: true, about: 'The product’s page.' }),
  isInstallationServiceRequired: flag({ about: 'It is installed by the store.' }),
  installationServiceType: text({ optional: true, about: 'The kind of installation.' }),
  hasCustomOrderConfirmation: flag({
    about: 'The server is asked whether the item has to be confirmed in a popup first.',
  }),
  terms: json(v.string(), {
    optional: true,
    accepts: 'a text of HTML',
    about: 'Terms that have to be accepted before the item is added.',
  }),
  isMonogrammed: flag({
    isEmptyNo: true,
    about: 'It is monogrammed, and needs a text unless that is done in house; left empty, it is not.',
  }),
  personalizationType: oneOf(['0', '100', '700', '705'], {
    fallback: '0',
    about: 'How it is personalized: not at all, the legacy way, embroidered or etched in house.',
  }),
  personalization: json(personalization, {
    optional: true,
    accepts: 'an object {type, lines: [{elementName, label?, text?, maxLength?, fontAttributes?}], font? …}',
    about: 'The lines a shopper can fill in, and the settings of an in-house design.',
  }),
  personalizationText: text({ optional: true, about: 'The text to put on it.' }),
  formattedPrice: text({
    optional: true,
    about:
      'The price as it shows. With it, a bar with picture, price and button stands at the bottom of a phone’s screen once the form has been scrolled past.',
  }),
  formattedListPrice: text({ optional: true, about: 'In that bar: the regular price of a product on sale.' }),
  imagePath: text({ optional: true, about: 'In that bar: the product’s picture.' }),
  isPersonalized: flag({ isEmptyNo: true, about: 'It is personalized; left empty, it is not.' }),
  personalizationId: text({ optional: true, about: 'The saved design of the personalization.' }),
};

export type AddToCartProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'add-to-cart',
  kind: 'inline',
  load: 'idle',
  about: 'The quantity and the button that adds a product to the cart.',
  docs: {
    task: 'add',
    useWhen: 'On a product’s page, round the server’s form that adds it to the cart.',
    notWhen:
      'In a list of products use `product-grid` or a carousel, whose cards have their own button; for a gift registry `add-to-registry`.',
    accessibility: [
      'A form: the quantity is a labelled text field with a button for one less and one more; the up and down arrow keys change it too.',
      'A quantity that is out of bounds is corrected when the field is left, and a live text below the field says so.',
      'While an item is being added the button keeps its focus and says “Adding…”; an error is announced at once.',
      'While options are missing the button can be pressed and focused, and says that it is not available: a press announces the first missing option, and moves the focus to its choices.',
      'A missing or wrong personalization moves the focus to the first wrong line, or to the message below the button where the lines stand elsewhere on the page.',
      'The button of several products leads, like each of their own, to what is missing or wrong, and sends nothing then.',
      'The popup that confirms the add returns the focus to the button when it closes.',
    ],
  },
  props,
  replays: ['submit'],
  view: AddToCart,
});
