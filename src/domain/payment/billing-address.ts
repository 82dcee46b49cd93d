import { type AddressTexts, addressFields } from '../checkout/address.ts';

interface Recipient<Address> {
  address?: Address | null | undefined;
  /** The gift registry that it is bought from. */
  grId?: string | null | undefined;
}

/**
 * The shipping address that the billing address may be the same as (decision 92); undefined where everything is picked
 * up, or goes to the owners of gift registries.
 */
export const ownShippingAddress = <Address>(recipients: readonly Recipient<Address>[]): Address | undefined =>
  recipients.find(({ address, grId }) => address && !grId)?.address ?? undefined;

/** Whether two addresses are the same place and person; a guest's email belongs to the order. */
export const isSameAddress = (one: AddressTexts, other: AddressTexts): boolean =>
  addressFields.every((field) => field === 'email' || one[field] === other[field]);
