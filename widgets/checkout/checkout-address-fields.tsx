import type { ReactNode } from 'react';
import type { Checkout } from '../../src/contract/checkout/checkout.ts';
import type { AddressFormState } from '../../src/state/checkout/address-form.ts';
import { AddressForm } from '../../src/ui/checkout/address-form.tsx';

interface FieldsProps {
  form: AddressFormState;
  checkout: Pick<Checkout, 'countries' | 'deliveryDayLabels'>;
  /** The section of the autofill tokens. */
  section?: 'shipping' | 'billing';
}

/** The fields of an address of the order. */
export function CheckoutAddressFields({ form, checkout, section = 'shipping' }: FieldsProps): ReactNode {
  return (
    <AddressForm
      ref={form.place}
      section={section}
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
