import { oversizedItemExample } from '../../src/contract/cart/cart-checkout.examples.ts';

const base = { props: { items: [oversizedItemExample], redirectUrl: '/checkout/shipping' } };
const of = (...items: object[]) => ({ props: { ...base.props, items } });

/** The states of the popup. */
export const examples = {
  'one item': { ...base, about: 'One item with two kinds of boxes.' },
  'a guest': {
    props: { ...base.props, isGuest: true },
    about: 'The shopper is not signed in: Continue opens Checkout Now.',
  },
  'several items': {
    ...of(
      oversizedItemExample,
      {
        title:
          'Hartwell Velvet Queen Sleeper Sofa with Reversible Chaise, Storage Ottoman and Six Feather Pillows',
        boxes: [{ boxNumber: 1, quantity: 12, width: 101.25, depth: 48.5, height: 102.75 }],
      },
      { title: '<b>Tab</b>le', boxes: [] },
    ),
    about: 'Several items: a long name, large sizes; a name with markup, shown as text, without boxes.',
  },
  'many boxes': {
    ...of({
      title: 'Corwin Sectional',
      boxes: Array.from({ length: 12 }, (_, index) => ({
        boxNumber: index + 1,
        quantity: 1,
        width: 40 + index,
        depth: 30,
        height: 28,
      })),
    }),
    about: 'Twelve boxes: the table scrolls, the buttons stay.',
  },
  'bad boxes': {
    ...of(
      { ...oversizedItemExample, boxes: [{ boxNumber: 1 }, ...oversizedItemExample.boxes] },
      { boxes: [] },
    ),
    about: 'A box, or an item, that cannot be read is left out and reported.',
  },
  'refused address': {
    props: { ...base.props, redirectUrl: 'https://evil.example/pay' },
    about: 'Continue leads to an address that is not allowed: it is reported, and the default used.',
  },
  canada: { ...base, about: 'The Canadian shop.', context: { country: 'CA' } },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
