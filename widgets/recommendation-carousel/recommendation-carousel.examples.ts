import { addItemsExample, getCartExample } from '../../src/contract/cart/cart.examples.ts';
import { recommendationExample } from '../../src/contract/recommendations/recommendations.examples.ts';
import { getRegistriesExample } from '../../src/contract/registry/registry.examples.ts';

const names = [
  'Linden Armchair',
  'Harbor Throw Pillow',
  'Marlow Walnut Side Table',
  'Corwin Bouclé Loveseat',
  'Foxley Arc Floor Lamp',
  'Bramley Oak Dining Chair',
  'Sorrel Flatwoven Rug',
  'Ridley Leather Ottoman',
  'Tilden Round Mirror',
  'Ellery Media Console',
  'Quincy Linen Curtain',
  'Hadley Stoneware Mug',
];

/** The nth product of the pod, from 0; some are more expensive, some are new. */
function product(index: number, more: object = {}) {
  const price = 3995 + index * 12_000;
  return {
    ...recommendationExample,
    sku: `22${1000 + index}`,
    name: names[index % names.length]!,
    price,
    formattedPrice: `$${(price / 100).toFixed(2)}`,
    formattedListPrice: null,
    imagePath: `/pictures/22${1000 + index}.svg`,
    imagePathHiRes: `/pictures/22${1000 + index}.svg?hires=1`,
    navigateUrl: `/p/22${1000 + index}`,
    ...more,
  };
}

const products = (count: number, more?: object) =>
  Array.from({ length: count }, (_, index) => product(index, more));

const pod = (items: object[], title: string | null = 'People Also Viewed') => ({
  items,
  title,
  length: items.length,
  resultId: 'r-1',
});

const attributes = { 'data-pod-id': 'people-also-viewed-pdp', 'data-sku': '410553' };
const content = '<p><a href="/sofas">See all sofas</a></p>';
const cart = { addItems: addItemsExample.answer, getCart: getCartExample.answer };
const answers = { ...cart, getRecommendations: pod(products(12)), getMainPi: pod(products(12)) };
const base = { attributes, content, answers };

