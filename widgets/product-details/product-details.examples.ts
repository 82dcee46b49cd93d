import { addItemsExample, getCartExample } from '../../src/contract/cart/cart.examples.ts';

/** What the server tells about a product. */
const model = {
  sku: '410553',
  name: 'Marlow 3-Seat Sofa',
  lineLevelMessages: [
    'Leaves our workshop in North Carolina in 4 to 6 weeks.',
    'Free fabric samples by mail.',
  ],
  reviewCount: 412,
  rating: 4.62,
  reviewsUrl: '/p/410553#reviews',
  specialOrderDetail: 'Made to your choices; it cannot be returned.',
  selectedSummary: [
    { name: 'Fabric', value: 'Ink Velvet' },
    { name: 'Legs', value: 'Walnut' },
  ],
  superSpecialOrder: { url: '/custom/410553', text: 'Choose your own length' },
  rewards: {
    rate: 5,
    headerRenew: 'Renew your rewards',
    messageRenew: 'Earn on this order until August 31.',
  },
  skuProperty: [
    { name: 'Seat height', value: '18½″' },
    { name: 'Weight', value: '164 lb' },
  ],
  additionalDetails: [{ name: 'Assembly', value: 'Legs screw in, in five minutes' }],
  dimensions: { width: { value: 84.5 }, depth: { value: 38 }, height: { value: 33.25 }, systemOfMeasure: 1 },
  care: '<ul><li>Vacuum with a soft brush.</li><li>Blot spills with a dry cloth.</li></ul>',
  isMPDPExpanded: true,
};

const names = ['Sorrel Dining Table', 'Ellery Side Chair', 'Ellery Armchair'];

/** The nth product of a set, from 0. */
const item = (index: number, more: object = {}) => ({
  sku: `25${1000 + index}`,
  name: names[index % names.length],
  formattedPrice: `$${199 + index * 150}.00`,
  imagePath: `/pictures/25${1000 + index}.svg`,
  navigateUrl: `/p/25${1000 + index}`,
  ...more,
});
const set = { sku: '418201', name: 'Sorrel Dining Set', productItems: [item(0), item(1), item(2)] };

const cart = { addItems: addItemsExample.answer, getCart: getCartExample.answer };

const content =
  '<p data-part="messages">Leaves our workshop in 4 to 6 weeks.</p><p data-part="care">Wipe with a dry cloth.</p>';

const part = (parts: string) => ({ 'data-parts': parts });
const base = { attributes: {}, content, props: { model } };

/** The states of the details. */
export const examples = {
  'all parts': { ...base, content: '', about: 'All that the model tells, in its usual order.' },
  'one part': {
    ...base,
    about: 'A host for the reviews alone: a link to them, with the rating in words.',
    content: '<p data-part="reviews"><a href="#reviews">Reviews</a></p>',
    attributes: part('reviews'),
  },
  'server’s parts': {
    ...base,
    about: 'What the server has rendered stays until the model says something else than at first.',
    attributes: part('messages care'),
  },
  'says nothing': {
    ...base,
    about: 'A model that says nothing of care: the server’s care stays.',
    attributes: part('care messages'),
    props: { model: { sku: '410553', name: 'Marlow 3-Seat Sofa', lineLevelMessages: ['New.'] } },
  },
  'no model': { ...base, about: 'Without a model all of the server’s content stays.', props: {} },
  set: {
    ...base,
    about: 'The products of a set, each with its own button.',
    content: '',
    attributes: part('set'),
    props: { model: set },
    answers: cart,
  },
  'set no longer whole': {
    ...base,
    about: 'A product of a set that cannot be had any more.',
    content: '',
    attributes: part('set'),
    props: { model: { ...set, productItems: [item(0), item(1, { isNla: true })] } },
  },
  'add fails': {
    ...base,
    about: 'A product of a set that could not be added: the message stands below it.',
    content: '',
    attributes: part('set'),
    props: { model: set },
    answers: { ...cart, addItems: 503 },
  },
  expanded: {
    ...base,
    content: '',
    about: 'On a page with several products details, dimensions and care fold; these start open.',
    attributes: { ...part('details dimensions care'), 'data-several-products': 'true' },
  },
  folded: {
    ...base,
    content: '',
    about: 'The same, closed at first.',
    attributes: { ...part('details dimensions care'), 'data-several-products': 'true' },
    props: { model: { ...model, isMPDPExpanded: false } },
  },
  rewards: { ...base, content: '', about: 'The rewards it earns.', attributes: part('rewards') },
  showcase: {
    ...base,
    content: '',
    about: 'Products below it, in a showcase of their own.',
    attributes: part('showcase'),
    props: {
      model: {
        ...model,
        pageShowcase: {
          title: 'Goes With It',
          piId: 'pi-9',
          items: [0, 1, 2, 3].map((index) => item(index, { price: 19_900 + index * 15_000 })),
        },
      },
    },
  },
  'unsafe care': {
    ...base,
    content: '',
    about: 'Scripts in the server’s markup are left out.',
    attributes: part('care'),
    props: {
      model: {
        ...model,
        care: '<p onclick="x()">Dust.<script>x()</script><img src="x:" alt="" onerror="x()"></p>',
      },
    },
  },
  'bad facts': {
    ...base,
    content: '',
    about: 'What is wrong in the model is left out and reported; the rest shows.',
    props: {
      model: {
        ...model,
        reviewCount: -1,
        rating: 'good',
        skuProperty: [{ name: 'Weight' }, ...model.skuProperty],
      },
    },
  },
  'wrong part': {
    ...base,
    about: 'A part that there is not fails that island alone, with an error that lists those there are.',
    attributes: part('colour'),
  },
  'modern brand': { ...base, content: '', about: 'The modern brand.', context: { brand: 'modern' } },
  mobile: { ...base, content: '', about: 'On mobile.', context: { isMobile: true } },
};
