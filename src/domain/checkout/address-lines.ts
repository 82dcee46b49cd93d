/** The parts of an address that make its lines; empty texts are left out. */
interface AddressParts {
  firstName: string;
  lastName: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  postalCode: string;
}

/** Who is at an address. */
export const fullName = ({ firstName, lastName }: Pick<AddressParts, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** An address as it stands on an envelope: name, street, and town. */
export function addressLines(address: AddressParts): string[] {
  const { address1, address2, city, state, postalCode } = address;
  const town = [city, `${state} ${postalCode}`.trim()].filter(Boolean).join(', ');
  return [fullName(address), address1, address2, town].filter(Boolean);
}

/** The address lines in one line, separated by commas. */
export const addressInLine = (address: AddressParts): string => addressLines(address).join(', ');
