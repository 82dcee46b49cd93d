import {
  addRegistryItemsExample,
  getRegistriesExample,
} from '../../src/contract/registry/registry.examples.ts';

/** The form of a product page as rendered by the server. */
const form = `<form method="post" action="/gift-registry/add">
<input type="hidden" name="__RequestVerificationToken" value="token-of-the-form">
<input type="hidden" name="Sku" value="410553">
<input type="hidden" name="Quantity" value="1">
<button type="submit">Add To Registry</button>
</form>`;

const [registry, other] = getRegistriesExample.answer.registries as [object, object];
const oneRegistry = { ...getRegistriesExample.answer, registries: [registry] };

const attributes = { 'data-sku': '410553', 'data-name': 'Marlow 3-Seat Sofa', 'data-stock': 'in' };
const answers = { getRegistries: oneRegistry, addRegistryItems: addRegistryItemsExample.answer };
const signedIn = { account: { isSignedIn: true, email: 'ada@example.com' } };
const base = { attributes, content: form, answers, context: signedIn };

/** The states of the button. */
export const examples = {
  ready: { ...base, about: 'A press adds one to the only registry, and a layer confirms it.' },
  'signed out': {
    ...base,
    about: 'A registry needs an account: a press asks to sign in, and the add continues after that.',
    context: {},
  },
  'session ended': {
    ...base,
    about: 'The page says signed in, the server does not: the popup says that the session has ended.',
    answers: { ...answers, getRegistries: 401 },
  },
  'several registries': {
    ...base,
    about: 'The shopper is asked which one.',
    answers: { ...answers, getRegistries: { ...oneRegistry, registries: [registry, other] } },
  },
  'no registry': {
    ...base,
    about: 'There is no registry yet: the layer leads to creating one.',
    answers: { ...answers, getRegistries: { ...oneRegistry, registries: [] } },
  },
  'registry given': {
    ...base,
    about: 'The page gives the registry: the shopper is not asked.',
    attributes: { ...attributes, 'data-gr-id': '7002' },
    answers: { ...answers, getRegistries: { ...oneRegistry, registries: [registry, other] } },
  },
  terms: {
    ...base,
    about: 'Terms have to be accepted first: the modal opens, and adds.',
    props: { terms: '<p>Sold <strong>as it is</strong>: it cannot be returned.</p>' },
  },
  set: {
    ...base,
    about: 'All products of a set, added by one press.',
    attributes: { 'data-sku': '410553', 'data-skus': '410553 413004' },
    content: '<a href="/account/login">Add All To Registry</a>',
    answers: {
      ...answers,
      addRegistryItems: {
        isSuccess: true,
        items: [
          { sku: '410553', quantity: 1 },
          { sku: '413004', quantity: 1 },
        ],
      },
    },
  },
  'set in the registry': {
    ...base,
    about: 'All products of the set are in the registry.',
    attributes: {
      'data-sku': '410553',
      'data-skus': '410553 413004',
      'data-is-added-all-to-registry': 'true',
    },
    content: '<a href="/account/login">Add All To Registry</a>',
  },
  'set failed': {
    ...base,
    about: 'The set could not be added: a message says so, and the button works again.',
    attributes: { 'data-sku': '410553', 'data-skus': '410553 413004' },
    content: '<a href="/account/login">Add All To Registry</a>',
    answers: { ...answers, addRegistryItems: 503 },
  },
  adding: {
    ...base,
    about: 'The add is pending: the button keeps its width and its focus.',
    answers: { ...answers, addRegistryItems: 'never' },
  },
  quiet: {
    ...base,
    about:
      'No layer confirms the add: the button shows ADDED for 3 seconds, then becomes a link with the quantity.',
    attributes: { ...attributes, 'data-is-quiet': 'true' },
  },
  'in the registry': {
    ...base,
    about: 'The shopper’s registries have some already: a link shows the quantity.',
    attributes: { ...attributes, 'data-registry-quantity': '2' },
  },
  'in the registry, not counted': {
    ...base,
    about: 'A registry has it, and the page does not say how many.',
    attributes: { ...attributes, 'data-added-to-registry': 'true' },
  },
  'out of stock': {
    ...base,
    about: 'Sold out: the button is disabled, and the reason is shown.',
    attributes: { ...attributes, 'data-stock': 'out' },
  },
  'made to order': {
    ...base,
    about: 'Made to order: the button is disabled, and the reason is shown.',
    attributes: { ...attributes, 'data-is-made-to-order': 'true' },
  },
  'options missing': {
    ...base,
    about: 'An option has no choice yet: a press says which, and leads to it.',
    attributes: { ...attributes, 'data-missing-options': '[{"optionCode":"SIZE","title":"Size"}]' },
  },
  'personalization incomplete': {
    ...base,
    about: 'The product has to be personalized first.',
    attributes: { ...attributes, 'data-needs-personalization': 'true' },
  },
  'in a card': {
    ...base,
    about: 'In a card: the server’s link, then the button in the same height.',
    attributes: { ...attributes, 'data-is-compact': 'true' },
    content: '<a href="/account/login">Add To Registry</a>',
  },
  'out of stock in a card': {
    ...base,
    about: 'In a card the button itself shows the reason.',
    attributes: { ...attributes, 'data-is-compact': 'true', 'data-stock': 'out' },
  },
  failed: {
    ...base,
    about: 'The add failed: a message says so, and the button works again.',
    answers: { ...answers, addRegistryItems: 503 },
  },
  'list not reached': {
    ...base,
    about: 'The registries failed to load: nothing was added.',
    answers: { ...answers, getRegistries: 503 },
  },
  refused: {
    ...base,
    about: 'The server refuses with its own message.',
    answers: {
      ...answers,
      addRegistryItems: { isSuccess: false, message: 'This registry is closed.', items: [] },
    },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { ...signedIn, brand: 'modern' } },
};
