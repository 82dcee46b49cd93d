import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import type { AddressTexts } from '../../../src/domain/checkout/address.ts';
import { addressLines } from '../../../src/domain/checkout/address-lines.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import type { AttemptState } from '../../../src/state/attempt.ts';
import type { CheckoutFlow } from '../../../src/state/checkout/checkout-flow.ts';
import type { SuggestionChoice } from '../../../src/state/checkout/use-address-check.ts';
import { type BillingState, newBillingAddress } from '../../../src/state/payment/billing.ts';
import { useOtherBilling } from '../../../src/state/payment/use-other-billing.ts';
import { AddressChoice } from '../../../src/ui/checkout/address-choice.tsx';
import { FailureMessage } from '../../../src/ui/message.tsx';
import { CheckoutAddressFields } from '../checkout-address-fields.tsx';
import { CheckoutSuggestion } from '../checkout-suggestion.tsx';
import { billingCountryMessages } from './payment.messages.ts';
import { billingMessages } from './payment-summary.messages.ts';

const words = { ...billingMessages, ...billingCountryMessages };

/** Another billing address than the shipping address: one of the account's, or a new one with its suggestion. */
export function PaymentBillingOther({ billing, checkout, flow, state, onNext }: BillingProps): ReactNode {
  const texts = useTexts(words);
  const [pressed, setPressed] = useState<SuggestionChoice>();
  const { form, suggestion, edit } = useOtherBilling(checkout, flow, billing);
  const { others, other } = billing;
  // The countries of the form: the bill of an order to another country may go to the shop's own.
  const countries = [
    { code: 'US', name: texts.billingUnitedStates },
    { code: 'CA', name: texts.billingCanada },
    ...checkout.countries,
  ];

  // The form has no button: Enter presses Next of the step.
  function handleEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.isDefaultPrevented()) return;
    if ((event.target as Element).localName !== 'input') return;
    event.preventDefault();
    onNext();
  }

  function handleDecide(which: SuggestionChoice) {
    setPressed(which);
    onNext(suggestion?.[which]);
  }

  return (
    <>
      <form className="si-checkout__billing-form" method="post" noValidate onKeyDown={handleEnter}>
        {others.length > 0 && (
          <AddressChoice
            legend={texts.billingChoice}
            options={others.map((one) => ({ key: one.addressId, lines: addressLines(one, checkout) }))}
            newKey={newBillingAddress}
            newLabel={texts.billingNew}
            chosen={other?.addressId ?? newBillingAddress}
            onChoose={(address) => billing.choose({ address })}
          />
        )}
        {!other && (
          <CheckoutAddressFields section="billing" form={form} checkout={{ ...checkout, countries }} />
        )}
      </form>
      {!suggestion && <FailureMessage state={billing.state} />}
      {suggestion && (
        <CheckoutSuggestion
          suggestion={suggestion}
          state={billing.state.status === 'failed' ? billing.state : state}
          pressed={pressed}
          opener={form.place.current?.querySelector<HTMLElement>('[name="address1"]')}
          onDecide={handleDecide}
          onEdit={edit}
        />
      )}
    </>
  );
}

export interface BillingProps {
  billing: BillingState;
  checkout: Checkout;
  flow: CheckoutFlow;
  /** The state of a press of Next, which saves the address. */
  state: AttemptState;
  /** Presses Next, with the address that the shopper has chosen. */
  onNext: (decided?: AddressTexts) => void;
}
