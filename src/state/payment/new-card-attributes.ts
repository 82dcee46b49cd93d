import { cardProvider } from '../../contract/payment/card-provider.ts';
import { amountLimit } from '../../domain/payment/payment-limits.ts';
import { json, whole } from '../../runtime/attributes.ts';

/** The attributes of the forms for a new card. */
export const newCardAttributes = {
  amountDue: whole({
    min: 0,
    max: amountLimit.most,
    optional: true,
    about:
      'The amount that the page shows, in cents. If it has changed on the server, nothing is charged, and the new amount shows.',
  }),
  provider: json(cardProvider, {
    optional: true,
    accepts: '{scriptUrl, styleUrl?, config?}',
    about:
      'The configuration of the payment provider’s fields, if `features.paymentProvider_EnableAdyen` is on.',
  }),
};
