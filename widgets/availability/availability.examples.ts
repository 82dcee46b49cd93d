import { getStoreAvailabilityExample } from '../../src/contract/delivery/store-availability.examples.ts';
import {
  getAvailabilityExample,
  productAvailabilityExample,
  shopButtonsExample,
} from '../../src/contract/product/availability.examples.ts';
import { getRecommendationsExample } from '../../src/contract/recommendations/recommendations.examples.ts';

const attributes = { 'data-sku': '410553' };
const known = { ...attributes, 'data-zip': '60611' };

/** The form of a product page as rendered by the server. */
const content = `<p>Ships in 3 to 5 business days.</p>
<form method="get" action="/p/410553">
<label for="ways-zip">ZIP code</label>
<input type="text" id="ways-zip" name="zip">
<button type="submit">Update</button>
</form>`;

const of = (answer: object) => ({ items: { '410553': { ...productAvailabilityExample, ...answer } } });
const [ship, pickup, delivery] = shopButtonsExample as [object, object, object];
const buttons = (...all: object[]) => ({ shopButtonGroup: { buttons: all } });
const answers = {
  getAvailability: of({}),
  getStoreAvailability: getStoreAvailabilityExample.answer,
  getRecommendations: getRecommendationsExample.answer,
};
const base = { attributes: known, content, answers };
const answering = (answer: object) => ({ ...answers, getAvailability: of(answer) });
const value = (availability: number, more: object = {}) =>
  answering({ availability, shopButtonGroup: null, productPurchaseMessage: null, isLocal: false, ...more });

const others = (getRecommendationsExample.answer as { items: object[] }).items;

/** The states of how a product can be had. */
export const examples = {
  'three ways': { ...base, about: 'Shipped, picked up or delivered: each with its date and price.' },
  'no code': {
    ...base,
    about: 'No ZIP code is known: it is asked for, below the ways without prices.',
    attributes,
    answers: answering(buttons({ ...ship, price: undefined }, { ...delivery, price: undefined })),
  },
  'store without it': {
    ...base,
    about: 'The nearest store does not have it, and says so; another can be chosen.',
    answers: answering(
      buttons(ship, { ...pickup, isAvailable: false, edd: null, price: null, message: 'Not in stock there' }),
    ),
  },
  'pickup chosen': {
    ...base,
    about: 'The server’s choice is pickup.',
    answers: answering({ selectedOption: 'pickup' }),
  },
  'one way': { ...base, about: 'Only delivery into the home.', answers: answering(buttons(delivery)) },
  future: {
    ...base,
    about: 'Not in stock yet: it can be ordered (future availability).',
    answers: answering({ availability: 2 }),
  },
  gone: {
    ...base,
    about: 'No longer available: the message leads to products in its place, and they lead back.',
    answers: value(3, { nlaCarouselDto: { title: 'You May Like These', items: others } }),
  },
  'gone, with a place for others': {
    ...base,
    about: 'The server knew it, and has kept the place of the products in its place: they show at once.',
    content: `<p>No longer available.</p>
<div data-island="product-showcase" data-pod-id="pdp-alternative-items" data-sku="410553"><p><a href="/sofas">See all sofas</a></p></div>`,
    answers: value(3, { nlaCarouselDto: { title: 'You May Like These', items: others } }),
  },
  'gone, without others': {
    ...base,
    about: 'No longer available, and nothing in its place.',
    answers: value(3),
  },
  'not eligible': {
    ...base,
    about: 'It may not be sold in this state; another code can be given.',
    answers: value(4, { message: 'This item cannot be sold in California.' }),
  },
  'no carrier': { ...base, about: 'No carrier goes there.', answers: value(5) },
  'not found': {
    ...base,
    about: 'The server does not know it: its own content stays, with Try Again.',
    answers: value(0),
  },
  error: {
    ...base,
    about: 'The server cannot tell now: its own content stays, with Try Again.',
    answers: value(6),
  },
  'not requested': {
    ...base,
    about: 'The server has not requested it yet: it is asked again, for at most 10 seconds.',
    answers: value(7),
  },
  loading: {
    ...base,
    about: 'Until the first answer the server’s content stays.',
    answers: { ...answers, getAvailability: 'never' },
  },
  'loading without content': {
    ...base,
    about: 'Placeholders, where the server has rendered nothing.',
    content: '',
    answers: { ...answers, getAvailability: 'never' },
  },
  failure: {
    ...base,
    about: 'The request fails: the server’s content stays, with Try Again.',
    answers: { ...answers, getAvailability: 503 },
  },
  abroad: {
    ...base,
    about: 'Ships to other countries.',
    answers: answering({ isInternational: true, isLocal: false }),
  },
  canada: {
    ...base,
    about: 'A Canadian page: a postal code, and no pickup.',
    context: { country: 'CA', locale: 'en-CA', currency: 'CAD' },
    attributes: { ...attributes, 'data-zip': 'K1A 0B1' },
    answers: answering({ ...buttons(ship, delivery), isCanada: true, isLocal: false }),
  },
  'long names': {
    ...base,
    about: 'A store with a long name.',
    answers: answering(
      buttons(ship, {
        ...pickup,
        store: { storeNumber: '101', name: 'The Shops at Northwest Arkansas Promenade and Village Green' },
      }),
    ),
  },
  'bad facts': {
    ...base,
    about: 'What is wrong in an answer is left out and reported; the rest shows.',
    answers: answering({ ...buttons({ option: 'drone' }, ship), message: 7 }),
  },
  'several products': {
    ...base,
    about: 'Chosen options and a quantity go along.',
    attributes: { ...known, 'data-option-choice-parameter': 'FABRIC=INK', 'data-quantity': '3' },
    answers: { ...answers, getAvailability: getAvailabilityExample.answer },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
  mobile: { ...base, about: 'On mobile.', context: { isMobile: true } },
};
