import { type IslandProps, text, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { PaymentError } from './payment-error.tsx';

export const props = {
  message: text({ optional: true, about: 'The server’s message about the payment.' }),
  url: url({
    fallback: '/checkout/paymentandbilling?paymentErrorId=authorizationError#header_payment',
    about: 'The URL for updating the payment.',
  }),
};

export type PaymentErrorProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'payment-error',
  kind: 'overlay',
  about: 'Says that a payment was not authorized, and leads back to the payment page.',
  props,
  view: PaymentError,
});