/** The states of the carousel. */
export const examples = {
  items: { ...base, about: 'Twelve products, each with its button.' },
  loading: {
    ...base,
    about: 'Five placeholders of the cards’ exact size.',
    answers: { ...cart, getRecommendations: 'never' },
  },
  'one item': {
    ...base,
    about: 'A single product: both arrows are disabled.',
    answers: { ...cart, getRecommendations: pod(products(1)) },
  },
  'long names': {
    ...base,
    about: 'Names of more than two lines end at the second, between words.',
    answers: {
      ...cart,
      getRecommendations: pod(
        products(6, {
          name: 'Hartwell Velvet Queen Sleeper Sofa with Reversible Chaise, Storage Ottoman and Six Feather Pillows',
        }),
      ),
    },
  },
  sale: {
    ...base,
    about: 'On sale: both prices, each named.',
    answers: {
      ...cart,
      getRecommendations: pod(products(6, { formattedListPrice: '$2,499.00', badge: 'Sale' })),
    },
  },
  'in the cart': {
    ...base,
    about: 'Some of the products are in the cart, as the page knows it: their cards say so.',
    answers: {
      ...answers,
      getRecommendations: pod(products(6, { badge: 'New' })),
      getCart: {
        ...getCartExample.answer,
        lineItems: [0, 2].map((index) => ({ id: `${index}`, sku: product(index).sku, quantity: 1 })),
      },
    },
  },
  many: {
    ...base,
    about: 'More than the pod’s limit, with duplicates: 24 show, each once.',
    answers: { ...cart, getRecommendations: pod([...products(12), ...products(40)]) },
  },
  'title from the pod': {
    ...base,
    about: 'The server sends no title: the pod’s own shows.',
    answers: { ...cart, getRecommendations: pod(products(6), null) },
  },
  heading: {
    ...base,
    about: 'The page’s own heading, at the level the page needs.',
    attributes: { ...attributes, 'data-heading': 'Pairs Well With', 'data-heading-level': '3' },
  },
  'shop all': {
    ...base,
    about: 'The title row links to all products of the pod.',
    answers: { ...cart, getRecommendations: { ...pod(products(12)), shopAllUrl: '/best-sellers' } },
  },
  'custom order': {
    ...base,
    about: 'A product whose options have to be chosen leads to its own page.',
    answers: {
      ...cart,
      getRecommendations: pod(products(6, { customOrderConfirmation: { hasCustomOrderConfirmation: true } })),
    },
  },
  'quick view': {
    ...base,
    about: 'With a quick view each product has a button for it, and “Choose Options” leads there.',
    attributes: { ...base.attributes, 'data-is-quick-view-enabled': 'true' },
    answers: {
      ...cart,
      getRecommendations: pod(
        products(6, {
          optionChoiceParameter: 'COLOR=RUST',
          customOrderConfirmation: { hasCustomOrderConfirmation: true },
        }),
      ),
    },
  },
  registry: {
    ...base,
    about: 'Each card has the button that adds to a registry.',
    attributes: { ...attributes, 'data-add-to': 'registry', 'data-sign-in-url': '/account/login?registry=1' },
  },
  'several products': {
    ...base,
    about: 'The pod for each of several products, merged into one list.',
    attributes: { 'data-pod-id': 'registry-you-may-also-want', 'data-skus': '410553 410554' },
  },
  'no buttons': {
    ...base,
    about: 'A registry pod: add to cart is off.',
    attributes: { 'data-pod-id': 'registry-you-may-also-want' },
  },
  'cross-sell set': {
    about: 'A cross-sell set, by JSON: the page names a URL for that.',
    content: base.content,
    attributes: { 'data-pod-id': 'complete-the-set' },
    answers: { ...cart, getCrossSell: pod(products(4)) },
    context: {
      pods: { 'complete-the-set': { limit: 6, source: 'cross-sell' } },
      endpoints: { getCrossSell: '/browse/crosssell' },
    },
  },
  'registrant mode': {
    ...base,
    about: 'The owner’s registry: buttons add to it, and confirm by themselves; one adds all of the set.',
    attributes: {
      'data-pod-id': 'registry-you-may-also-want',
      'data-registrant-mode': 'true',
      'data-gr-id': '7001',
      'data-confirm-type': 'button',
      'data-show-bottom-add-button': 'true',
    },
    answers: {
      getMainPi: pod(products(4)),
      getRegistries: getRegistriesExample.answer,
      addRegistryItems: {
        isSuccess: true,
        items: products(4).map(({ sku }) => ({ sku, quantity: 1 })),
      },
    },
    context: { account: { isSignedIn: true } },
  },
  'in the registry': {
    ...base,
    about: 'Some are in the shopper’s registries already, as their cards or the page say.',
    attributes: { 'data-pod-id': 'registry-you-may-also-want', 'data-registrant-mode': 'true' },
    props: { registryAddedData: [{ sku: '221001', familyId: 'f-1', totalQty: 3 }] },
    answers: {
      getMainPi: pod([product(0, { registryQuantity: 2 }), product(1, { familyId: 'f-1' }), product(2)]),
    },
    context: { account: { isSignedIn: true } },
  },
  'all in the registry': {
    ...base,
    about: 'All of the set are in the registry already.',
    attributes: {
      'data-pod-id': 'registry-you-may-also-want',
      'data-registrant-mode': 'true',
      'data-show-bottom-add-button': 'true',
      'data-is-added-all-to-registry': 'true',
    },
    context: { account: { isSignedIn: true } },
  },
  'registry buttons off': {
    ...base,
    about: 'Products cannot be added to a registry now: there are no buttons.',
    attributes: {
      'data-pod-id': 'registry-you-may-also-want',
      'data-registrant-mode': 'true',
      'data-enable-add-registry-btn': 'false',
      'data-show-bottom-add-button': 'true',
    },
  },
  'new tab': {
    ...base,
    about: 'Cards open in a new tab, and say so.',
    attributes: { ...attributes, 'data-new-tab': 'true' },
  },
  'pod parameters': {
    ...base,
    about: 'Further parameters go along with the request.',
    props: { podParameters: { familyId: 'f-7', isStore: true } },
  },
  'pod of the page': {
    ...base,
    about: 'A pod that the page context adds.',
    attributes: { 'data-pod-id': 'holiday-edit' },
    context: { pods: { 'holiday-edit': { limit: 4, showAddToCart: false } } },
  },
  'other brand': {
    ...base,
    about: 'A pod of the other brand: fetched there, its paths lead there, and nothing can be added here.',
    attributes: { 'data-pod-id': 'other-brand-picks' },
    context: {
      otherBrandOrigin: 'https://other.example',
      pods: { 'other-brand-picks': { origin: 'other-brand' } },
    },
  },
  canada: {
    ...base,
    about: 'A Canadian page: the server’s prices as they are.',
    context: { country: 'CA' },
    answers: { ...cart, getRecommendations: pod(products(6, { formattedPrice: '$1,299.00' })) },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
  mobile: {
    ...base,
    about: 'On mobile the next card peeks, and an added one says “Added” for 3 seconds.',
    attributes: { ...attributes, 'data-show-added': 'true' },
    context: { isMobile: true },
  },
  'six at once': {
    ...base,
    about: 'The classic preset.',
    attributes: { ...attributes, 'data-preset': 'classic' },
  },
  empty: {
    ...base,
    about: 'Nothing to recommend: the server’s content stays.',
    answers: { ...cart, getRecommendations: pod([]) },
  },
  'network failure': {
    ...base,
    about: 'The pod fails to load: the server’s content is restored.',
    answers: { ...cart, getRecommendations: 'offline' },
  },
  'service unavailable': {
    ...base,
    about: 'The pod answers 503: the server’s content is restored.',
    answers: { ...cart, getRecommendations: 503 },
  },
  'unknown pod': {
    ...base,
    about: 'An unknown pod fails that island alone.',
    attributes: { 'data-pod-id': 'people-also-veiwed' },
  },
  'failed add': {
    ...base,
    about: 'A failed add shows on the card, and the button works again.',
    answers: { ...answers, addItems: 503 },
  },
};
