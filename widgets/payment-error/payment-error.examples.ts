/** The states of the popup. */
export const examples = {
  'not authorized': {
    about: 'The card is declined, with the server’s message.',
    props: { message: 'Your bank did not approve this payment. Please use another card.' },
  },
  'without a message': { about: 'The card is declined, and the server gives no message.', props: {} },
  'modern brand': { about: 'The modern brand.', props: {}, context: { brand: 'modern' } },
};
