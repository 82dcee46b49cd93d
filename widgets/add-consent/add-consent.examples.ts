import {
  addItemsExample,
  getCartExample,
  getCustomOrderConfirmationExample,
} from '../../src/contract/cart/cart.examples.ts';
import { saveDesignExample } from '../../src/contract/personalization/personalization.examples.ts';
import {
  getMainPiExample,
  getRecommendationsExample,
} from '../../src/contract/recommendations/recommendations.examples.ts';
import {
  addRegistryItemsExample,
  getRegistriesExample,
} from '../../src/contract/registry/registry.examples.ts';

const { message, terms, product } = getCustomOrderConfirmationExample.answer;
const customOrder = {
  kind: 'custom-order',
  item: { Sku: '412507', Quantity: 1, OptionChoiceParameter: 'FABRIC=SLATE', ShipMethod: 1 },
  message,
  terms,
  product,
};
const monogramming = {
  ...customOrder,
  kind: 'monogramming',
  item: { Sku: '415002', Quantity: 2, ShipMethod: 1 },
  message: '<p>Please check every letter: personalized pieces <strong>cannot be returned</strong>.</p>',
  design: saveDesignExample.payload,
  product: {
    name: 'Everly Turkish Cotton Bath Towel, Snow',
    formattedPrice: '$39.95',
    imagePath: '/pictures/415002.svg',
  },
};
const termsBound = {
  kind: 'terms',
  item: { Sku: '422007', Quantity: 1, ShipMethod: 1 },
  message: '<p>This table is sold <strong>as it is</strong>:</p><ul><li>it cannot be returned.</li></ul>',
};
const refused = (businessErrorCode: string, description: string, profaneTexts: string[] = []) => ({
  hasError: true,
  error: { businessErrorCode, businessErrorDescription: description, profaneTexts },
});
const answers = {
  saveDesign: saveDesignExample.answer,
  addItems: addItemsExample.answer,
  // For the layer that confirms the add.
  getCart: getCartExample.answer,
  getRecommendations: getRecommendationsExample.answer,
  getMainPi: getMainPiExample.answer,
};
const [registry] = getRegistriesExample.answer.registries as [object];
const registryAnswers = {
  ...answers,
  getRegistries: { ...getRegistriesExample.answer, registries: [registry] },
  addRegistryItems: addRegistryItemsExample.answer,
};
const base = { answers };

/** The states of the layer. */
export const examples = {
  'custom order': {
    ...base,
    about: 'Made For You: a custom order is confirmed first.',
    props: customOrder,
  },
  'custom order, title of the server': {
    ...base,
    about: 'The server’s own title, and no product.',
    props: { ...customOrder, title: 'Your Sectional, Your Fabric', product: null },
  },
  'custom order, then terms': {
    ...base,
    about: 'A custom order that has terms as well: they are asked for once it is confirmed.',
    props: { ...customOrder, termsAfter: termsBound.message },
  },
  'custom order failed': {
    ...base,
    about: 'The add failed: the layer stays, and its button works again.',
    props: customOrder,
    answers: { ...answers, addItems: 503 },
  },
  'custom order adding': {
    ...base,
    about: 'The add is pending.',
    props: customOrder,
    answers: { ...answers, addItems: 'never' },
  },
  monogramming: {
    ...base,
    about: 'The text shows as typed; confirming saves the design, then adds.',
    props: monogramming,
  },
  'monogramming without text': {
    ...base,
    about: 'Without a personalization.',
    props: { ...monogramming, design: undefined },
  },
  'monogramming failed': {
    ...base,
    about: 'The design could not be saved: nothing was added.',
    props: monogramming,
    answers: { ...answers, saveDesign: 503 },
  },
  'monogramming refused': {
    ...base,
    about: 'The server refuses the text: its line is marked.',
    props: monogramming,
    answers: { ...answers, saveDesign: refused('E3001', 'We cannot put these words on a piece.', ['ABC']) },
  },
  'monogramming refused as a whole': {
    ...base,
    about: 'An error about the design as a whole marks no line.',
    props: monogramming,
    answers: { ...answers, saveDesign: refused('E1002', 'This template is sold out.') },
  },
  terms: {
    ...base,
    about: 'Terms to accept; then the cart’s page follows.',
    props: termsBound,
  },
  'terms on mobile': {
    ...base,
    about: 'The button is shorter on mobile.',
    props: termsBound,
    context: { isMobile: true },
  },
  'terms of a registry add': {
    ...base,
    about: 'Added to the only registry: its own layer confirms it.',
    props: { ...termsBound, addTo: 'registry' },
    context: { account: { isSignedIn: true } },
    answers: registryAnswers,
  },
  'terms of a registry add on mobile': {
    ...base,
    about: 'The button is shorter on mobile.',
    props: { ...termsBound, addTo: 'registry' },
    context: { account: { isSignedIn: true }, isMobile: true },
    answers: registryAnswers,
  },
  'terms of a registry add, several registries': {
    ...base,
    about: 'The layer that asks for the registry continues with it.',
    props: { ...termsBound, addTo: 'registry' },
    context: { account: { isSignedIn: true } },
    answers: { ...registryAnswers, getRegistries: getRegistriesExample.answer },
  },
  'terms of a registry add, failed': {
    ...base,
    about: 'A failed add stays on the modal with the error.',
    props: { ...termsBound, addTo: 'registry' },
    context: { account: { isSignedIn: true } },
    answers: { ...registryAnswers, addRegistryItems: 503 },
  },
  'terms failed': {
    ...base,
    about: 'A failed add stays on the modal with the error.',
    props: termsBound,
    answers: { ...answers, addItems: 503 },
  },
  'modern brand': {
    ...base,
    about: 'The modern brand.',
    props: customOrder,
    context: { brand: 'modern' },
  },
};
