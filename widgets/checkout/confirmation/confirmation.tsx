import { type ReactNode, useState } from 'react';
import { nextOf } from '../../../src/domain/checkout/order-lines.ts';
import { fillIn } from '../../../src/domain/messages.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { offers } from '../../../src/page/offers.ts';
import { useTrackedStep } from '../../../src/state/checkout/track-steps.ts';
import { Button, ButtonLink } from '../../../src/ui/button.tsx';
import { CheckoutOrder } from '../checkout-order.tsx';
import type { StepProps } from '../checkout-step-file.ts';
import { CheckoutSums } from '../checkout-sums.tsx';
import { confirmationMessages } from './confirmation.messages.ts';
import { ConfirmationAccount } from './confirmation-account.tsx';
import { ConfirmationThanks } from './confirmation-thanks.tsx';

export { CheckoutConfirmation as View };

/** The placed order (checkout §2.1): its number, the deliveries, and what happens next. */
export function CheckoutConfirmation(props: StepProps): ReactNode {
  const { checkout, flow, continueUrl, createAccountUrl, PaymentSummary } = props;
  const texts = useTexts(confirmationMessages);
  useTrackedStep(checkout, flow);
  const [hasThanks, setHasThanks] = useState(offers('offersThankYou'));
  // A yes that the server has stays changeable, also after a no.
  if (checkout.tymPreferences?.isOptIn && !hasThanks) setHasThanks(true);
  const { orderNumber, accountInfo, recipientList, isGuest } = checkout;
  const contacts = recipientList.flatMap(
    ({ address, bopsOptions }) => address ?? bopsOptions?.pickupContact ?? [],
  );
  const email = accountInfo.email ?? contacts.find((one) => one.email)?.email;
  return (
    <div className="si-checkout__confirmation">
      {orderNumber && <p className="si-checkout__order-number">{fillIn(texts.orderNumber, orderNumber)}</p>}
      {email && <p>{fillIn(texts.orderMail, email)}</p>}
      <section className="si-checkout__next">
        <h3 className="si-checkout__part">{texts.nextHeading}</h3>
        <dl>
          {nextOf(checkout, texts).map(({ what, when }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: texts alone, and two may be the same
            <div key={nth}>
              <dt>{what}</dt>
              <dd>{when}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="si-checkout__after">
        <ButtonLink href={continueUrl}>{texts.continueShopping}</ButtonLink>
        <Button kind="link" onClick={() => window.print()}>
          {texts.printOrder}
        </Button>
      </div>
      <div className="si-checkout__placed">
        <div>
          <CheckoutOrder checkout={checkout} PaymentSummary={undefined} />
        </div>
        <div className="si-checkout__paper">
          <CheckoutSums checkout={checkout} />
          {PaymentSummary && <PaymentSummary checkout={checkout} />}
        </div>
      </div>
      {isGuest && email && createAccountUrl && (
        <ConfirmationAccount
          {...props}
          email={email}
          contact={contacts[0]}
          createAccountUrl={createAccountUrl}
        />
      )}
      {hasThanks && <ConfirmationThanks checkout={checkout} flow={flow} />}
    </div>
  );
}
