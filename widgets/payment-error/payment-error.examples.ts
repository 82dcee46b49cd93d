/** The states of the popup. */
export const examples = {
  'not authorized': {
    about: 'With the server’s message.',
    props: { message: 'Your bank did not approve this payment. Please use another card.' },
  },
  'without a message': { about: 'The server gives no message.', props: {} },
  'modern brand': { about: 'The modern brand.', props: {}, context: { brand: 'modern' } },
};
