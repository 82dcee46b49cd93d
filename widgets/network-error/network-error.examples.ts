/** The states of the popup. */
export const examples = {
  'not reached': { about: 'The shop cannot be reached; the cart’s page is next.', props: {} },
  'texts of the page': {
    about: 'The page context gives other words.',
    props: {},
    context: { messages: { networkErrorMessage: 'You seem to be offline.', backToCart: 'Go to Cart' } },
  },
  'modern brand': { about: 'The modern brand.', props: {}, context: { brand: 'modern' } },
};
