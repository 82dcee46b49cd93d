import { type AddressTexts, addressFields, addressTexts } from '../checkout/address.ts';

/** An address, and who is there, as a wallet gives it. */
export type ContactTexts = { [Field in keyof AddressTexts]?: string | undefined };

/**
 * A wallet's address in the form of this library: the region by its code, postal code and phone number as it writes them.
 * Missing fields stay empty, and the rules of an address report them.
 */
export function contactTexts(given: ContactTexts, country: string): AddressTexts {
  const known: Partial<AddressTexts> = {};
  for (const field of addressFields) {
    const text = given[field];
    if (typeof text === 'string') known[field] = text;
  }
  return addressTexts({ ...known, country: known.country || country });
}

/** The address without its empty fields, as it is sent for the bill. */
export function billingOf(
  given: ContactTexts | undefined,
  country: string,
): Partial<AddressTexts> | undefined {
  if (!given) return undefined;
  const filled = Object.entries(contactTexts(given, country)).filter(([, text]) => text);
  return Object.fromEntries(filled);
}
