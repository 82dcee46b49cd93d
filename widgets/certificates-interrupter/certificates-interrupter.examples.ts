import { getCartExample } from '../../src/contract/cart/cart.examples.ts';
import {
  removeCertificatesExample,
  removeProviderCertificatesExample,
} from '../../src/contract/cart/certificates.examples.ts';

const answers = {
  getCart: getCartExample.answer,
  removeCertificates: removeCertificatesExample.answer,
  removeProviderCertificates: removeProviderCertificatesExample.answer,
};
const base = { answers, props: {} };

/** The states of the popup. */
export const examples = {
  asked: { ...base, about: 'Checkout asks whether it goes on without the certificates.' },
  'with the server’s message': {
    ...base,
    about: 'The server’s message is markup.',
    props: {
      message:
        '<p>Certificates of <strong>$25.00</strong> are applied. They cannot be combined with the code SAVE20.</p>',
    },
  },
  'hostile markup': {
    ...base,
    about: 'Script in the message is removed.',
    props: {
      message:
        '<p onclick="alert(1)">Choose one.</p><script>document.title = "wrong"</script><img src="x:" onerror="document.title = \'wrong\'" alt="">',
    },
  },
  'payment provider': {
    ...base,
    about: 'The payment provider’s path takes the certificates back.',
    context: { features: { paymentProvider_EnableAdyen: true } },
  },
  removing: {
    ...base,
    about: 'The request is pending.',
    answers: { ...answers, removeCertificates: 'never' },
  },
  failed: {
    ...base,
    about: 'The certificates could not be taken back: the Network Error popup says so.',
    answers: { ...answers, removeCertificates: 503 },
  },
  refused: {
    ...base,
    about: 'The server refuses with its own message.',
    answers: {
      ...answers,
      removeCertificates: {
        isSuccess: false,
        rewardsData: { errorMessage: 'Rewards are being updated. Please try again in a minute.' },
      },
    },
  },
  canada: { ...base, about: 'The Canadian shop.', context: { country: 'CA' } },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
