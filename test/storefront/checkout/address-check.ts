import { emailMessages } from '../../../src/domain/account/account-messages.ts';
import { isShopCountry, postKind } from '../../../src/domain/checkout/address.ts';
import { type AddressProblems, addressProblems } from '../../../src/domain/checkout/address-problems.ts';
import { addressMessages } from '../../../src/domain/checkout/checkout-address-messages.ts';
import { placeOf, postalCodeInSentence } from '../cart/regions.ts';
import { type Address, destinationOf } from './address.ts';
import { countryName } from './places.ts';

/** The errors of an address by field, for the shopper. */
export type AddressErrors = AddressProblems;

interface Rules {
  /** The codes of the countries that the order may go to. */
  countries: readonly string[];
  /** True for a guest whose order has no other address with one. */
  needsEmail: boolean;
  /** The name of a piece of furniture for this address: furniture is carried into the home. */
  furniture: string | undefined;
}

const longest = 60;

/** The errors of an address, by the rules shared with the page and by what only the shop knows. */
export function addressErrors(address: Address, { countries, needsEmail, furniture }: Rules): AddressErrors {
  const isInternational = countries.length > 1;
  const found: AddressErrors = {
    ...longTexts(address),
    ...addressProblems(address, {
      isGuest: needsEmail || address.email !== '',
      isInternational,
      texts: { ...emailMessages, ...addressMessages },
      messages: {},
    }),
  };
  if (!countries.includes(address.country) && !found.country)
    found.country = `We do not ship to ${countryName(address.country)} from here. Please choose ${countries.map(countryName).join(' or ')}.`;
  found.postalCode ??= unknownPlace(address);
  found.address1 ??= inHomeError(address, furniture);
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

function longTexts(address: Address): AddressErrors {
  const names = ['firstName', 'lastName', 'address1', 'address2', 'city', 'state'] as const;
  const long = names.filter((name) => address[name].length > longest);
  return Object.fromEntries(long.map((name) => [name, `Please use at most ${longest} characters.`]));
}

function unknownPlace({ country, postalCode }: Address): string | undefined {
  if (!isShopCountry(country) || placeOf(postalCode, country)) return undefined;
  return `We do not know the ${postalCodeInSentence(country)} ${postalCode}.`;
}

/** Furniture is carried into a home, so it cannot go to a PO box or a military address. */
function inHomeError(address: Address, furniture: string | undefined): string | undefined {
  const kind = postKind(address);
  if (!furniture || !kind) return undefined;
  return kind === 'poBox'
    ? `${furniture} is brought into your home and cannot go to a PO box.`
    : `${furniture} is brought into your home and cannot go to an APO, FPO or DPO address.`;
}

/** The address as the postal service writes it; undefined if it is written so already, or another country's. */
export function suggestionFor(address: Address): Address | undefined {
  if (!isShopCountry(address.country) || postKind(address)) return undefined;
  const code = destinationOf(address).place?.region.code ?? address.state;
  const suggested = {
    ...address,
    address1: abbreviated(address.address1),
    address2: abbreviated(address.address2),
    state: neighbors[address.state] === code ? address.state : code,
  };
  const isOther = (['address1', 'address2', 'state'] as const).some(
    (name) => suggested[name] !== address[name],
  );
  return isOther ? suggested : undefined;
}

/** Regions that share the beginning of their codes with another one. */
const neighbors: Readonly<Record<string, string>> = { NU: 'NT', MP: 'GU', AS: 'HI' };

/** `233 South Wacker Drive` as `233 S Wacker Dr`; a street that is called South stays. */
function abbreviated(line: string): string {
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
