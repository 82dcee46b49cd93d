import type { ReactNode } from 'react';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import type { AddressFormState } from '../../../src/state/checkout/address-form.ts';
import { AddressForm } from '../../../src/ui/checkout/address-form.tsx';

interface FieldsProps {
  form: AddressFormState;
  checkout: Checkout;
}

/** The fields of a shipping address. */
export function ShippingFields({ form, checkout }: FieldsProps): ReactNode {
  return (
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
  );
}
