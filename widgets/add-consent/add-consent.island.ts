import { confirmationContent } from '../../src/contract/cart/custom-order.ts';
import { addToCartItem } from '../../src/contract/cart/line-item.ts';
import { givenBack } from '../../src/contract/fields.ts';
import { personalizationDesign } from '../../src/contract/personalization/personalization-design.ts';
import { flag, type IslandProps, json, oneOf, text, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { AddConsent } from './add-consent.tsx';

const { title, message, terms, product } = confirmationContent;

export const props = {
  kind: oneOf(['custom-order', 'monogramming', 'terms'], { about: 'The kind of question.' }),
  item: json(givenBack(addToCartItem), {
    accepts: 'an item as POST /api/cart/add-items takes it',
    about: 'The item that is added after the confirmation.',
  }),
  design: json(personalizationDesign, {
    optional: true,
    accepts: 'the payload of POST /personalization/design/save',
    about: 'The item’s in-house design; it is saved first.',
  }),
  title: json(title, { optional: true, accepts: 'text', about: 'Replaces the popup’s own title.' }),
  message: json(message, { optional: true, accepts: 'markup', about: 'The message for the shopper.' }),
  terms: json(terms, { optional: true, accepts: 'markup', about: 'Terms that open in a popup.' }),
  termsAfter: json(terms, {
    optional: true,
    accepts: 'markup',
    about: 'Terms that have to be accepted as well, asked for once this question is confirmed.',
  }),
  product: json(product, {
    optional: true,
    accepts: 'an object {name, formattedPrice, imagePath, imagePathHiRes?, optionText?}',
    about: 'The product to show.',
  }),
  isQuiet: flag({ about: 'No popup confirms the add: the button that asked does.' }),
  cartUrl: url({ fallback: '/checkout/cart', about: 'The cart’s page, which follows accepted terms.' }),
  addTo: oneOf(['cart', 'registry'], { fallback: 'cart', about: 'What the item is added to.' }),
  grId: text({ optional: true, about: 'The registry to add to; the shopper is not asked.' }),
  name: text({ optional: true, about: 'The item’s name, for the announcement of a registry add.' }),
  signInUrl: url({
    fallback: '/account/login',
    about: 'The sign-in page for a registry add without an account.',
  }),
};

export type AddConsentProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'add-consent',
  kind: 'overlay',
  partOf: 'cart-confirmation',
  about: 'Asks the shopper to confirm an item before it is added; other widgets open it.',
  docs: {
    task: 'add',
    useWhen:
      'Before an item is added that is made to order, carries a monogram or has terms to accept. `add-to-cart`, `add-to-registry` and product cards open it.',
    notWhen:
      'For items that need no consent, which are added at once. A warning that asks for nothing is plain HTML on the page.',
    accessibility: [
      'A dialog named by its title, which has the focus when it opens.',
      'When terms follow another question, the focus goes to their heading.',
      '“Terms and conditions” opens a second dialog; closing it returns the focus to its button.',
      'An error is announced at once; the button keeps its focus and works again.',
      'Escape, the close button and a press beside it close it, and the focus returns to what opened it.',
    ],
  },
  props,
  view: AddConsent,
});
