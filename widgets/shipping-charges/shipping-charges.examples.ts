const charges = {
  bands: [
    { from: 0, standard: 595, premium: 1695, express: 2695 },
    { from: 2500, standard: 795, premium: 1895, express: 2895 },
    { from: 5000, standard: 995, premium: 2195, express: 3195 },
    { from: 100_000, standard: 2995, premium: 4495 },
  ],
  nonContinentalExtra: 1000,
  localInHome: {
    zones: [
      { name: 'Zone 1', places: 'up to 50 miles', postalCodes: ['606'], charge: 9900 },
      { name: 'Zone 2', places: '51 to 100 miles', postalCodes: ['60', '53'], charge: 14_900 },
      { name: 'Zone 3', places: 'by arrangement', postalCodes: ['49'] },
    ],
    shippingPoints: [
      { city: 'Chicago, IL', latitude: 41.9, longitude: -87.6 },
      { city: 'Cranbury, NJ', latitude: 40.3, longitude: -74.5 },
      { city: 'Dallas, TX', latitude: 32.8, longitude: -96.8 },
      { city: 'Los Angeles, CA', latitude: 34.1, longitude: -118.2 },
      { city: 'Seattle, WA', latitude: 47.6, longitude: -122.3 },
    ],
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
  international: {
    destinations: [
      { name: 'Mexico', charge: 7500, days: '2 to 3 weeks' },
      { name: 'Japan, Korea and Singapore', charge: 15_000, days: '3 to 4 weeks' },
      { name: 'Peru', charge: 9500 },
      { name: 'Chile', days: '3 weeks' },
    ],
  },
  oversizeSurcharge: 2500,
  deliveryDays: {
    standard: '2 to 5 business days',
    poBox: '5 to 8 business days',
    fpoApo: '3 to 6 weeks',
    twoDay: '2 business days',
    nextDay: 'The next business day',
    nonContinental: '7 to 10 business days',
    rush: 'Within 24 hours near our stores',
  },
};

const canadian = {
  bands: [
    { from: 0, standard: 995, premium: 2495, express: 3495 },
    { from: 5000, standard: 1495, premium: 2995, express: 3995 },
    { from: 100_000, standard: 3995 },
  ],
  localInHome: {
    zones: [
      { name: 'Zone 1', places: 'up to 80 km', postalCodes: ['M5', 'M6'], charge: 14_900 },
      { name: 'Zone 2', places: '81 to 160 km', postalCodes: ['L'], charge: 19_900 },
    ],
    // A page may send these even though there is no map in Canada.
    shippingPoints: [{ city: 'Mississauga, ON', latitude: 43.6, longitude: -79.6 }],
  },
  longDistanceInHome: { charge: 39_900 },
  flatRate: { charge: 9900, freeShippingThreshold: 129_900 },
  giftCard: { charge: 0 },
  oversizeSurcharge: 3500,
  deliveryDays: { standard: '3 to 7 business days', poBox: '5 to 10 business days' },
};

const base = { props: { charges } };
const canada = { context: { country: 'CA' } };

/** The states of the popup. */
export const examples = {
  'every section': { ...base, about: 'No ship method: all tabs and methods show.' },
  standard: { props: { charges, shipMethod: 1 }, about: 'Standard delivery.' },
  premium: { props: { charges, shipMethod: 2 }, about: 'Two-day delivery: shown with standard delivery.' },
  express: { props: { charges, shipMethod: 3 }, about: 'Express delivery: shown with standard delivery.' },
  'local in-home': {
    props: { charges, shipMethod: 6 },
    about: 'Local in-home delivery: its charge at a ZIP code, the zones, and the shipping points.',
  },
  'ZIP known': {
    props: { charges, shipMethod: 6, zip: '60614' },
    about: 'The page knows the ZIP code: the answer shows from the start.',
  },
  'long-distance in-home': { props: { charges, shipMethod: 7 }, about: 'Long-distance in-home delivery.' },
  'basic freight': { props: { charges, shipMethod: 8 }, about: 'A flat rate, free above a threshold.' },
  'gift card': { props: { charges, shipMethod: 9 }, about: 'A gift card.' },
  'unknown method': {
    props: { charges, shipMethod: 5 },
    about: 'An unknown ship method: all methods show.',
  },
  'delivery details': { props: { charges, openTab: 2 }, about: 'Opened at the delivery details.' },
  'domestic and international': { props: { charges, openTab: 3 }, about: 'Opened at the destinations.' },
  'this item': {
    props: {
      charges,
      shipMethod: 6,
      shippingMessage: { deliveryCharge: 9900, zipCode: '60614', addCharge: 2500, isLowRate: true },
    },
    about: 'One item’s own shipping text comes first.',
  },
  'quoted item': {
    props: {
      charges,
      shipMethod: 8,
      shippingMessage: {
        deliveryCharge: 7900,
        freeShippingThreshold: 99_900,
        isQuotableGround: true,
        quotableGroundShippingAmount: 4550,
      },
    },
    about: 'An item with a quote for ground shipping.',
  },
  'free item': {
    props: { charges, shipMethod: 8, shippingMessage: { isFreeShipping: true, deliveryCharge: 7900 } },
    about: 'An item that ships free.',
  },
  Canada: { props: { charges: canadian }, ...canada, about: 'In Canada: two tabs, no map, its own dollars.' },
  'Canada, local in-home': {
    props: { charges: canadian, shipMethod: 6 },
    ...canada,
    about: 'In Canada the charge is found by postal code.',
  },
  'Canada, delivery details': {
    props: { charges: canadian, openTab: 2 },
    ...canada,
    about: 'In Canada, opened at the delivery details.',
  },
  'Canada, third tab': {
    props: { charges: canadian, openTab: 3 },
    ...canada,
    about: 'In Canada there is no third tab: the first one opens.',
  },
  'figures missing': {
    props: {
      charges: {
        bands: [{ from: 0, standard: 595 }, { from: 5000 }],
        localInHome: { zones: [{ name: 'Zone 1' }] },
        flatRate: { charge: 7900 },
      },
    },
    about: 'Missing figures are left out.',
  },
  'no figures': { props: { charges: {} }, about: 'The page gives no figures at all.' },
  'asked for': {
    props: { shipMethod: 6 },
    answers: { getShippingCharges: charges },
    about: 'An opener without figures: they are asked for.',
  },
  reading: {
    props: { shipMethod: 6 },
    answers: { getShippingCharges: 'never' },
    about: 'While the figures are read.',
  },
  'cannot be read': {
    props: { chargesUrl: '/api/shipping-charges', chargesPage: '/customer-service/shipping' },
    answers: { getShippingCharges: 503 },
    about: 'The figures cannot be read: Try Again, or the page itself.',
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
