import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import type { AddressTexts } from '../../../src/domain/checkout/address.ts';
import { addressInLine, addressLines } from '../../../src/domain/checkout/address-lines.ts';
import {
  billingCountryMessages,
  billingMessages,
} from '../../../src/domain/payment/payment-billing-messages.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import type { AttemptState } from '../../../src/state/attempt.ts';
import type { SuggestionChoice } from '../../../src/state/checkout/address-check.ts';
import { type BillingState, newBillingAddress } from '../../../src/state/payment/billing.ts';
import { AddressChoice } from '../../../src/ui/checkout/address-choice.tsx';
import { ChoiceBox } from '../../../src/ui/choice-box.tsx';
import { FailureMessage } from '../../../src/ui/message.tsx';
import { CheckoutAddressFields } from '../checkout-address-fields.tsx';
import { CheckoutSuggestion } from '../checkout-suggestion.tsx';

const words = { ...billingMessages, ...billingCountryMessages };

interface BillingProps {
  billing: BillingState;
  checkout: Checkout;
  /** Of Next, which saves the address. */
  state: AttemptState;
  /** Next, with the address that the shopper has decided for. */
  onNext: (decided?: AddressTexts) => void;
}

/** The billing address (decision 92): as shipping, another of the account's, or a new one. */
export function PaymentBilling({ billing, checkout, state, onNext }: BillingProps): ReactNode {
  const texts = useTexts(words);
  // Where the country is asked for: a bill may stay at home when the order does not.
  const countries = [
    { code: 'US', name: texts.billingUnitedStates },
    { code: 'CA', name: texts.billingCanada },
    ...checkout.countries,
  ];
  const headingId = useId();
  const [pressed, setPressed] = useState<SuggestionChoice>();
  const { form, shipping, others, isSame, isTyped, suggestion } = billing;

  // No button stands in its form: Next is the step's.
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
    <section className="si-checkout__billing" aria-labelledby={headingId}>
      <h3 className="si-checkout__part" id={headingId}>
        {texts.billingHeading}
      </h3>
      {shipping && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the box is its control
        <label className="si-choice__option">
          <ChoiceBox
            type="checkbox"
            checked={isSame}
            onChange={({ target }) => billing.choose({ isSame: target.checked })}
          />
          <span className="si-address-card">
            <span>{texts.billingSame}</span>
            {isSame && (
              <span className="si-quiet">
                <bdi>{addressInLine(shipping, checkout)}</bdi>
              </span>
            )}
          </span>
        </label>
      )}
      {!isSame && (
        <form className="si-checkout__billing-form" method="post" noValidate onKeyDown={handleEnter}>
          {others.length > 0 && (
            <AddressChoice
              legend={texts.billingChoice}
              options={others.map((one) => ({ key: one.addressId, lines: addressLines(one, checkout) }))}
              newKey={newBillingAddress}
              newLabel={texts.billingNew}
              chosen={billing.chosen}
              onChoose={(address) => billing.choose({ address })}
            />
          )}
          {isTyped && (
            <CheckoutAddressFields section="billing" form={form} checkout={{ ...checkout, countries }} />
          )}
        </form>
      )}
      {!suggestion && <FailureMessage state={billing.state} />}
      {suggestion && (
        <CheckoutSuggestion
          suggestion={suggestion}
          state={billing.state.status === 'failed' ? billing.state : state}
          pressed={pressed}
          opener={form.place.current?.querySelector<HTMLElement>('[name="address1"]')}
          onDecide={handleDecide}
          onEdit={billing.edit}
        />
      )}
    </section>
  );
}
