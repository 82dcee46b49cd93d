import { getCartExample } from '../../src/contract/cart/cart.examples.ts';
import {
  removeAllNlaItemsExample,
  removeInHousePersonalizedNlaItemsExample,
  removeInstallationServicesExample,
  removeNlaItemsExample,
  removePersonalizedItemsExample,
  removePfasItemsExample,
  unavailableItemExample,
} from '../../src/contract/cart/cart-checkout.examples.ts';

const rug = {
  ...unavailableItemExample,
  sku: '220200',
  title: 'Sorrel Flatwoven Rug',
  imagePath: '/pictures/220200.svg',
  currentPrice: 24900,
  quantity: 2,
  availabilityMessage: 'Cannot be shipped to California',
};
const monogrammed = {
  ...unavailableItemExample,
  sku: '220300',
  title: 'Harbor Linen Napkins, Set of 4',
  imagePath: '/pictures/220300.svg',
  currentPrice: 3995,
  quantity: 3,
  availabilityMessage: null,
  edd: 'Arrives December 3 – December 8',
};
const wardrobe = {
  ...unavailableItemExample,
  sku: '220400',
  title: 'Tilden Oak Wardrobe',
  imagePath: '/pictures/220400.svg',
  availabilityMessage: 'Installation is not available in your area',
  edd: 'Arrives December 3 – December 8',
};

const answers = {
  getCart: getCartExample.answer,
  removeNlaItems: removeNlaItemsExample.answer,
  removeAllNlaItems: removeAllNlaItemsExample.answer,
  removePfasItems: removePfasItemsExample.answer,
  removeInHousePersonalizedNlaItems: removeInHousePersonalizedNlaItemsExample.answer,
  removePersonalizedItems: removePersonalizedItemsExample.answer,
  removeInstallationServices: removeInstallationServicesExample.answer,
};
const base = { answers, props: { errorType: 'nlaItems', items: [unavailableItemExample] } };
const of = (errorType: string, ...items: object[]) => ({ ...base, props: { errorType, items } });

const longTitle =
  'Hartwell Velvet Queen Sleeper Sofa with Reversible Chaise, Storage Ottoman and Six Feather Pillows';

/** The states of the popup. */
export const examples = {
  'no longer available': { ...base, about: 'An item is no longer available.' },
  'with the server’s message': {
    ...base,
    about: 'The server’s message stands above the items.',
    props: { ...base.props, message: 'The Marlow sofa has sold out since you added it.' },
  },
  'a custom order': {
    ...of('nlaItems', {
      ...unavailableItemExample,
      isCustomNla: true,
      availabilityMessage: null,
      edd: 'Made in 8 to 10 weeks',
    }),
    about: 'A custom order that is no longer made: its delivery estimate does not show.',
  },
  'none available': {
    ...of('allNlaItems', unavailableItemExample, { ...rug, availabilityMessage: 'No longer available' }),
    about: 'No item is available: Remove All asks first, and Reload Cart reads the cart again.',
  },
  'restricted in the state': {
    ...of('pfasItems', rug),
    about: 'Items that cannot be shipped to, or picked up in, the state.',
  },
  'personalized in house': {
    ...of('inHousePersonalizationNlaItems', { ...monogrammed, availabilityMessage: 'No longer available' }),
    about: 'A personalized item is no longer available: Remove All asks first.',
  },
  'personalization unavailable': {
    ...of('personalizationServiceUnavailable', monogrammed),
    about: 'The personalization service is unavailable: Remove All asks first.',
  },
  'installation unavailable': {
    ...of('installationServiceUnavailable', wardrobe),
    about: 'The installation service is unavailable: Continue keeps the items without it.',
  },
  'ten items': {
    ...of(
      'nlaItems',
      ...Array.from({ length: 10 }, (_, index) => ({
        ...[unavailableItemExample, rug, monogrammed, wardrobe][index % 4],
        availabilityMessage: 'No longer available',
      })),
    ),
    about: 'Ten items: the list scrolls, the buttons stay.',
  },
  'long names': {
    ...of(
      'nlaItems',
      {
        ...unavailableItemExample,
        title: longTitle,
        currentPrice: 1_234_567_890,
        quantity: 9999,
        availabilityMessage:
          'No longer available in Oatmeal Performance Linen; a fabric of the same family may be chosen instead',
      },
      { ...unavailableItemExample, title: '<b>Tab</b>le & Co', imagePath: null, currentPrice: null },
    ),
    about: 'A long name and price; a name with markup, shown as text, without picture and price.',
  },
  'without items': { ...of('nlaItems'), about: 'The server names no items.' },
  'bad items': {
    ...of('nlaItems', unavailableItemExample, { title: 'No SKU' }, { ...rug, imagePath: 7, edd: [] }),
    about: 'An item that cannot be read is left out and reported; the others show.',
  },
  removing: {
    ...base,
    about: 'The removal is pending.',
    answers: { ...answers, removeNlaItems: 'never' },
  },
  failed: {
    ...base,
    about: 'The removal failed: the message shows in the layer, and its button works again.',
    answers: { ...answers, removeNlaItems: 500 },
  },
  refused: {
    ...base,
    about: 'The server refuses the removal with its own message.',
    answers: {
      ...answers,
      removeNlaItems: { isSuccess: false, message: 'Your cart has changed. Please look at it again.' },
    },
  },
  'session gone': {
    ...base,
    about: 'The server has reset the session: the refresh popup opens over it.',
    answers: { ...answers, removeNlaItems: { IsReset: true } },
  },
  canada: { ...base, about: 'Canadian dollars.', context: { country: 'CA' } },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
