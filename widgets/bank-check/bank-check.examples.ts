/** What the payment provider asks for: the bank's check, in a frame of its own. */
const bankCheck = {
  action: { type: 'threeDS2', subtype: 'challenge', token: 'example', paymentMethodType: 'scheme' },
  provider: { scriptUrl: '/adyen.js', config: { clientKey: 'test_EXAMPLE', environment: 'test' } },
};

const base = {
  bankCheck,
  props: {},
  context: { features: { paymentProvider_EnableAdyen: true } },
};

/** The states of the layer. */
export const examples = {
  challenge: { ...base, about: 'The bank asks the shopper for a code (3-D Secure).' },
  'on its way': {
    ...base,
    about: 'The payment provider’s script is loading: the layer says so, and Cancel works.',
    provider: 'never come' as const,
  },
  'modern brand': {
    ...base,
    about: 'The modern brand.',
    context: { ...base.context, brand: 'modern' },
  },
};
