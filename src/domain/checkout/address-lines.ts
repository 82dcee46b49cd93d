/** The parts of an address that make its lines; empty texts are left out. */
export interface AddressParts {
  firstName: string;
  lastName: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
}

/** The countries of an international order, for their names in addresses. */
export interface AddressScope {
  countries: readonly { code: string; name: string }[];
}

/** Who is at an address. */
export const fullName = ({ firstName, lastName }: Pick<AddressParts, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** The name of an address’s country, which only an international order needs. */
export const countryName = ({ country }: Pick<AddressParts, 'country'>, { countries }: AddressScope) =>
  countries.find(({ code }) => code === country)?.name ?? '';

/** An address as it stands on an envelope: name, street, town, and the country of an international order. */
export function addressLines(address: AddressParts, order: AddressScope): string[] {
  const { address1, address2, city, state, postalCode } = address;
  const town = [city, `${state} ${postalCode}`.trim()].filter(Boolean).join(', ');
  return [fullName(address), address1, address2, town, countryName(address, order)].filter(Boolean);
}

/** A recipient's address, or the store of a pickup, in one line. */
export const recipientInLine = (
  { address, store }: { address?: AddressParts | undefined; store?: { name: string } | undefined },
  order: AddressScope,
  { shipTo, pickUpAt }: { shipTo: string; pickUpAt: string },
): string => (address ? `${shipTo} ${addressInLine(address, order)}` : `${pickUpAt} ${store?.name ?? ''}`);

/** The address lines in one line, separated by commas. */
export const addressInLine = (address: AddressParts, order: AddressScope): string =>
  addressLines(address, order).join(', ');
