import * as v from 'valibot';
import { refreshCheckout } from '../../src/contract/checkout/checkout.ts';
import { cardProvider } from '../../src/contract/payment/card-provider.ts';
import { type IslandProps, json, oneOf, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { Checkout } from './checkout.tsx';

export const props = {
  step: oneOf(['shipping', 'options', 'payment', 'review', 'confirmation'], {
    optional: true,
    about: 'The step that the server has rendered; without it, that of the page’s address.',
  }),
  checkout: json(refreshCheckout.answer, {
    optional: true,
    // A seed that cannot be read is reported, and the checkout is asked for.
    isLenient: true,
    accepts: 'the answer of GET /ReactCheckout/RefreshCheckout',
    about:
      'The checkout as the server rendered it: shown at once. Without it the server’s content stays until it is loaded.',
  }),
  cardProvider: json(cardProvider, {
    optional: true,
    accepts: '{scriptUrl, styleUrl?, config?}',
    about:
      'The configuration of the payment provider’s fields for a new card, if `features.paymentProvider_EnableAdyen` is on.',
  }),
  creditOffer: json(v.record(v.string(), v.unknown()), {
    optional: true,
    accepts: 'an object',
    about: 'The attributes of `credit-offer`; without them no offer is made.',
  }),
  cartUrl: url({ fallback: '/checkout/cart', about: 'The cart’s page.' }),
  continueUrl: url({ fallback: '/', about: 'Where the confirmation leads on.' }),
  createAccountUrl: url({
    fallback: '/account/create-account',
    isOwn: true,
    // An invalid URL never stops an order: only the account is not offered.
    isLenient: true,
    about:
      'Where a guest’s account is made after the order: a form with the password is posted there. An address of another site is reported, and no account is offered.',
  }),
};

export type CheckoutProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'checkout',
  kind: 'inline',
  load: 'load',
  about:
    'The checkout: shipping, shipping and gift options, payment, review and confirmation, each at its own address.',
  docs: {
    task: 'pay',
    useWhen:
      'On the pages of checkout, round the server’s own content of each step, from shipping to the confirmation.',
    notWhen:
      'For the cart use `cart`; for a payment page of your own `card-entry`, `saved-cards` or `pay-with-two`.',
    accessibility: [
      'The steps are a navigation list; the shown one is marked as the current step, and those that are done are links.',
      'After a change of step the focus is on its heading, and the title of the page names the step.',
      'Sending a form moves the focus to the first wrong field; in the address forms, if several are out of view, a list above leads to each.',
      'Another total is announced once all changes have been answered; an order that is declined or in doubt is announced too.',
      'Below 960 px the order summary is a button with the total in its name, which says whether it is open.',
    ],
  },
  props,
  isLarge: true,
  serverOf: ['address', 'order'],
  view: Checkout,
});
