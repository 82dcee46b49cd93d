import { emailError } from '../../../src/domain/account/email.ts';
import { postalCodeError, postalCodeLabels } from '../../../src/domain/delivery/postal-code.ts';
import { nameError } from '../accounts/new-account.ts';
import { placeOf } from '../cart/regions.ts';
import { type Address, destinationOf, isDomestic, poBox } from './address.ts';
import { countryName, regionNames } from './places.ts';

/** The errors of an address by field, for the shopper. */
export type AddressErrors = Partial<Record<keyof Address, string>>;

interface Rules {
  /** The codes of the countries that the order may go to. */
  countries: readonly string[];
  /** True for a guest whom no other address has given one of. */
  needsEmail: boolean;
  /** The name of a piece of furniture that goes there: it is brought into the home. */
  furniture: string | undefined;
}

const longest = 60;

/** What is wrong with an address; empty if nothing is. */
export function addressErrors(address: Address, { countries, needsEmail, furniture }: Rules): AddressErrors {
  const { country } = address;
  const found: AddressErrors = {
    firstName: nameError(address.firstName, 'Please enter a first name.'),
    lastName: nameError(address.lastName, 'Please enter a last name.'),
    address1:
      lineError(address.address1, 'Please enter a street and number.') ?? inHomeError(address, furniture),
    address2: address.address2 === '' ? undefined : lineError(address.address2, ''),
    city: lineError(address.city, 'Please enter a city.'),
    country: countries.includes(country)
      ? undefined
      : `We do not ship to ${countryName(country)} from here. Please choose ${countries.map(countryName).join(' or ')}.`,
    ...(isDomestic(country) ? regionErrors(address, country) : abroadErrors(address)),
    email: needsEmail || address.email !== '' ? emailError(address.email) : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

function lineError(text: string, missing: string): string | undefined {
  if (!text) return missing;
  return text.length > longest ? `Please use at most ${longest} characters.` : undefined;
}

/** Furniture is carried into a home, which a box or a military address is not. */
function inHomeError(address: Address, furniture: string | undefined): string | undefined {
  if (!furniture) return undefined;
  const { isPoBox, isMilitary } = destinationOf(address);
  if (isPoBox) return `${furniture} is brought into your home and cannot go to a PO box.`;
  return isMilitary
    ? `${furniture} is brought into your home and cannot go to an APO, FPO or DPO address.`
    : undefined;
}

function regionErrors({ state, postalCode, phone }: Address, country: 'US' | 'CA'): AddressErrors {
  const known = Object.hasOwn(regionNames[country], state);
  const label = postalCodeLabels[country].replace('Postal', 'postal');
  return {
    state: known ? undefined : `Please choose a ${country === 'US' ? 'state' : 'province'}.`,
    postalCode:
      postalCodeError(postalCode, country) ??
      (placeOf(postalCode, country) ? undefined : `We do not know the ${label} ${postalCode}.`),
    phone: /^\d{10}$/.test(phone)
      ? undefined
      : 'Please enter a phone number with 10 digits, area code first.',
  };
}

function abroadErrors({ state, postalCode, phone }: Address): AddressErrors {
  return {
    state: state.length > longest ? `Please use at most ${longest} characters.` : undefined,
    postalCode: postalCode.length > 12 ? 'Please use at most 12 characters.' : undefined,
    phone: /^\+?[\d ().-]{6,24}$/.test(phone)
      ? undefined
      : 'Please enter a phone number, country code first.',
  };
}

/** The address as the postal service writes it; undefined if it is written so already, or another country's. */
export function suggestionFor(address: Address): Address | undefined {
  if (!isDomestic(address.country)) return undefined;
  const { place, isMilitary } = destinationOf(address);
  const suggested = {
    ...address,
    address1: abbreviated(address.address1),
    address2: abbreviated(address.address2),
    state: isMilitary ? address.state : (place?.region.code ?? address.state),
  };
  const isOther = (['address1', 'address2', 'state'] as const).some(
    (name) => suggested[name] !== address[name],
  );
  return isOther ? suggested : undefined;
}

/** `233 South Wacker Drive` as `233 S Wacker Dr`; a street that is called South stays. */
function abbreviated(line: string): string {
  if (poBox.test(line)) return line.replace(poBox, 'PO Box');
  const words = line.split(' ');
  const plain = words.map((word) => word.toLowerCase().replace(/[.,]$/, ''));
  return words
    .map((word, index) => {
      const isBeforeName = index > 0 && index < words.length - 1 && !streets.has(plain[index + 1]!);
      const short =
        (isBeforeName ? directions.get(plain[index]!) : undefined) ??
        (index > 0 ? streets.get(plain[index]!) : undefined) ??
        units.get(plain[index]!);
      return short ? short + (word.endsWith(',') ? ',' : '') : word;
    })
    .join(' ');
}

const directions = new Map([
  ['north', 'N'],
  ['south', 'S'],
  ['east', 'E'],
  ['west', 'W'],
  ['northeast', 'NE'],
  ['northwest', 'NW'],
  ['southeast', 'SE'],
  ['southwest', 'SW'],
]);

const streets = new Map([
  ['street', 'St'],
  ['avenue', 'Ave'],
  ['road', 'Rd'],
  ['drive', 'Dr'],
  ['boulevard', 'Blvd'],
  ['lane', 'Ln'],
  ['court', 'Ct'],
  ['place', 'Pl'],
  ['parkway', 'Pkwy'],
  ['highway', 'Hwy'],
  ['terrace', 'Ter'],
  ['circle', 'Cir'],
]);

const units = new Map([
  ['apartment', 'Apt'],
  ['suite', 'Ste'],
  ['building', 'Bldg'],
  ['floor', 'Fl'],
]);
