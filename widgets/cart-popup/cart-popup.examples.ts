import { getCheckoutPopupExample } from '../../src/contract/cart/cart-checkout.examples.ts';

const answers = { getCheckoutPopup: getCheckoutPopupExample.answer };
const base = { answers, props: { url: '/SharedLayer/CheckoutNotice?zip=60601' } };
const withRedirect = { ...base, props: { ...base.props, redirectUrl: '/checkout/shipping' } };

/** The states of the popup. */
export const examples = {
  content: { ...base, about: 'The server’s content.' },
  'with a redirect': { ...withRedirect, about: 'Continue proceeds to the redirect.' },
  'a guest': {
    ...withRedirect,
    props: { ...withRedirect.props, isGuest: true },
    about: 'The shopper is not signed in: Continue opens Checkout Now.',
  },
  'without a title': {
    ...base,
    about: 'The server gives no title.',
    answers: { getCheckoutPopup: { html: '<p>Deliveries take a week longer at the moment.</p>' } },
  },
  'hostile markup': {
    ...base,
    about: 'Script in the markup is removed.',
    answers: {
      getCheckoutPopup: {
        title: 'Before You Check Out',
        html: '<p onclick="alert(1)">A week longer.</p><script>document.title = "wrong"</script><img src="x:" onerror="document.title = \'wrong\'" alt="">',
      },
    },
  },
  loading: {
    ...withRedirect,
    about: 'The content is loading.',
    answers: { getCheckoutPopup: 'never' },
  },
  'not reached': {
    ...withRedirect,
    about: 'The content fails to load: an error shows, with Try Again beside Continue.',
    answers: { getCheckoutPopup: 503 },
  },
  canada: { ...withRedirect, about: 'The Canadian shop.', context: { country: 'CA' } },
  'modern brand': { ...withRedirect, about: 'The modern brand.', context: { brand: 'modern' } },
};
