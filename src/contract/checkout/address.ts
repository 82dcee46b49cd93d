import * as v from 'valibot';
import { filledText, identifier, maybe, mended, missingOr, ownText, shown } from '../fields.ts';

const text = ownText;

/** ISO 3166: `US`, `CA`, or another of `countries`. */
export const countryCode = mended(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), {
  mend: (given) => `${given}`.toUpperCase(),
  about: 'Written in capitals if it is not.',
});

/** A postal address, and who is there. Texts that an address does not have are empty. */
const fields = {
  /** The server's id of a known address; missing for a new one. */
  addressId: maybe(identifier),
  firstName: text,
  lastName: text,
  address1: text,
  address2: text,
  city: text,
  /** The code of the state or province; outside the US and Canada as typed. */
  state: text,
  postalCode: text,
  country: missingOr(countryCode, 'US'),
  phone: text,
  /** A guest's email address, for messages about the order; empty for an account. */
  email: text,
};

export const address = v.object(fields);

export type Address = v.InferOutput<typeof address>;

/** An address as it is sent: complete but for its second line and the email of a signed-in shopper. */
export const sentAddress = v.object({
  ...fields,
  addressId: v.optional(identifier),
  firstName: filledText,
  lastName: filledText,
  address1: filledText,
  city: filledText,
});

/** An address of the shopper's account (checkout §3). */
export const knownAddress = v.object({ ...fields, addressId: identifier });

export type KnownAddress = v.InferOutput<typeof knownAddress>;

/** The address of a gift registry, and whose it is (checkout §3). */
export const registryAddress = v.object({
  ...knownAddress.entries,
  grId: identifier,
  /** Such as `Ann & Bo's wedding registry`. */
  registryName: shown(v.string()),
});

export type RegistryAddress = v.InferOutput<typeof registryAddress>;
