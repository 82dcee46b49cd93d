import { placeOf, type Region } from '../cart/regions.ts';
import type { Country } from '../view.ts';

/** A postal address, and who is there. A part that it does not have is empty. */
export interface Address {
  firstName: string;
  lastName: string;
  address1: string;
  address2: string;
  city: string;
  /** The code of the state or province; in another country as typed. */
  state: string;
  postalCode: string;
  /** `US`, `CA`, or the code of another country. */
  country: string;
  /** Digits; in another country as typed. */
  phone: string;
  /** Of a guest. */
  email: string;
}

export const addressFields = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'state',
  'postalCode',
  'country',
  'phone',
  'email',
] as const satisfies readonly (keyof Address)[];

export const isDomestic = (country: string): country is Country => country === 'US' || country === 'CA';

/** An address as the shop keeps it: spaces trimmed, codes and phone numbers in one form where they are valid. */
export function readAddress(sent: Partial<Record<keyof Address, string | null | undefined>>): Address {
  const text = (name: keyof Address) => (sent[name] ?? '').trim().replace(/\s+/g, ' ');
  const country = text('country').toUpperCase() || 'US';
  const state = text('state');
  const postalCode = text('postalCode');
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    state: isDomestic(country) ? state.toUpperCase() : state,
    postalCode: isDomestic(country) ? (placeOf(postalCode, country)?.zip ?? postalCode) : postalCode,
    country,
    phone: isDomestic(country) ? phoneDigits(text('phone')) : text('phone'),
    email: text('email'),
  };
}

/** A phone number of ten digits, without the country's 1; any other text as it is. */
function phoneDigits(typed: string): string {
  if (!/^[\d ().+/-]+$/.test(typed)) return typed;
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : typed;
}

/** What the shipping to an address depends on. */
export interface Destination {
  place: { zip: string; region: Region } | undefined;
  isPoBox: boolean;
  /** APO, FPO and DPO. */
  isMilitary: boolean;
  /** In another country than the shop's own. */
  isAbroad: boolean;
}

export function destinationOf({
  address1,
  address2,
  city,
  state,
  postalCode,
  country,
}: Address): Destination {
  const isMilitary = country === 'US' && (/^[AFD]PO$/i.test(city) || ['AA', 'AE', 'AP'].includes(state));
  return {
    place: isDomestic(country) ? placeOf(postalCode, country) : undefined,
    isPoBox: [address1, address2].some((line) => poBox.test(line)),
    isMilitary,
    isAbroad: !isDomestic(country),
  };
}

export const poBox = /\b(p\.? ?o\.?|post office|postal) ?box\b/i;

/** Two addresses of the same person at the same place. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  addressFields.every((name) => name === 'email' || one[name].toLowerCase() === other[name].toLowerCase());

/** `Chicago, IL 60606`. */
export const cityLine = ({ city, state, postalCode }: Address): string =>
  [[city, state].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ');

export const fullName = ({ firstName, lastName }: Pick<Address, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
