import type { Country } from '../view.ts';
import { type Address, readAddress } from './address.ts';

type Place = readonly [
  name: string,
  street: string,
  city: string,
  state: string,
  code: string,
  phone: string,
];

const places: Record<Country, readonly Place[]> = {
  US: [
    ['Ann Baker', '233 S Wacker Dr', 'Chicago', 'IL', '60606', '3125550142'],
    ['Bo Larsen', '12 Lake Rd', 'Sister Bay', 'WI', '54234', '9205550199'],
    ['Cleo Marsh', '18 Maple Ave', 'Portland', 'OR', '97209', '5035550121'],
    ['Dan Ortiz', '77 Congress Ave', 'Austin', 'TX', '78701', '5125550133'],
    ['Eve Novak', '5 Beacon St', 'Boston', 'MA', '02116', '6175550144'],
    ['Finn O’Hara', '410 Pine St', 'Seattle', 'WA', '98101', '2065550155'],
    ['Gia Romano', '900 Collins Ave', 'Miami Beach', 'FL', '33139', '3055550166'],
    ['Hal Stone', '31 Fremont St', 'Las Vegas', 'NV', '89101', '7025550177'],
  ],
  CA: [
    ['Ann Baker', '150 Elgin St', 'Ottawa', 'ON', 'K2P 1L4', '6135550142'],
    ['Bo Larsen', '88 Queens Quay W', 'Toronto', 'ON', 'M5J 0B8', '4165550199'],
    ['Cleo Marsh', '1200 Robson St', 'Vancouver', 'BC', 'V6E 1B9', '6045550121'],
    ['Dan Ortiz', '401 9 Ave SW', 'Calgary', 'AB', 'T2P 3C5', '4035550133'],
    ['Eve Novak', '1000 Sherbrooke St W', 'Montréal', 'QC', 'H3A 3G4', '5145550144'],
    ['Finn O’Hara', '1800 Argyle St', 'Halifax', 'NS', 'B3J 2V9', '9025550155'],
    ['Gia Romano', '330 Portage Ave', 'Winnipeg', 'MB', 'R3C 0C4', '2045550166'],
    ['Hal Stone', '205 Main St', 'Whitehorse', 'YT', 'Y1A 2B2', '8675550177'],
  ],
};

const email = 'ann@example.com';

/** Eight people at eight places of a country; the first is the shopper. */
export const sampleAddresses = (country: Country): Address[] =>
  places[country].map(([name, address1, city, state, postalCode, phone], index) => {
    const [firstName, lastName] = name.split(' ');
    const first = index === 0 ? { email } : {};
    return readAddress({ firstName, lastName, address1, city, state, postalCode, country, phone, ...first });
  });

const ann = { firstName: 'Ann', lastName: 'Baker', country: 'US', phone: '3125550142', email };

/** Addresses in the United States that are shipped to in another way. */
export const unusualAddresses = {
  poBox: readAddress({ ...ann, address1: 'PO Box 412', city: 'Chicago', state: 'IL', postalCode: '60606' }),
  military: readAddress({
    ...ann,
    address1: 'PSC 1234, Box 5678',
    city: 'APO',
    state: 'AE',
    postalCode: '09012',
  }),
  remote: readAddress({
    ...ann,
    address1: '4 Spruce Ln',
    city: 'Anchorage',
    state: 'AK',
    postalCode: '99501',
  }),
};

/** An address in another country, of the brand's destinations. */
export const foreignAddress = readAddress({
  ...ann,
  address1: 'Torstraße 1',
  city: 'Berlin',
  postalCode: '10119',
  country: 'DE',
  phone: '+49 30 5550142',
});
