import type { InferInput } from 'valibot';
import type { shippingCharges } from '../../../src/contract/delivery/shipping-charges.ts';
import type { View } from '../view.ts';

/** The shipping figures that the page passes to the popup: integer cents of the visitor's currency. */
export type Figures = InferInput<typeof shippingCharges>;

/** The shipping charges for a visitor: each brand has its own charges, each country its own currency and zones. */
export function figuresOf({ brand, country }: Pick<View, 'brand' | 'country'>): Figures {
  return figures[brand][country];
}

const unitedStatesPoints = [
  { city: 'Chicago, IL', latitude: 41.9, longitude: -87.6 },
  { city: 'Cranbury, NJ', latitude: 40.3, longitude: -74.5 },
  { city: 'Atlanta, GA', latitude: 33.7, longitude: -84.4 },
  { city: 'Dallas, TX', latitude: 32.8, longitude: -96.8 },
  { city: 'Denver, CO', latitude: 39.7, longitude: -105 },
  { city: 'Los Angeles, CA', latitude: 34.1, longitude: -118.2 },
  { city: 'Tracy, CA', latitude: 37.7, longitude: -121.4 },
  { city: 'Seattle, WA', latitude: 47.6, longitude: -122.3 },
];

const unitedStatesDays = {
  standard: '2 to 5 business days',
  poBox: '5 to 8 business days',
  fpoApo: '3 to 6 weeks',
  twoDay: '2 business days',
  nextDay: 'The next business day',
  nonContinental: '7 to 10 business days',
  rush: 'Within 24 hours near our stores',
};

const canadianDays = {
  standard: '3 to 7 business days',
  poBox: '5 to 10 business days',
  twoDay: '2 business days',
  nextDay: 'The next business day, in Toronto and Montréal',
};

const destinations = [
  { name: 'Mexico', charge: 7500, days: '2 to 3 weeks' },
  { name: 'United Kingdom and European Union', charge: 12500, days: '2 to 4 weeks' },
  { name: 'Japan, Korea and Singapore', charge: 15000, days: '3 to 4 weeks' },
  { name: 'Gulf states', charge: 17500, days: '4 to 6 weeks' },
];

const figures: Record<View['brand'], Record<View['country'], Figures>> = {
  core: {
    US: {
      bands: [
        { from: 0, standard: 595, premium: 1695, express: 2695 },
        { from: 2500, standard: 795, premium: 1895, express: 2895 },
        { from: 5000, standard: 995, premium: 2195, express: 3195 },
        { from: 10_000, standard: 1495, premium: 2695, express: 3695 },
        { from: 20_000, standard: 1995, premium: 3495, express: 4995 },
        { from: 30_000, standard: 2495, premium: 4495 },
      ],
      nonContinentalExtra: 1000,
      localInHome: {
        zones: [
          {
            name: 'Zone 1',
            places: 'up to 50 miles',
            postalCodes: ['606', '085', '303', '752', '802', '900', '953', '981'],
            charge: 9900,
          },
          {
            name: 'Zone 2',
            places: '51 to 100 miles',
            postalCodes: ['600', '601', '100', '101', '300', '750', '805', '917', '945', '983'],
            charge: 14_900,
          },
          {
            name: 'Zone 3',
            places: '101 to 150 miles',
            postalCodes: ['53', '191', '306', '765', '809', '921', '958', '985'],
            charge: 19_900,
          },
        ],
        shippingPoints: unitedStatesPoints,
      },
      longDistanceInHome: {
        charge: 29_900,
        zones: [
          { name: 'Contiguous U.S.', charge: 29_900 },
          { name: 'Islands reached by ferry', charge: 39_900 },
        ],
      },
      flatRate: { charge: 7900, freeShippingThreshold: 99_900 },
      giftCard: { charge: 0 },
      international: { destinations },
      oversizeSurcharge: 2500,
      deliveryDays: unitedStatesDays,
    },
    CA: {
      bands: [
        { from: 0, standard: 995, premium: 2495, express: 3495 },
        { from: 5000, standard: 1495, premium: 2995, express: 3995 },
        { from: 15_000, standard: 2495, premium: 3995, express: 4995 },
        { from: 30_000, standard: 3495 },
      ],
      localInHome: {
        zones: [
          { name: 'Zone 1', places: 'up to 80 km', postalCodes: ['M', 'L4', 'L5', 'L6'], charge: 14_900 },
          { name: 'Zone 2', places: '81 to 160 km', postalCodes: ['L', 'N1', 'N2'], charge: 19_900 },
          {
            name: 'Zone 3',
            places: 'other cities',
            postalCodes: ['H', 'K1', 'V6', 'T2', 'T5'],
            charge: 24_900,
          },
        ],
      },
      longDistanceInHome: { charge: 39_900 },
      flatRate: { charge: 9900, freeShippingThreshold: 129_900 },
      giftCard: { charge: 0 },
      oversizeSurcharge: 3500,
      deliveryDays: canadianDays,
    },
  },
  modern: {
    US: {
      bands: [
        { from: 0, standard: 695, premium: 1795, express: 2795 },
        { from: 5000, standard: 1095, premium: 2295, express: 3295 },
        { from: 10_000, standard: 1595, premium: 2795, express: 3795 },
        { from: 25_000, standard: 2195, premium: 3795 },
      ],
      nonContinentalExtra: 1000,
      localInHome: {
        zones: [
          {
            name: 'Zone 1',
            places: 'up to 60 miles',
            postalCodes: ['606', '600', '085', '303', '752', '900', '941', '981'],
            charge: 8900,
          },
          {
            name: 'Zone 2',
            places: '61 to 150 miles',
            postalCodes: ['53', '100', '191', '300', '750', '917', '945', '983'],
            charge: 15_900,
          },
        ],
        shippingPoints: unitedStatesPoints,
      },
      longDistanceInHome: { charge: 27_900 },
      flatRate: { charge: 8900 },
      giftCard: { charge: 0 },
      international: { destinations: destinations.slice(1) },
      oversizeSurcharge: 3000,
      deliveryDays: unitedStatesDays,
    },
    CA: {
      bands: [
        { from: 0, standard: 1095, premium: 2695 },
        { from: 10_000, standard: 1995, premium: 3695 },
        { from: 25_000, standard: 2995 },
      ],
      localInHome: {
        zones: [
          { name: 'Zone 1', places: 'up to 100 km', postalCodes: ['M', 'L'], charge: 15_900 },
          { name: 'Zone 2', places: 'other cities', postalCodes: ['H', 'K1', 'V6', 'T2'], charge: 25_900 },
        ],
      },
      longDistanceInHome: { charge: 42_900 },
      flatRate: { charge: 10_900 },
      giftCard: { charge: 0 },
      oversizeSurcharge: 4000,
      deliveryDays: canadianDays,
    },
  },
};
