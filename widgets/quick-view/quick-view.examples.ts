import { addItemsExample, getCartExample } from '../../src/contract/cart/cart.examples.ts';
import { getAvailabilityExample } from '../../src/contract/product/availability.examples.ts';
import { getQuickViewExample } from '../../src/contract/quick-view/quick-view.examples.ts';

const sofa = getQuickViewExample.answer as object;

const answers = {
  getQuickView: sofa,
  getAvailability: getAvailabilityExample.answer,
  addItems: addItemsExample.answer,
  getCart: getCartExample.answer,
  getRegistries: { registries: [] },
};

const tile = {
  sku: '410553',
  optionChoiceParameter: 'INK',
  name: 'Marlow 3-Seat Sofa',
  formattedPrice: '$1,799.00',
  imagePath: '/pictures/410553.svg',
  url: '/p/410553',
};
const base = { props: tile, answers };

const option = (
  optionCode: string,
  optionType: string,
  title: string,
  choices: { code: string; title: string; isSelected?: boolean; images?: object[] }[],
) => ({
  ...{ optionCode, optionType, title, fabricChoiceGroups: [{ choices }] },
});

/** A sofa that is made to order. */
const made = {
  sku: '423001',
  name: 'Halden 3-Seat Sofa',
  formattedPrice: '$1,799.00',
  url: '/p/423001?FABRIC=INK&LEG=WALNUT',
  optionChoiceParameter: 'FABRIC=INK&LEG=WALNUT',
  deliveryText: 'Delivered in 8 to 10 weeks',
  specialOrderDetail: 'Made to order in our own workshop.',
  availability: 1,
  pictures: [
    { imagePath: '/pictures/423001.svg', imageAlt: 'Halden 3-Seat Sofa' },
    { imagePath: '/pictures/423001-detail.svg', imageAlt: 'The seam of the arm, from near' },
  ],
};
const fabric = option('FABRIC', 'fabric', 'Fabric', [
  { code: 'INK', title: 'Ink Velvet', isSelected: true, images: [{ imagePath: '/pictures/ink.svg' }] },
  { code: 'OAT', title: 'Oat Linen', images: [{ imagePath: '/pictures/oat.svg' }] },
]);
const legs = (isChosen: boolean) =>
  option('LEG', 'finish', 'Legs', [
    { code: 'WALNUT', title: 'Walnut', isSelected: isChosen },
    { code: 'OAK', title: 'Natural Oak' },
  ]);
const answerWith = (isChosen: boolean) => ({
  ...made,
  specialOrder: { formattedFromPrice: '$1,799.00', optionGroups: [fabric, legs(isChosen)] },
});

const withAnswer = (more: object) => ({
  ...base,
  answers: { ...answers, getQuickView: { ...sofa, ...more } },
});

/** The states of the quick view. */
export const examples = {
  'in stock': { ...base, about: 'A product in stock: its pictures, a choice of fabrics, how it can be had.' },
  loading: {
    ...base,
    about: 'The product has not come yet: what the tile has shows at once, and nothing can be added.',
    answers: { ...answers, getQuickView: 'never' },
  },
  'loading without a tile': {
    ...base,
    about: 'Opened by an address: not even the name is known yet.',
    props: { sku: '410553' },
    answers: { ...answers, getQuickView: 'never' },
  },
  'not reached': {
    ...base,
    about:
      'The product could not be read: the tile’s picture and price stay, with Try Again and the link to its page.',
    answers: { ...answers, getQuickView: 503 },
  },
  'made to order': {
    ...base,
    about: 'A product made to order: its options are chosen here, and price and pictures follow.',
    props: { sku: '423001', name: 'Halden 3-Seat Sofa', formattedPrice: '$1,799.00', url: '/p/423001' },
    answers: {
      ...answers,
      getBrowseDto: { browseDto: made, optionGroups: [] },
      getQuickView: answerWith(true),
    },
  },
  'options missing': {
    ...base,
    about:
      'Options have no choice yet: the lowest price shows, and a press of the button leads to the first of them.',
    props: { sku: '423001', name: 'Halden 3-Seat Sofa', url: '/p/423001' },
    answers: { ...answers, getQuickView: answerWith(false) },
  },
  sale: {
    ...withAnswer({ formattedPrice: '$1,499.00', formattedListPrice: '$1,799.00', quickViewData: null }),
    about: 'A product on sale: both prices, each named.',
  },
  'sold out': {
    ...withAnswer({ isNla: true, availability: 3, choices: [] }),
    about: 'Sold out: it cannot be added, and its page has others like it.',
  },
  'color sold out': {
    ...base,
    about: 'The tile’s color can no longer be had: it says so, and others can be chosen.',
    props: { ...tile, optionChoiceParameter: 'MOSS' },
  },
  personalized: {
    ...withAnswer({
      choices: [],
      isPersonalizationRequired: true,
      inHousePersonalization: {
        type: 700,
        lines: [{ elementName: 'Text1', label: 'Monogram', maxLength: 3 }],
      },
    }),
    about: 'A monogram is entered here, and goes into the add.',
  },
  'only what has to be sent': {
    ...base,
    about: 'A server that gives the product’s sku and name alone: the tile’s picture and price stay.',
    answers: { ...answers, getQuickView: { sku: '410553', name: 'Marlow 3-Seat Sofa' } },
  },
  'long name': {
    ...withAnswer({
      name: 'Hartwell Velvet Queen Sleeper Sofa with Reversible Chaise, Storage Ottoman and Six Feather Pillows',
    }),
    about: 'A long name wraps, and the buttons keep their places.',
  },
  'cart alone': {
    ...base,
    about: 'A shop without registries: one button.',
    props: { ...tile, addTo: 'cart' },
  },
  'registry alone': {
    ...base,
    about: 'On the page of a registry’s owner: the button adds to it.',
    props: { ...tile, addTo: 'registry' },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
  mobile: {
    ...base,
    about: 'On a phone: a sheet, with its button always in view.',
    context: { isMobile: true },
  },
};
