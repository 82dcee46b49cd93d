import {
  addItemsExample,
  getCartExample,
  getCustomOrderConfirmationExample,
} from '../../src/contract/cart/cart.examples.ts';
import { saveDesignExample } from '../../src/contract/personalization/personalization.examples.ts';

const attributes = {
  'data-sku': '410553',
  'data-stock': 'in',
  'data-quantity': '1',
  'data-max-quantity': '99',
  'data-option-choice-parameter': 'FABRIC=OAT',
  'data-url': '/p/410553',
};

/** The form of a product page as rendered by the server. */
const form = (quantity: string, stock = 'in') => `<form method="post" action="/cart/add">
<input type="hidden" name="__RequestVerificationToken" value="token-of-the-form">
<input type="hidden" name="Sku" value="410553">
<input type="hidden" name="OptionChoiceParameter" value="FABRIC=OAT">
<label for="quantity">Quantity</label>
<input type="text" id="quantity" name="Quantity" value="${quantity}">
<button type="submit"${stock === 'in' ? '' : ' disabled'}>Add to Cart</button>
</form>`;

const answers = {
  addItems: addItemsExample.answer,
  getCart: getCartExample.answer,
  getCustomOrderConfirmation: getCustomOrderConfirmationExample.answer,
  saveDesign: saveDesignExample.answer,
};

const nameLine = {
  elementName: 'PersonalizationText',
  label: 'Name',
  maxLength: 12,
  fontAttributes: { validationRegEx: '^[A-Za-z -]*$', minLength: 2, maxLength: 10 },
};

/** Two lines of an in-house personalization, as the page gives them. */
const etching = {
  type: 705,
  orderType: 'etching',
  profileGuid: 'profile-1',
  templateName: 'two-lines',
  locationName: 'bowl',
  textcolor: 'Clear',
  font: 'Script',
  lines: [
    { elementName: 'Text1', label: 'First line (optional)', maxLength: 12 },
    { elementName: 'Text2', label: 'Second line (optional)', maxLength: 12 },
  ],
};
const base = { attributes, content: form('1'), answers };

