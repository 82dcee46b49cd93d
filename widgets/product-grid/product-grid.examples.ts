import { addItemsExample, getCartExample } from '../../src/contract/cart/cart.examples.ts';
import {
  getProductListingExample,
  listingFacetsExample,
  listingMinisetsExample,
} from '../../src/contract/listing/listing.examples.ts';

const names = [
  'Marlow 3-Seat Sofa',
  'Calder L-Shaped Sectional',
  'Bramley Walnut Dining Chair',
  'Foxley Arc Floor Lamp',
  'Sorrel Flatwoven Rug',
  'Ridley Leather Ottoman',
  'Tilden Round Mirror',
  'Ellery Media Console',
];

/** The nth product, from 0, made from the three of the call's example in turn; its colors are dots. */
export function tile(index: number, more: object = {}) {
  const sku = `27${1000 + index}`;
  const given = listingMinisetsExample[index % 3]!;
  return {
    ...given,
    swatches: given.swatches.map(({ name, hex }) => ({ name, hex })),
    customOrderConfirmation: null,
    sku,
    name: names[index % names.length]!,
    imagePath: `/pictures/${sku}.svg`,
    imagePathHiRes: `/pictures/${sku}.svg?hires=1`,
    navigateUrl: `/p/${sku}`,
    ...more,
  };
}

/** The same, with colors that can be chosen on the tile. */
export function colorTile(index: number, more: object = {}) {
  const { sku, swatches, ...given } = tile(index);
  const colors = swatches.map((swatch, nth) => {
    const choice = `F${111 + nth}`;
    const imagePath = `/pictures/${sku}-${choice}.svg`;
    return {
      ...swatch,
      optionChoiceParameter: choice,
      imagePath,
      imagePathHiRes: `${imagePath}?hires=1`,
      url: `/p/${sku}?option=${choice}`,
    };
  });
  return { sku, ...given, swatches: colors, ...more };
}

const tiles = (count: number, more?: object) =>
  Array.from({ length: count }, (_, index) => tile(index, more));

const listing = (minisets: object[], totalCount = minisets.length) => ({
  ...getProductListingExample.answer,
  minisets,
  totalCount,
  facets: listingFacetsExample,
});

const attributes = { 'data-total': '8', 'data-category-id': 'sofas' };
const content = '<ul class="tiles"><li><a href="/p/271000">Marlow 3-Seat Sofa</a></li></ul>';
const answers = {
  addItems: addItemsExample.answer,
  getCart: getCartExample.answer,
  getProductListing: listing(tiles(8)),
};
const base = { attributes, content, answers, props: { minisets: tiles(8) } };
const withTiles = (more: object) => ({ ...base, props: { minisets: tiles(8, more) } });

/** The states of a listing's products. */
export const examples = {
  tiles: { ...base, about: 'Eight products, each with its button.' },
  'show more': {
    ...base,
    about: 'More than are shown: the button adds the next below.',
    attributes: { ...attributes, 'data-total': '53' },
    props: { minisets: tiles(48) },
    answers: {
      ...answers,
      getProductListing: listing(
        [48, 49, 50, 51, 52].map((index) => tile(index)),
        53,
      ),
    },
  },
  'more on their way': {
    ...base,
    about: 'The next products are loading: placeholders, visible after 200 ms.',
    attributes: { ...attributes, 'data-total': '53' },
    props: { minisets: tiles(48) },
    answers: { ...answers, getProductListing: 'never' },
  },
  'one product': {
    ...base,
    about: 'A single product has the size of a tile.',
    attributes: { ...attributes, 'data-total': '1' },
    props: { minisets: tiles(1) },
  },
  sale: {
    ...withTiles({ formattedListPrice: '$2,499.00', badge: 'Sale' }),
    about: 'Both prices, each named.',
  },
  'long names': {
    ...withTiles({
      name: 'Hartwell Velvet Queen Sleeper Sofa with Reversible Chaise, Storage Ottoman and Six Feather Pillows',
    }),
    about: 'Names are cut after two lines, between words.',
  },
  'out of stock': {
    ...withTiles({ isInStock: false, badge: 'Out of stock' }),
    about: 'A product that is out of stock (sold out) cannot be added.',
  },
  'custom order': {
    ...withTiles({ customOrderConfirmation: { hasCustomOrderConfirmation: true } }),
    about: 'A product whose options have to be chosen links to its page.',
  },
  'quick view': {
    ...base,
    about: 'With a quick view each product has a button for it, on its picture.',
    attributes: { ...attributes, 'data-is-quick-view-enabled': 'true' },
  },
  'colors to choose': {
    ...base,
    about:
      'Colors that can be chosen on the tile: its picture, link and buttons follow. Those of the last two are dots.',
    attributes: { ...attributes, 'data-is-quick-view-enabled': 'true' },
    props: {
      minisets: Array.from({ length: 8 }, (_, index) => (index < 6 ? colorTile(index) : tile(index))),
    },
  },
  registry: {
    ...base,
    about: 'Each tile has the button that adds to a registry.',
    attributes: { ...attributes, 'data-add-to': 'registry' },
  },
  'no buttons': {
    ...base,
    about: 'Tiles without buttons.',
    attributes: { ...attributes, 'data-add-to': 'none' },
  },
  'large pictures': {
    ...base,
    about: 'Two columns, as the page says until the shopper chooses.',
    attributes: { ...attributes, 'data-is-wide-layout': 'true' },
  },
  'failed add': {
    ...base,
    about: 'A failed add shows on its tile, and the button works again.',
    answers: { ...answers, addItems: 503 },
  },
  'asked for': {
    ...base,
    about: 'The page brings no products: they are requested.',
    attributes: {},
    content: '',
    props: undefined,
  },
  loading: {
    ...base,
    about: 'Loading: placeholders of the exact size, visible after 200 ms.',
    attributes: {},
    content: '',
    props: undefined,
    answers: { getProductListing: 'never' },
  },
  failure: {
    ...base,
    about: 'The request fails: the server’s content stays, with a way to retry.',
    attributes: {},
    props: undefined,
    answers: { getProductListing: 503 },
  },
  'nothing found': {
    ...base,
    about: 'The listing has no products.',
    attributes: { ...attributes, 'data-total': '0' },
    props: { minisets: [] },
  },
  canada: {
    ...withTiles({ formattedPrice: '$1,299.00' }),
    about: 'A Canadian page: the server’s prices as they are.',
    context: { country: 'CA' },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
  mobile: { ...base, about: 'Two columns on a phone.', context: { isMobile: true } },
};
