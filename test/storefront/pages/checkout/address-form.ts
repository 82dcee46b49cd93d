import { html } from 'hono/html';
import { addressMessages as texts } from '../../../../src/domain/checkout/checkout-address-messages.ts';
import { regionsOf } from '../../../../src/domain/checkout/regions.ts';
import { postalCodeLabel } from '../../../../src/domain/delivery/postal-code.ts';
import type { Address } from '../../checkout/address.ts';
import type { AddressErrors } from '../../checkout/address-check.ts';
import type { Buyer } from '../../checkout/buyer.ts';
import { countryName } from '../../checkout/places.ts';
import { shippedCountries } from '../../checkout/recipients.ts';
import { field } from '../account/field.ts';
import type { Markup } from '../page.ts';
import type { Fields } from '../posted-fields.ts';

/** The fields of an address, as typed, with their errors. */
export interface TypedAddress {
  values: Partial<Record<keyof Address, string>>;
  errors?: AddressErrors;
}

const typed = (fields: Fields, name: keyof Address) => fields[name] ?? '';

/** The address in a posted form; a country that the form does not ask for is the only one there is. */
export function postedAddress(buyer: Buyer, fields: Fields): Record<keyof Address, string> {
  return {
    firstName: typed(fields, 'firstName'),
    lastName: typed(fields, 'lastName'),
    address1: typed(fields, 'address1'),
    address2: typed(fields, 'address2'),
    city: typed(fields, 'city'),
    state: typed(fields, 'state'),
    postalCode: typed(fields, 'postalCode'),
    country: fields.country ?? shippedCountries(buyer)[0]!,
    phone: typed(fields, 'phone'),
    email: typed(fields, 'email'),
  };
}

interface AddressForm {
  /** Of the fields' ids. */
  prefix: string;
  given: TypedAddress;
  hasEmail: boolean;
  hasPhone?: boolean;
  /** Of the browser's own names for the fields. */
  kind?: 'shipping' | 'billing';
}

/** The fields of an address form, with the browser's own names for them, so that it can fill them in. */
export function addressFieldset(
  buyer: Buyer,
  { prefix, given, hasEmail, hasPhone = true, kind = 'shipping' }: AddressForm,
): Markup {
  const { values, errors = {} } = given;
  const { country } = buyer.view;
  const countries = shippedCountries(buyer);
  const isAbroad = countries.length > 1;
  const text = (name: keyof Address, label: string, autocomplete: string, more: object = {}) =>
    field({ name, prefix, label, value: values[name], autocomplete, error: errors[name], ...more });
  const isOptional = isAbroad;
  return html`${hasEmail ? text('email', texts.guestEmail, 'email', { type: 'email', hint: texts.guestEmailWhy }) : ''}
${isAbroad ? countryField({ prefix, value: values.country, error: errors.country, countries }) : ''}
<div class="checkout-pair">
${text('firstName', texts.firstName, `${kind} given-name`)}
${text('lastName', texts.lastName, `${kind} family-name`)}
</div>
${text('address1', texts.address1, `${kind} address-line1`)}
${text('address2', texts.address2, `${kind} address-line2`, { isOptional: true })}
<div class="checkout-three">
${text('city', texts.city, `${kind} address-level2`)}
${
  isAbroad
    ? text('state', texts.region, `${kind} address-level1`, { isOptional })
    : selectField({
        name: 'state',
        prefix,
        label: country === 'US' ? texts.state : texts.province,
        empty: country === 'US' ? texts.chooseState : texts.chooseProvince,
        value: values.state,
        autocomplete: `${kind} address-level1`,
        error: errors.state,
        options: regionsOf(country).map(({ code, name }) => [code, name] as const),
      })
}
${text('postalCode', isAbroad ? texts.postalCodeAbroad : postalCodeLabel(country, texts), `${kind} postal-code`, { isOptional })}
</div>
${hasPhone ? text('phone', texts.phone, `${kind} tel-national`, { hint: texts.phoneWhy }) : ''}`;
}

interface SelectField {
  name: string;
  prefix: string;
  label: string;
  /** Before a choice. */
  empty: string;
  value: string | undefined;
  autocomplete: string;
  error: string | undefined;
  options: readonly (readonly [value: string, text: string])[];
}

/** A choice from a list, which begins empty. */
function selectField({
  name,
  prefix,
  label,
  empty,
  value = '',
  autocomplete,
  error,
  options,
}: SelectField): Markup {
  const id = `${prefix}-${name}`;
  return html`<div class="shop-field">
<label for="${id}">${label}</label>
<select class="form-control" id="${id}" name="${name}" autocomplete="${autocomplete}" required
 ${error ? html`aria-invalid="true" aria-describedby="${id}-note"` : ''}>
<option value="">${empty}</option>
${options.map(
  ([code, text]) => html`<option value="${code}" ${code === value ? html`selected` : ''}>${text}</option>
`,
)}</select>
${error ? html`<p class="shop-error" id="${id}-note">${error}</p>` : ''}
</div>
`;
}

function countryField({
  prefix,
  value,
  error,
  countries,
}: Pick<SelectField, 'prefix' | 'value' | 'error'> & { countries: readonly string[] }): Markup {
  return selectField({
    name: 'country',
    prefix,
    label: texts.country,
    empty: texts.chooseCountry,
    value,
    autocomplete: 'shipping country',
    error,
    options: countries.map((code) => [code, countryName(code)] as const),
  });
}
