import type { AddressField, AddressTexts } from './address.ts';
import { type AddressScope, countryName } from './address-lines.ts';

/** The fields that the postal service may write differently. */
const comparedFields = [
  'address1',
  'address2',
  'city',
  'state',
  'postalCode',
  'country',
] as const satisfies AddressField[];

type ComparedField = (typeof comparedFields)[number];
type Compared = Readonly<Pick<AddressTexts, ComparedField>>;

/** A word of an address, and whether it is missing from the same field of the other address. */
export interface AddressWord {
  text: string;
  isChanged: boolean;
}

/** The typed address compared with the server’s: the fields that differ, and both addresses as lines of words. */
export interface AddressComparison {
  /** Differences of case and spacing alone do not count. */
  changed: ComparedField[];
  /**
   * Whether the post delivers both to the same place: they differ at most in punctuation and usual abbreviations, so the
   * shopper has nothing to decide.
   */
  isSameToPost: boolean;
  typed: AddressWord[][];
  suggested: AddressWord[][];
}

/** Compares the typed address with the server's suggestion. */
export function compareAddresses(
  typed: Compared,
  suggested: Compared,
  order: AddressScope,
): AddressComparison {
  const named = (address: Compared) => ({ ...address, country: countryName(address, order) });
  return {
    changed: comparedFields.filter((field) => words(typed[field]).join() !== words(suggested[field]).join()),
    isSameToPost: comparedFields.every((field) => postal(typed[field]) === postal(suggested[field])),
    typed: linesOf(named(typed), named(suggested)),
    suggested: linesOf(named(suggested), named(typed)),
  };
}

/** Street, second line if there is one, town, and the country of an international order. */
function linesOf(address: Compared, other: Compared): AddressWord[][] {
  const marked = (field: ComparedField, after = '') => {
    const known = words(other[field]);
    const own = address[field].match(/\S+/g) ?? [];
    return own.map((text, nth) => ({
      text: nth === own.length - 1 ? text + after : text,
      isChanged: !known.includes(text.toLowerCase()),
    }));
  };
  const town = [...marked('city', ','), ...marked('state'), ...marked('postalCode')];
  return [marked('address1'), marked('address2'), town, marked('country')].filter(({ length }) => length);
}

/** The post's abbreviations, by the words and the other abbreviations that shoppers write. */
const abbreviations: Readonly<Record<string, string>> = {
  apartment: 'apt',
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  building: 'bldg',
  circle: 'cir',
  court: 'ct',
  drive: 'dr',
  east: 'e',
  floor: 'fl',
  highway: 'hwy',
  lane: 'ln',
  north: 'n',
  northeast: 'ne',
  northwest: 'nw',
  parkway: 'pkwy',
  place: 'pl',
  road: 'rd',
  south: 's',
  southeast: 'se',
  southwest: 'sw',
  square: 'sq',
  street: 'st',
  str: 'st',
  suite: 'ste',
  terrace: 'ter',
  west: 'w',
};

/** A field as the post would write it, for comparing. */
const postal = (text: string): string =>
  words(text.replaceAll(/[.,]/g, ' '))
    .map((word) => (Object.hasOwn(abbreviations, word) ? abbreviations[word] : word))
    .join(' ');

const words = (text: string): string[] => text.toLowerCase().match(/\S+/g) ?? [];
