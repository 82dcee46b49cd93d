import { checkoutStart } from '../../src/domain/cart/checkout-now.ts';
import { type IslandProps, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { CheckoutNow } from './checkout-now.tsx';

export const props = {
  returnUrl: text({
    fallback: checkoutStart,
    about:
      'The URL of the next checkout step; an origin that is not allowed is refused, and the fallback used.',
  }),
  guestUrl: text({
    optional: true,
    about:
      'The URL that the guest’s form is posted to: this origin only; anything else is refused. By default `endpoints.postGuest` of the page context, or `/checkout/guest`.',
  }),
};

export type CheckoutNowProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'checkout-now',
  kind: 'overlay',
  about:
    'The slide-out before checkout: sign in, by the `sign-in` in it with its calls, or check out as a guest, by a form.',
  docs: {
    task: 'pay',
    useWhen: 'From a link to checkout, for shoppers who are not signed in: they sign in, or go on as guests.',
    notWhen:
      'On the sign-in page use `sign-in`; before anything else that needs an account `sign-in-popup`. A shopper who is signed in goes straight to checkout.',
    accessibility: [
      'A dialog named by its title, with two regions, each named by its heading: Returning Customers and New Customers.',
      'Its title has the focus when it opens.',
      'Sign-in and Guest Checkout are forms of their own, so that Enter sends only the one it was pressed in.',
      'Escape, the close button and a press beside it close it, and the focus returns to what opened it.',
    ],
  },
  props,
  view: CheckoutNow,
});