/** The states of the product page’s quantity and button. */
export const examples = {
  'in stock': { ...base, about: 'A quantity and the button.' },
  'quantity kept': {
    ...base,
    about: 'Text typed before mounting is kept.',
    content: form('3'),
  },
  'quantity typed wrong': {
    ...base,
    about: 'An invalid quantity stays until the shopper leaves the field, and is never added.',
    content: form('two'),
  },
  'out of stock': {
    ...base,
    about: 'Out of stock (sold out): the button is disabled and says why.',
    attributes: { ...attributes, 'data-stock': 'out' },
    content: form('1', 'out'),
  },
  'options missing': {
    ...base,
    about:
      'Options of a product made to order have no choice yet: a press says which one is first, and leads to it.',
    attributes: {
      ...attributes,
      'data-missing-options':
        '[{"optionCode":"FABRIC","title":"Fabric"},{"optionCode":"LEG","title":"Legs"}]',
    },
  },
  'with a bar': {
    ...base,
    about: 'On a phone, once the form has been scrolled past, a bar has picture, price and button.',
    attributes: {
      'data-sku': '410553',
      'data-formatted-price': '$1,799.00',
      'data-formatted-list-price': '$2,199.00',
      'data-image-path': '/pictures/410553.svg',
    },
    context: { isMobile: true },
  },
  'every field': {
    ...base,
    about: 'The full item: pickup, registry, position in a list, installation, personalization.',
    attributes: {
      ...attributes,
      'data-location': 'product-page',
      'data-ship-method': '6',
      'data-is-pickup-selected': 'true',
      'data-gift-registry-id': 'r-9',
      'data-position': '3',
      'data-total-positions': '24',
      'data-is-installation-service-required': 'true',
      'data-installation-service-type': 'standard',
      'data-personalization-text': 'Ada',
      'data-is-personalized': 'true',
      'data-personalization-id': 'd-1',
    },
  },
  adding: { ...base, about: 'The add is pending.', answers: { ...answers, addItems: 'never' } },
  'network failure': {
    ...base,
    about: 'The network fails: the quantity is kept.',
    answers: { ...answers, addItems: 'offline' },
  },
  'service unavailable': {
    ...base,
    about: 'The server answers 503.',
    answers: { ...answers, addItems: 503 },
  },
  refused: {
    ...base,
    about: 'The server refuses with its own message.',
    answers: { ...answers, addItems: { isSuccess: false, message: 'Only 2 of these are left.' } },
  },
  'custom order': {
    ...base,
    about: 'The server is asked first, and the Made For You layer opens.',
    attributes: { ...attributes, 'data-has-custom-order-confirmation': 'true' },
  },
  'custom order, nothing to confirm': {
    ...base,
    about: 'The server is asked first and has nothing to confirm: a plain add follows.',
    attributes: { ...attributes, 'data-has-custom-order-confirmation': 'true' },
    answers: { ...answers, getCustomOrderConfirmation: { isConfirmationNeeded: false } },
  },
  'custom order not reached': {
    ...base,
    about: 'The check fails: nothing is added, and the quantity is kept.',
    attributes: { ...attributes, 'data-has-custom-order-confirmation': 'true' },
    answers: { ...answers, getCustomOrderConfirmation: 503 },
  },
  personalized: {
    ...base,
    about: 'It needs a name and is not added without one.',
    attributes: { ...attributes, 'data-is-personalized': 'true' },
    props: { personalization: { type: 100, lines: [nameLine] } },
  },
  'personalized, plain field': {
    ...base,
    about: 'The server’s form has a field for the text, and the page gives no `personalization`.',
    attributes: { ...attributes, 'data-is-personalized': 'true', 'data-personalization-type': '100' },
    content: form('1').replace('<button', '<input name="PersonalizationText" value="Ada"><button'),
  },
  'worked in house': {
    ...base,
    about: 'Two lines that may stay empty; with text the design is confirmed in a layer.',
    attributes: {
      ...attributes,
      'data-is-monogrammed': 'true',
      'data-has-custom-order-confirmation': 'true',
    },
    props: { personalization: etching },
    answers: {
      ...answers,
      getCustomOrderConfirmation: { ...getCustomOrderConfirmationExample.answer, kind: 'monogramming' },
    },
  },
  'worked in house, nothing to confirm': {
    ...base,
    about: 'The design is saved, then added.',
    attributes: { ...attributes, 'data-is-monogrammed': 'true' },
    props: { personalization: etching },
  },
  'text entered elsewhere': {
    ...base,
    about: 'Another widget has the field for the text: the error for a missing text shows here.',
    attributes: { ...attributes, 'data-is-monogrammed': 'true', 'data-personalization-type': '100' },
  },
  'text refused': {
    ...base,
    about: 'The server refuses the words of the design.',
    props: { personalization: etching },
    answers: {
      ...answers,
      saveDesign: {
        hasError: true,
        error: {
          businessErrorCode: 'E3001',
          businessErrorDescription: 'We cannot put these words on a piece.',
          profaneTexts: ['Darn'],
        },
      },
    },
  },
  'bad pattern': {
    ...base,
    about: 'The server’s pattern is not a valid regular expression: it is ignored and logged.',
    attributes: { ...attributes, 'data-is-personalized': 'true' },
    props: {
      personalization: {
        type: 100,
        lines: [{ ...nameLine, fontAttributes: { validationRegEx: '^[A-Z' } }],
      },
    },
  },
  terms: {
    ...base,
    about: 'Terms have to be accepted first: the modal opens.',
    props: { terms: '<p>Sold <strong>as it is</strong>: it cannot be returned.</p>' },
  },
  'several products': {
    ...base,
    about: 'The button of a set: its products are added together, each as its own form on the page has it.',
    attributes: { 'data-sku': '410553', 'data-skus': '410553 410602 421005' },
    content: `<form method="post" action="/cart/add-set">
<input type="hidden" name="__RequestVerificationToken" value="token-of-the-form">
<input type="hidden" name="Skus" value="410553 410602 421005">
<button type="submit">Add All 3 to Cart</button>
</form>`,
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
