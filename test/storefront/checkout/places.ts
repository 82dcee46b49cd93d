import type { Country } from '../view.ts';

/** A country that the shop ships to from the United States, and its destination in the shipping charges. */
export interface ForeignCountry {
  code: string;
  name: string;
  destination: string;
}

const europe = 'United Kingdom and European Union';
const asia = 'Japan, Korea and Singapore';
const gulf = 'Gulf states';

export const foreignCountries: readonly ForeignCountry[] = [
  { code: 'FR', name: 'France', destination: europe },
  { code: 'DE', name: 'Germany', destination: europe },
  { code: 'IE', name: 'Ireland', destination: europe },
  { code: 'IT', name: 'Italy', destination: europe },
  { code: 'JP', name: 'Japan', destination: asia },
  { code: 'KR', name: 'South Korea', destination: asia },
  { code: 'KW', name: 'Kuwait', destination: gulf },
  { code: 'MX', name: 'Mexico', destination: 'Mexico' },
  { code: 'NL', name: 'Netherlands', destination: europe },
  { code: 'QA', name: 'Qatar', destination: gulf },
  { code: 'SG', name: 'Singapore', destination: asia },
  { code: 'ES', name: 'Spain', destination: europe },
  { code: 'AE', name: 'United Arab Emirates', destination: gulf },
  { code: 'GB', name: 'United Kingdom', destination: europe },
];

export const countryNames: Record<Country, string> = { US: 'United States', CA: 'Canada' };

/** The name of a country that an address may be in. */
export const countryName = (code: string): string =>
  code === 'US' || code === 'CA'
    ? countryNames[code]
    : (foreignCountries.find((one) => one.code === code)?.name ?? code);
