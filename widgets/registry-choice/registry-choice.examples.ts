import { getMainPiExample } from '../../src/contract/recommendations/recommendations.examples.ts';
import {
  addRegistryItemsExample,
  getRegistriesExample,
} from '../../src/contract/registry/registry.examples.ts';

const list = getRegistriesExample.answer as { registries: object[]; isInteractiveChecklistEnabled: boolean };
const [registry] = list.registries as [object];
const answers = {
  getRegistries: list,
  addRegistryItems: addRegistryItemsExample.answer,
  // For the layer that confirms the add.
  getMainPi: getMainPiExample.answer,
};
const items = [{ sku: '410553', quantity: 1 }];
const context = { account: { isSignedIn: true } };
const base = { answers, context, props: { items, registries: list } };

/** The states of the layer. */
export const examples = {
  several: { ...base, about: 'The shopper chooses one of several registries.' },
  'long names': {
    ...base,
    about: 'Very long names, and a name with markup, shown as text.',
    props: {
      items,
      registries: {
        ...list,
        registries: [
          { grId: 'a/b?c#d', name: '<b>Ada</b> & Sam’s Wedding', type: 'br' },
          {
            grId: '7003',
            name: 'The Housewarming of Maximiliane, Bartholomew and Everyone Who Moves Into the Old Mill With Them',
            type: 'hw',
            formattedEventDate: 'September 30, 2027',
          },
        ],
      },
    },
  },
  'not known yet': {
    ...base,
    about: 'Opened with the item only, as after a sign-in: it loads the registries.',
    props: { items },
  },
  loading: {
    ...base,
    about: 'The registries are loading.',
    props: { items },
    answers: { ...answers, getRegistries: 'never' },
  },
  'only one': {
    ...base,
    about: 'There is one registry: the item is added at once.',
    props: { items },
    answers: { ...answers, getRegistries: { ...list, registries: [registry] } },
  },
  'only one, adding': {
    ...base,
    about: 'The add to the only registry is pending.',
    props: { items },
    answers: {
      ...answers,
      getRegistries: { ...list, registries: [registry] },
      addRegistryItems: 'never',
    },
  },
  'registry given': {
    ...base,
    about: 'The registry is given: the item is added at once.',
    props: { items, grId: '7002' },
  },
  none: {
    ...base,
    about: 'There is no registry yet: a button leads to creating one.',
    props: { items, registries: { ...list, registries: [] } },
  },
  quiet: {
    ...base,
    about: 'No layer confirms the add: the button that opened this one does.',
    props: { ...base.props, isQuiet: true },
  },
  'list not reached': {
    ...base,
    about: 'The registries failed to load: the layer says so, and they can be loaded again.',
    props: { items },
    answers: { ...answers, getRegistries: 503 },
  },
  failed: {
    ...base,
    about: 'The add failed: the layer stays, with the choice.',
    answers: { ...answers, addRegistryItems: 503 },
  },
  'session ended': {
    ...base,
    about: 'Nobody is signed in on the server: the popup asks to sign in, and the add continues after that.',
    answers: { ...answers, addRegistryItems: 401 },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { ...context, brand: 'modern' } },
};
