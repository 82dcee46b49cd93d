import { getPopupExample } from '../../src/contract/payment/payment.examples.ts';

const answers = { getPopup: getPopupExample.answer };
const base = { answers, props: {} };

/** The states of the popup. */
export const examples = {
  help: { ...base, about: 'The server’s text about the security code.' },
  'without a title': {
    ...base,
    about: 'The server gives no title.',
    answers: { getPopup: { html: '<p>Look at the back of your card.</p>' } },
  },
  'hostile markup': {
    ...base,
    about: 'Script in the markup is removed.',
    answers: {
      getPopup: {
        title: 'Your Security Code',
        html: '<p onclick="alert(1)">The last three digits.</p><script>document.title = "wrong"</script><img src="x:" onerror="document.title = \'wrong\'" alt="">',
      },
    },
  },
  loading: { ...base, about: 'The content is loading.', answers: { getPopup: 'never' } },
  'not reached': {
    ...base,
    about: 'The content fails to load: an error shows, with Try Again.',
    answers: { getPopup: 503 },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
