import {
  getMainPiExample,
  recommendationExample,
} from '../../src/contract/recommendations/recommendations.examples.ts';
import {
  addRegistryItemsExample,
  getRegistriesExample,
} from '../../src/contract/registry/registry.examples.ts';

const [registry] = getRegistriesExample.answer.registries as [object];
const [item] = addRegistryItemsExample.answer.items as [object];

const added = (...items: object[]) => ({ ...addRegistryItemsExample.answer, items });
const names = [
  'Linden Armchair',
  'Harbor Throw Pillow',
  'Foxley Arc Floor Lamp',
  'Tilden Round Mirror',
  'Marlow Walnut Side Table',
  'Corwin Bouclé Loveseat',
  'Bramley Oak Dining Chair',
  'Sorrel Flatwoven Rug',
  'Ridley Leather Ottoman',
];
const recommended = {
  ...getMainPiExample.answer,
  title: 'You May Also Want',
  items: names.map((name, index) => ({
    ...recommendationExample,
    sku: `22${1000 + index}`,
    name,
    navigateUrl: `/p/22${1000 + index}`,
    imagePath: `/pictures/22${1000 + index}.svg`,
    imagePathHiRes: null,
  })),
};

const answers = {
  getMainPi: recommended,
  getRegistries: { ...getRegistriesExample.answer, registries: [registry] },
  addRegistryItems: addRegistryItemsExample.answer,
};
const context = {
  account: { isSignedIn: true },
  messages: { registryHelpPhone: '1-800-555-0142', registryHelpPhoneCanada: '1-800-555-0187' },
};
const props = { added: added(item), registry, isInteractiveChecklistEnabled: true };
const base = { answers, context, props };

/** The states of the layer. */
export const examples = {
  'one item': { ...base, about: 'One item, and its registry.' },
  'several pieces': {
    ...base,
    about: 'Two of one item.',
    props: { ...props, added: added({ ...item, quantity: 2 }) },
  },
  'several items': {
    ...base,
    about: 'Two different items at once; each has its recommendations.',
    props: {
      ...props,
      added: added(item, {
        name: 'Marlow Ottoman',
        sku: '410554',
        quantity: 1,
        formattedPrice: '$599.00',
        imagePath: '/pictures/410554.svg',
      }),
    },
  },
  'no checklist': {
    ...base,
    about: 'A registry of a type that has no checklist.',
    props: { ...props, registry: { grId: '7009', name: 'Just Because', type: 'gr' } },
  },
  'checklists off': {
    ...base,
    about: 'The shop’s checklists are not interactive.',
    props: { ...props, isInteractiveChecklistEnabled: false },
  },
  'no phone number': {
    ...base,
    about: 'The page gives no number: the line links to the contact page.',
    context: { account: { isSignedIn: true } },
  },
  canada: {
    ...base,
    about: 'Canada has a number of its own.',
    context: { ...context, country: 'CA' },
    props: { ...props, added: added({ ...item, formattedPrice: '$1,799.00' }) },
  },
  'no recommendations': {
    ...base,
    about: 'The recommendations failed to load: their space is removed.',
    answers: { ...answers, getMainPi: 503 },
  },
  hostile: {
    ...base,
    about: 'Markup in a name is shown as text, and an identifier stays one segment of a path.',
    props: {
      added: added({ ...item, name: '<img src=x onerror=alert(1)> Sofa' }),
      registry: { grId: '../../account?a=b#c', type: 'br' },
      isInteractiveChecklistEnabled: true,
    },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { ...context, brand: 'modern' } },
};
