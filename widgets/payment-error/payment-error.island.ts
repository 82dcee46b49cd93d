import { type IslandProps, text, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { PaymentError } from './payment-error.tsx';

export const props = {
  message: text({ optional: true, about: 'What the server says of the payment.' }),
  url: url({
    fallback: '/checkout/paymentandbilling?paymentErrorId=authorizationError#header_payment',
    about: 'Where the payment is updated.',
  }),
};

export type PaymentErrorProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'payment-error',
  kind: 'overlay',
  about: 'Says that a payment was not authorized, and leads back to it.',
  props,
  view: PaymentError,
});
