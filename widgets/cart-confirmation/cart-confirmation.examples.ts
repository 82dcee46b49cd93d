import { addItemsExample, getCartExample } from '../../src/contract/cart/cart.examples.ts';
import {
  getRecommendationsExample,
  recommendationExample,
} from '../../src/contract/recommendations/recommendations.examples.ts';

const [item] = addItemsExample.answer.items as [Record<string, unknown>];

const addOns = [
  recommendationExample,
  {
    ...recommendationExample,
    sku: '220200',
    name: 'Leather Care Kit',
    formattedListPrice: null,
    navigateUrl: '/p/220200',
  },
];

const added = (more: object = {}, answer: object = {}) => ({
  ...addItemsExample.answer,
  items: [{ ...item, quantity: 1, addOns: [], tooltips: [], ...more }],
  rewardsMessage: null,
  ...answer,
});

const answers = {
  getCart: getCartExample.answer,
  addItems: addItemsExample.answer,
  getRecommendations: getRecommendationsExample.answer,
};

const base = { answers, props: { added: added() } };

/** The states of the confirmation. */
export const examples = {
  'one item': { ...base, about: 'One item, its fabric, and the cart’s total.' },
  'several pieces': { ...base, about: 'Two of one item.', props: { added: added({ quantity: 2 }) } },
  'several items': {
    ...base,
    about: 'Two different items at once.',
    props: {
      added: {
        ...added(),
        items: [item, { ...item, sku: '410554', name: 'Marlow Ottoman', optionText: null, addOns: [] }],
      },
    },
  },
  'adding after a sign-in': {
    ...base,
    about: 'The session had ended: the add goes on by itself.',
    props: { adding: [{ Sku: '410553', Quantity: 1 }] },
    answers: { ...answers, addItems: 'never' },
  },
  'not added after a sign-in': {
    ...base,
    about: 'That add is refused; Try Again makes it once more.',
    props: { adding: [{ Sku: '410553', Quantity: 1 }] },
    answers: { ...answers, addItems: { isSuccess: false, items: [], message: 'Only 1 is left.' } },
  },
  'long name': {
    ...base,
    about: 'A name of several lines.',
    props: {
      added: added({
        name: 'Hartwell Velvet Queen Sleeper Sofa with Reversible Chaise, Storage Ottoman and Six Feather Pillows',
      }),
    },
  },
  tooltips: {
    ...base,
    about: 'Facts about the item, behind an “i”.',
    props: { added: added({ tooltips: ['Ships in 2 to 3 weeks.', 'Only a few are left.'] }) },
  },
  installation: {
    ...base,
    about: 'The item is installed by the store.',
    props: {
      added: added({
        isInstallationServiceRequired: true,
        installationServiceMessage: 'Our own team installs it. We will call you to agree on a day.',
        installationFee: 12_900,
      }),
    },
  },
  rewards: {
    ...base,
    about: 'The rewards banner.',
    props: { added: added({}, { rewardsMessage: 'You earn $64.95 in rewards with this item.' }) },
  },
  extras: { ...base, about: 'The extras, each with its button.', props: { added: added({ addOns }) } },
  'custom order extra': {
    ...base,
    about: 'An extra that has to be confirmed first leads to its own page.',
    props: {
      added: added({
        addOns: [{ ...recommendationExample, customOrderConfirmation: { hasCustomOrderConfirmation: true } }],
      }),
    },
  },
  'registry extras': {
    ...base,
    about: 'Extras for a registry, each with the button that adds to one.',
    props: { added: added({ addOns }), addTo: 'registry', signInUrl: '/account/login?registry=1' },
  },
  everything: {
    ...base,
    about: 'All of it at once.',
    props: {
      added: added(
        { addOns, tooltips: ['Ships in 2 to 3 weeks.'], isInstallationServiceRequired: true },
        { rewardsMessage: 'You earn $64.95 in rewards with this item.' },
      ),
    },
  },
  'failed extra': {
    ...base,
    about: 'An extra that could not be added says so, and its button works again.',
    props: { added: added({ addOns }) },
    answers: { ...answers, addItems: 503 },
  },
  'cart as it is': { ...base, about: 'Opened by a plain link.', props: {} },
  'cart loading': {
    ...base,
    about: 'Opened by a plain link while the cart is loading.',
    props: {},
    answers: { ...answers, getCart: 'never' },
  },
  'empty cart': {
    ...base,
    about: 'Opened by a plain link, with nothing in the cart.',
    props: {},
    answers: {
      ...answers,
      getCart: { ...getCartExample.answer, lineItems: [], orderSummary: { subtotal: 0 } },
    },
  },
  'cart not reached': {
    ...base,
    about: 'Opened by a plain link, the cart cannot be fetched.',
    props: {},
    answers: { ...answers, getCart: 503 },
  },
  'subtotal not known': {
    ...base,
    about: 'The item was added, the cart cannot be fetched: no stale numbers show.',
    answers: { ...answers, getCart: 503 },
  },
  canada: {
    ...base,
    about: 'Canadian dollars.',
    context: { country: 'CA' },
    props: { added: added({ formattedPrice: '$1,299.00' }) },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
