import type { ReactNode, SubmitEvent } from 'react';
import { shippingStepMessages } from '../../../src/domain/checkout/checkout-shipping-messages.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { pageContext } from '../../../src/page/context.ts';
import { AddressChoice } from '../../../src/ui/checkout/address-choice.tsx';
import { AddressForm } from '../../../src/ui/checkout/address-form.tsx';
import { newAddress, placesOf, type ShippingParts } from './shipping.state.ts';
import { ShippingActions } from './shipping-actions.tsx';
import { useShippingAddress } from './shipping-address.state.ts';
import { ShippingPickup } from './shipping-pickup.tsx';
import { ShippingSuggestion } from './shipping-suggestion.tsx';

interface AddressProps extends ShippingParts {
  /** Leads to several addresses. */
  switcher: ReactNode;
}

/** One address for all that is sent: a known one, or a form. */
export function ShippingAddress({ switcher, ...parts }: AddressProps): ReactNode {
  const { checkout, draft } = parts;
  const texts = useTexts(shippingStepMessages);
  const address = useShippingAddress(parts);
  const { form, suggestion } = address;
  const places = placesOf(checkout);
  const countryOf = (code: string) =>
    code === pageContext().country ? undefined : checkout.countries.find((one) => one.code === code)?.name;

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    address.next();
  }

  return (
    <>
      <form className="si-checkout-shipping__form" method="post" noValidate onSubmit={handleSubmit}>
        {places.length > 0 && (
          <AddressChoice
            legend={texts.addressHeading}
            options={places.map((place) => ({
              key: place.addressId,
              address: place,
              title: place.registryName,
              country: countryOf(place.country),
            }))}
            newKey={newAddress}
            newLabel={texts.newAddress}
            chosen={draft.choice}
            onChoose={address.choose}
          />
        )}
        {draft.choice === newAddress && (
          <AddressForm
            ref={form.place}
            section="shipping"
            values={form.values}
            problems={form.problems}
            asked={form.asked}
            listed={form.listed}
            countries={checkout.countries}
            dayLabels={checkout.deliveryDayLabels}
            onChange={form.handleChange}
            onLeave={form.handleLeave}
            onGo={form.focus}
          />
        )}
        {switcher}
        <ShippingPickup checkout={checkout} />
        <ShippingActions
          state={address.state}
          isSilent={!!suggestion}
          onCancel={address.isDirty && address.cancel}
        />
      </form>
      {suggestion && (
        <ShippingSuggestion
          suggestion={suggestion}
          state={address.state}
          pressed={address.pressed}
          opener={form.place.current?.querySelector<HTMLElement>('[name="address1"]')}
          onDecide={address.decide}
          onEdit={address.edit}
        />
      )}
    </>
  );
}
