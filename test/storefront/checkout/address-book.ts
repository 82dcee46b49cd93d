import type { Account } from '../accounts/account.ts';
import { createRandom, seedOf } from '../catalog/random.ts';
import type { Registry } from '../registries/registries.ts';
import { registriesOf } from '../registries/registries.ts';
import { registryById } from '../registries/registry-of.ts';
import type { Shop } from '../shop.ts';
import type { Country, View } from '../view.ts';
import { type Address, isSameAddress, readAddress } from './address.ts';

/** An address that the shop knows by an id; of a gift registry with the registry's. */
export interface KnownAddress extends Address {
  addressId: string;
}

export interface RegistryAddress extends KnownAddress {
  grId: string;
  registryName: string;
  /** Of the shopper's own registry. */
  isOwn: boolean;
}

/** In place of the street of a registry that is somebody else's. */
export const privateStreet = 'Street address kept private';

/**
 * The part of a registry's address that a giver may see: the registrant's name and town. The shop ships to the whole
 * address.
 */
export const asGiverSees = <Given extends Address>(address: Given): Given => ({
  ...address,
  address1: privateStreet,
  address2: '',
  postalCode: '',
  phone: '',
});

/** Whether an address is shown to a shopper as a giver: that of a registry which is not their own. */
export const isPrivate = (shop: Shop, account: Account | undefined, grId: string | undefined): boolean =>
  grId !== undefined && !(account && registriesOf(shop, account).some((registry) => registry.grId === grId));

/** The most addresses of one account. */
export const maxAddresses = 20;

const idOf = (id: unknown) => `address-${id}`;

/** The addresses of an account, the oldest first. */
export function accountAddresses({ database }: Shop, account: Account | undefined): KnownAddress[] {
  if (!account) return [];
  return database
    .prepare('SELECT id, address FROM account_addresses WHERE account_id = ? ORDER BY id')
    .all(account.id)
    .map((row) => ({ ...readAddress(JSON.parse(String(row.address))), addressId: idOf(row.id) }));
}

/** Adds an address to an account; one that is there already, and the first above the limit, is not added. */
export function addAccountAddress(shop: Shop, account: Account, address: Address): KnownAddress | undefined {
  const kept = accountAddresses(shop, account);
  const known = kept.find((one) => isSameAddress(one, address));
  if (known || kept.length >= maxAddresses) return known;
  const { lastInsertRowid } = shop.database
    .prepare('INSERT INTO account_addresses (account_id, address) VALUES (?, ?)')
    .run(account.id, JSON.stringify(address));
  return { ...address, addressId: idOf(lastInsertRowid) };
}

/** Changes one of the account's own addresses. */
export function changeAccountAddress(
  { database }: Shop,
  account: Account,
  { addressId, ...address }: KnownAddress,
): void {
  database
    .prepare('UPDATE account_addresses SET address = ? WHERE account_id = ? AND id = ?')
    .run(JSON.stringify(readAddress(address)), account.id, Number(addressId.slice('address-'.length)));
}

/**
 * The addresses of the registries that a shopper may ship to, in the visitor's country: those that items of the order
 * are bought from, and the shopper's own.
 */
export function registryAddresses(
  shop: Shop,
  { account, grIds, view }: { account: Account | undefined; grIds: readonly string[]; view: View },
): RegistryAddress[] {
  const own = account
    ? registriesOf(shop, account).map((registry) => ({ registry, owner: account.firstName }))
    : [];
  const given = grIds.flatMap((grId) => registryById(shop, grId) ?? []);
  const byId = new Map([...given, ...own].map((one) => [one.registry.grId, one]));
  return [...byId.values()].map(({ registry, owner }) => ({
    ...addressOf(registry, owner, view.country),
    isOwn: own.some((one) => one.registry.grId === registry.grId),
  }));
}

/** Where a registry's gifts go: the same every time, by the registry's id. */
function addressOf(
  { grId, name }: Registry,
  firstName: string,
  country: Country,
): Omit<RegistryAddress, 'isOwn'> {
  const random = createRandom(seedOf(`registry ${grId}`));
  const [city, state, postalCode, area] = random.pick(cities[country]);
  return {
    addressId: `registry-${grId}`,
    grId,
    registryName: name,
    firstName,
    lastName: random.pick(lastNames),
    address1: `${random.whole(10, 980)} ${random.pick(streets)}`,
    address2: '',
    city,
    state,
    postalCode,
    country,
    phone: `${area}555${String(random.whole(100, 199)).padStart(4, '0')}`,
    email: '',
  };
}

const cities: Record<Country, (readonly [city: string, state: string, code: string, area: string])[]> = {
  US: [
    ['Evanston', 'IL', '60201', '847'],
    ['Madison', 'WI', '53703', '608'],
    ['Portland', 'OR', '97209', '503'],
    ['Austin', 'TX', '78704', '512'],
  ],
  CA: [
    ['Toronto', 'ON', 'M5V 2T6', '416'],
    ['Ottawa', 'ON', 'K2P 1L4', '613'],
    ['Vancouver', 'BC', 'V6H 3H2', '604'],
  ],
};

const streets = ['Maple Ave', 'Oak St', 'Lake St', 'Prairie Ave'];
const lastNames = ['Lindt', 'Okafor', 'Moreau', 'Castillo'];
