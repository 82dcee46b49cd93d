import {
  type AddressTexts,
  addressFields,
  isShopCountry,
  postKind,
  sentTexts,
  withoutExtension,
} from '../../../src/domain/checkout/address.ts';
import { placeOf, type Region } from '../cart/regions.ts';

/** A postal address with the name of a person; a part that it does not have is empty. */
export type Address = AddressTexts;

/** An address as the shop keeps it: spaces trimmed, codes and phone numbers in one form where they are valid. */
export function readAddress(sent: Partial<Record<keyof Address, string | null | undefined>>): Address {
  const texts = Object.fromEntries(
    addressFields.map((name) => [name, (sent[name] ?? '').trim().replace(/\s+/g, ' ')]),
  ) as Address;
  const { phone } = texts;
  const read = sentTexts({ ...texts, country: texts.country.toUpperCase() });
  // An invalid number stays as typed, so that the error is about the typed text.
  return /\p{L}/u.test(withoutExtension(phone)) ? { ...read, phone } : read;
}

/** The parts of an address that shipping depends on. */
export interface Destination {
  place: { zip: string; region: Region } | undefined;
  isPoBox: boolean;
  /** APO, FPO and DPO. */
  isMilitary: boolean;
  /** In another country than the shop's own. */
  isAbroad: boolean;
}

export function destinationOf(address: Address): Destination {
  const { country, postalCode } = address;
  const kind = postKind(address);
  return {
    place: isShopCountry(country) ? placeOf(postalCode, country) : undefined,
    isPoBox: kind === 'poBox',
    isMilitary: kind === 'fpoApo',
    isAbroad: !isShopCountry(country),
  };
}

/** Two addresses of the same person at the same place. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  addressFields.every((name) => name === 'email' || one[name].toLowerCase() === other[name].toLowerCase());
