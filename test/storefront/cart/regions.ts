import { readPostalCode } from '../../../src/domain/delivery/postal-code.ts';
import type { View } from '../view.ts';

/** A country’s word for a postal code, in the middle of a sentence. */
export const postalCodeInSentence = (country: View['country']): string =>
  country === 'US' ? 'ZIP code' : 'postal code';

/** A state or province. */
export interface Region {
  code: string;
  /** The sales tax, in thousandths of a percent: 8.25 % is 8250. */
  taxRate: number;
  /** Not reached by road: deliveries take longer and cost more (checkout §2.2). */
  isRemote: boolean;
  /** Its law forbids items treated with PFAS. */
  isPfasRestricted: boolean;
}

/** The region of a typed code: a code as the server stores it, or undefined for one that no place has. */
export function placeOf(
  typed: string,
  country: View['country'],
): { zip: string; region: Region } | undefined {
  const code = readPostalCode(typed, country);
  if (code.status !== 'valid') return undefined;
  const region = country === 'US' ? stateOf(code.value) : provinceOf(code.value);
  return region && { zip: code.value, region };
}

function stateOf(zip: string): Region | undefined {
  const prefix = Number(zip.slice(0, 3));
  const found = states.find(({ prefixes }) =>
    prefixes.some(([from, to = from]) => prefix >= from && prefix <= to),
  );
  return found && region(found.code, found.taxRate);
}

function provinceOf(code: string): Region | undefined {
  const found = provinces.find(({ letters }) => letters.includes(code[0]!));
  return found && region(found.code, found.taxRate);
}

const region = (code: string, taxRate: number): Region => ({
  code,
  taxRate,
  isRemote: ['AK', 'HI', 'PR', 'YT', 'NT', 'AA', 'AE', 'AP', 'GU', 'VI'].includes(code),
  isPfasRestricted: ['CA', 'CO', 'ME', 'MN', 'NY', 'VT', 'WA', 'YT'].includes(code),
});

type Prefixes = readonly (readonly [number, number?])[];

const state = (code: string, taxRate: number, ...prefixes: Prefixes) => ({ code, taxRate, prefixes });

/**
 * The first three digits of the ZIP codes of each state, and of the military's (AA, AE and AP). Rates are those of a
 * reference shop, not the law's.
 */
const states = [
  state('PR', 11_500, [6, 9]),
  state('VI', 0, [8]),
  state('GU', 0, [969]),
  state('AA', 0, [340]),
  state('AE', 0, [90, 98]),
  state('AP', 0, [962, 966]),
  state('MA', 6250, [10, 27]),
  state('RI', 7000, [28, 29]),
  state('NH', 0, [30, 38]),
  state('ME', 5500, [39, 49]),
  state('VT', 6000, [50, 59]),
  state('CT', 6350, [60, 69]),
  state('NJ', 6625, [70, 89]),
  state('NY', 8875, [5], [100, 149]),
  state('PA', 6000, [150, 196]),
  state('DE', 0, [197, 199]),
  state('DC', 6000, [200], [202, 205]),
  state('VA', 5300, [201], [220, 246]),
  state('MD', 6000, [206, 219]),
  state('WV', 6000, [247, 268]),
  state('NC', 6750, [270, 289]),
  state('SC', 6000, [290, 299]),
  state('GA', 7000, [300, 319], [398, 399]),
  state('FL', 6500, [320, 349]),
  state('AL', 8000, [350, 369]),
  state('TN', 9250, [370, 385]),
  state('MS', 7000, [386, 397]),
  state('KY', 6000, [400, 427]),
  state('OH', 7250, [430, 459]),
  state('IN', 7000, [460, 479]),
  state('MI', 6000, [480, 499]),
  state('IA', 6000, [500, 528]),
  state('WI', 5500, [530, 549]),
  state('MN', 7375, [550, 567]),
  state('SD', 6200, [570, 577]),
  state('ND', 5500, [580, 588]),
  state('MT', 0, [590, 599]),
  state('IL', 8250, [600, 629]),
  state('MO', 7250, [630, 658]),
  state('KS', 7500, [660, 679]),
  state('NE', 5500, [680, 693]),
  state('LA', 9450, [700, 714]),
  state('AR', 8500, [716, 729]),
  state('OK', 8500, [730, 749]),
  state('TX', 8250, [750, 799], [885]),
  state('CO', 4810, [800, 816]),
  state('WY', 5000, [820, 831]),
  state('ID', 6000, [832, 838]),
  state('UT', 7250, [840, 847]),
  state('AZ', 8300, [850, 865]),
  state('NM', 7625, [870, 884]),
  state('NV', 8375, [889, 898]),
  state('CA', 8750, [900, 961]),
  state('HI', 4500, [967, 968]),
  state('OR', 0, [970, 979]),
  state('WA', 10_250, [980, 994]),
  state('AK', 0, [995, 999]),
];

/** The first letter of the postal codes of each province. */
const provinces = [
  { code: 'NL', taxRate: 15_000, letters: 'A' },
  { code: 'NS', taxRate: 15_000, letters: 'B' },
  { code: 'PE', taxRate: 15_000, letters: 'C' },
  { code: 'NB', taxRate: 15_000, letters: 'E' },
  { code: 'QC', taxRate: 14_975, letters: 'GHJ' },
  { code: 'ON', taxRate: 13_000, letters: 'KLMNP' },
  { code: 'MB', taxRate: 12_000, letters: 'R' },
  { code: 'SK', taxRate: 11_000, letters: 'S' },
  { code: 'AB', taxRate: 5000, letters: 'T' },
  { code: 'BC', taxRate: 12_000, letters: 'V' },
  { code: 'NT', taxRate: 5000, letters: 'X' },
  { code: 'YT', taxRate: 5000, letters: 'Y' },
];
