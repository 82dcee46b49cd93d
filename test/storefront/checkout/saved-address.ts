import { isParcel } from '../cart/delivery.ts';
import { readCart } from '../cart/lines.ts';
import { type Address, isSameAddress, readAddress } from './address.ts';
import {
  accountAddresses,
  addAccountAddress,
  changeAccountAddress,
  type KnownAddress,
  type RegistryAddress,
  registryAddresses,
} from './address-book.ts';
import { type AddressErrors, addressErrors, suggestionFor } from './address-check.ts';
import type { Buyer } from './buyer.ts';
import type { OpenOrder } from './open-order.ts';
import { changeRecipient, type Destined, recipientsOf, shippedCountries } from './recipients.ts';
import type { Part } from './shipments.ts';

/** An address as it is sent. */
export type SentAddress = Partial<Record<keyof Address, string | null | undefined>> & {
  addressId?: string | number | null | undefined;
};

/** The result of checking a sent address. */
export type CheckedAddress =
  | { status: 'wrong'; address: Address; errors: AddressErrors }
  | { status: 'suggested'; address: Address; suggested: Address }
  | { status: 'good'; address: Address };

/** Checks a sent address for the parts of the order that would go to it. */
export function checkAddress(buyer: Buyer, sent: SentAddress, parts: readonly Part[]): CheckedAddress {
  const registry = registryAddress(buyer, sent);
  const address = readAddress(registry ?? sent);
  const furniture = parts.find(({ line }) => !isParcel(line))?.line.product.name;
  const isEmailKnown =
    buyer.account !== undefined || recipientsOf(buyer).some((one) => one.address.email !== '');
  const errors = addressErrors(address, {
    countries: shippedCountries(buyer),
    needsEmail: !isEmailKnown,
    furniture: address.country === 'US' || address.country === 'CA' ? furniture : undefined,
  });
  if (Object.keys(errors).length > 0) return { status: 'wrong', address, errors };
  // A registry's address is the shop's own record, of which a giver sees a part.
  const suggested = registry ? undefined : suggestionFor(address);
  return suggested ? { status: 'suggested', address, suggested } : { status: 'good', address };
}

/** The known address of the registry that a sent address is of, with the giver's own email. */
function registryAddress({ shop, account, view, sessionId }: Buyer, { addressId, email }: SentAddress) {
  const grIds = readCart(shop, sessionId, view).lines.flatMap(({ details }) => details.GiftRegistryId ?? []);
  const known = registryAddresses(shop, { account, grIds, view }).find(
    (one) => one.addressId === String(addressId ?? ''),
  );
  return known && { ...known, email: email || known.email };
}

/** The addresses of a shopper that have an id: of the account, of registries, and of the order's recipients. */
export function knownAddresses(buyer: Buyer, order: OpenOrder): (KnownAddress | RegistryAddress)[] {
  const { shop, account, view } = buyer;
  const grIds = order.cart.lines.flatMap(({ details }) => details.GiftRegistryId ?? []);
  return [
    ...accountAddresses(shop, account),
    ...registryAddresses(shop, { account, grIds, view }),
    ...recipientsOf(buyer).map(({ id, address }) => ({ ...address, addressId: `recipient-${id}` })),
  ].filter(({ country }) => shippedCountries(buyer).includes(country));
}

/** A known address as a recipient's; undefined for an id that this shopper does not know. */
export function destinedTo(buyer: Buyer, order: OpenOrder, addressId: string): Destined | undefined {
  const known = knownAddresses(buyer, order).find((one) => one.addressId === addressId);
  if (!known) return undefined;
  const isOfRecipient = addressId.startsWith('recipient-');
  const recipient = isOfRecipient && recipientsOf(buyer).find(({ id }) => `recipient-${id}` === addressId);
  if (recipient) return recipient;
  return {
    address: readAddress(known),
    addressId,
    grId: 'grId' in known ? known.grId : undefined,
  };
}

/**
 * An address to ship to: a known one, which is changed by what is sent unless it is a registry's, or a new one, which
 * an account keeps.
 */
export function destined(buyer: Buyer, order: OpenOrder, sent: SentAddress): Destined {
  const { shop, account } = buyer;
  const address = readAddress(sent);
  const addressId = sent.addressId == null ? undefined : String(sent.addressId);
  const known = addressId === undefined ? undefined : destinedTo(buyer, order, addressId);
  // The address is the registry's, the email the giver's.
  if (known?.grId !== undefined)
    return { ...known, address: { ...known.address, email: address.email || known.address.email } };
  if (!account) return { address, addressId: undefined, grId: undefined };
  const isOwn = accountAddresses(shop, account).some((one) => one.addressId === addressId);
  if (addressId === undefined || !isOwn)
    return { address, addressId: addAccountAddress(shop, account, address)?.addressId, grId: undefined };
  if (known && isSameAddress(known.address, address)) return known;
  changeAccountAddress(shop, account, { ...address, addressId });
  for (const recipient of recipientsOf(buyer).filter((one) => one.addressId === addressId))
    changeRecipient(buyer, recipient.id, { address, addressId, grId: undefined });
  return { address, addressId, grId: undefined };
}
