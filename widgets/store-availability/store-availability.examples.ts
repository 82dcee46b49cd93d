import {
  availableStoreExample,
  getStoreAvailabilityExample,
  getStoreLocationDetailExample,
  getStoreLocationDetailListExample,
  resetSelectedStoreExample,
} from '../../src/contract/delivery/store-availability.examples.ts';

/** The form of a product page as rendered by the server. */
const form = (zip = '') => `<form method="get" action="/stores">
<input type="hidden" name="sku" value="410553">
<label for="zip">ZIP code</label>
<input type="text" id="zip" name="zip" value="${zip}">
<button type="submit">Check Stores</button>
</form>`;

const attributes = { 'data-sku': '410553' };
const answers = {
  getStoreAvailability: getStoreAvailabilityExample.answer,
  resetSelectedStore: resetSelectedStoreExample.answer,
  getStoreLocationDetail: getStoreLocationDetailExample.answer,
  getStoreLocationDetailList: getStoreLocationDetailListExample.answer,
};
const base = { attributes, content: form('60611'), answers };
const withStores = (getStoreAvailability: unknown) => ({ ...answers, getStoreAvailability });

const many = Array.from({ length: 8 }, (_, index) => ({
  ...availableStoreExample,
  storeNumber: `${201 + index}`,
  name: `${['Yorkdale', 'Rideau Centre', 'South Granville', 'Chinook Centre'][index % 4]} ${index + 1}`,
  isAvailable: index % 3 !== 1,
  availabilityMessage: index % 3 === 1 ? 'Not in stock' : 'In stock',
}));

/** The states of the stores. */
export const examples = {
  'typed before': { ...base, about: 'Text typed before mounting is kept.' },
  untouched: { ...base, about: 'Empty.', content: form() },
  'code of the page': {
    ...base,
    about: 'The page knows the code.',
    content: '',
    attributes: { ...attributes, 'data-zip': '10012' },
  },
  loading: { ...base, about: 'Placeholders while the stores load.', answers: withStores('never') },
  'many stores': {
    ...base,
    about: 'More than fit: the list scrolls.',
    answers: withStores({ stores: many }),
  },
  'long names': {
    ...base,
    about: 'A store with a long name.',
    answers: withStores({
      stores: [
        { ...availableStoreExample, name: 'The Shops at Northwest Arkansas Promenade and Village Green' },
      ],
    }),
  },
  'no stores': { ...base, about: 'No store has it.', answers: withStores({ stores: [] }) },
  'no stores, in the server’s words': {
    ...base,
    about: 'With the server’s reason.',
    answers: withStores({ stores: [], message: 'This item is sold online only.' }),
  },
  filters: {
    ...base,
    about: 'Only stores that have the product in stock, offer pickup and show it.',
    attributes: {
      ...attributes,
      'data-only-avail-stores': 'true',
      'data-include-only-bops-enabled': 'true',
      'data-on-display': 'true',
    },
  },
  'for pickup': {
    ...base,
    about: 'The shopper chooses a store to pick the product up, whether it has the product or not.',
    content: '',
    attributes: { ...attributes, 'data-zip': '60611', 'data-for-pickup': 'true' },
  },
  'selected store': {
    ...base,
    about: 'The basket has a store already; another can be chosen.',
    attributes: { ...attributes, 'data-selected-store': 'Old Orchard' },
  },
  'selected store kept': {
    ...base,
    about: 'The reset fails: the store stays, and so does the button.',
    attributes: { ...attributes, 'data-selected-store': 'Old Orchard' },
    answers: { ...answers, resetSelectedStore: 503 },
  },
  'the server’s messages': {
    ...base,
    about: 'The page’s own texts for a missing and a wrong code.',
    content: form('<b>6061</b>'.replace(/</g, '&lt;')),
    context: {
      messages: {
        missingPostalCode: 'A ZIP is needed here.',
        postalCodeValidationError: 'We do not know {0}.',
      },
    },
  },
  canada: {
    ...base,
    about: 'A Canadian page asks for a postal code.',
    content: form('k1a-0b1'),
    context: { country: 'CA' },
    answers: withStores({ stores: many.slice(0, 3).map((store) => ({ ...store, distance: '3.4 km' })) }),
  },
  failure: { ...base, about: 'The request fails: the typed code is kept.', answers: withStores(503) },
  'popup fails': {
    ...base,
    about: 'A store’s details fail to load, with Try Again.',
    answers: { ...answers, getStoreLocationDetail: 503 },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
  mobile: { ...base, about: 'On mobile.', context: { isMobile: true } },
};
