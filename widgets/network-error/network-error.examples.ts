/** The states of the popup. */
export const examples = {
  'not reached': { about: 'The shop cannot be reached; closing leads to the cart.', props: {} },
  'texts of the page': {
    about: 'The page context replaces texts.',
    props: {},
    context: { messages: { networkErrorMessage: 'You seem to be offline.', backToCart: 'Go to Cart' } },
  },
  'modern brand': { about: 'The modern brand.', props: {}, context: { brand: 'modern' } },
};
