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
  docs: {
    task: 'pay',
    useWhen:
      'When the bank has not authorized a payment: it says so, and leads back to the payment page. The widgets that pay open it.',
    notWhen:
      'For a wrong entry show the message at its field, as `card-entry` does; when the shop cannot be reached use `network-error`.',
    accessibility: [
      'A dialog named by its title, which has the focus when it opens.',
      'Update Payment closes it and leads to the payment page.',
      'Escape, the close button and a press beside it close it, and the focus returns to what opened it.',
    ],
  },
  props,
  view: PaymentError,
});
