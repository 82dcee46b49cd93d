import type { Country } from '../view.ts';

/** The states and provinces by their code, for the choices of an address form. */
export const regionNames: Record<Country, Readonly<Record<string, string>>> = {
  US: {
    AL: 'Alabama',
    AK: 'Alaska',
    AZ: 'Arizona',
    AR: 'Arkansas',
    AA: 'Armed Forces Americas',
    AE: 'Armed Forces Europe',
    AP: 'Armed Forces Pacific',
    CA: 'California',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    DC: 'District of Columbia',
    FL: 'Florida',
    GA: 'Georgia',
    HI: 'Hawaii',
    ID: 'Idaho',
    IL: 'Illinois',
    IN: 'Indiana',
    IA: 'Iowa',
    KS: 'Kansas',
    KY: 'Kentucky',
    LA: 'Louisiana',
    ME: 'Maine',
    MD: 'Maryland',
    MA: 'Massachusetts',
    MI: 'Michigan',
    MN: 'Minnesota',
    MS: 'Mississippi',
    MO: 'Missouri',
    MT: 'Montana',
    NE: 'Nebraska',
    NV: 'Nevada',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    NM: 'New Mexico',
    NY: 'New York',
    NC: 'North Carolina',
    ND: 'North Dakota',
    OH: 'Ohio',
    OK: 'Oklahoma',
    OR: 'Oregon',
    PA: 'Pennsylvania',
    PR: 'Puerto Rico',
    RI: 'Rhode Island',
    SC: 'South Carolina',
    SD: 'South Dakota',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VT: 'Vermont',
    VA: 'Virginia',
    WA: 'Washington',
    WV: 'West Virginia',
    WI: 'Wisconsin',
    WY: 'Wyoming',
  },
  CA: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NT: 'Northwest Territories',
    NS: 'Nova Scotia',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
};

/** A country that the shop ships to from the United States, and the destination of its figures that it belongs to. */
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
