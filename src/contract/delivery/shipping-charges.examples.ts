import type { CallExample } from '../examples.ts';

export const getShippingChargesExample: CallExample = {
  payload: {},
  answer: {
    bands: [
      { from: 0, standard: 595, premium: 1695, express: 2695 },
      { from: 5000, standard: 995, premium: 2195, express: 3195 },
    ],
    nonContinentalExtra: 1000,
    localInHome: {
      zones: [{ name: 'Zone 1', places: 'up to 50 miles', postalCodes: ['606'], charge: 9900 }],
    },
    longDistanceInHome: { charge: 29_900, zones: [{ name: 'Contiguous U.S.', charge: 29_900 }] },
    flatRate: { charge: 7900, freeShippingThreshold: 99_900 },
    giftCard: { charge: 0 },
    oversizeSurcharge: 2500,
    deliveryDays: { standard: '2 to 5 business days' },
  },
};
