import type { ReactNode, SubmitEvent } from 'react';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import { addressLines } from '../../../src/domain/checkout/address-lines.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { AddressChoice } from '../../../src/ui/checkout/address-choice.tsx';
import type { Elements } from '../../../src/ui/elements.ts';
import { CheckoutAddressFields } from '../checkout-address-fields.tsx';
import { CheckoutSuggestion } from '../checkout-suggestion.tsx';
import { shippingStepMessages } from './shipping.messages.ts';
import { newAddress, placesOf, type ShippingParts } from './shipping.state.ts';
import { ShippingActions } from './shipping-actions.tsx';
import { useShippingAddress } from './shipping-address.state.ts';
import { ShippingPickup } from './shipping-pickup.tsx';

interface AddressProps extends ShippingParts {
  /** Leads to several addresses. */
  switcher: Elements;
}

/** One address for the whole order: a known one, or a form. */
export function ShippingAddress({ switcher, ...step }: AddressProps): ReactNode {
  const { checkout, draft } = step;
  const address = useShippingAddress(step);
  const { form, suggestion } = address;

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    address.next();
  }

  return (
    <>
      <form className="si-checkout-shipping__form" method="post" noValidate onSubmit={handleSubmit}>
        <KnownAddresses checkout={checkout} chosen={draft.choice} onChoose={address.choose} />
        {(draft.choice === newAddress || checkout.isGuest) && (
          <CheckoutAddressFields form={form} checkout={checkout} />
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
        <CheckoutSuggestion
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

interface KnownAddressesProps {
  checkout: Checkout;
  chosen: string;
  onChoose: (key: string) => void;
}

/** The addresses of the account and of gift registries; nothing if there are none. */
function KnownAddresses({ checkout, chosen, onChoose }: KnownAddressesProps): ReactNode {
  const texts = useTexts(shippingStepMessages);
  const places = placesOf(checkout);
  if (!places.length) return null;
  return (
    <AddressChoice
      legend={texts.addressHeading}
      options={places.map((place) => ({
        key: place.addressId,
        lines: addressLines(place, checkout),
        title: place.registryName,
      }))}
      newKey={newAddress}
      newLabel={texts.newAddress}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
