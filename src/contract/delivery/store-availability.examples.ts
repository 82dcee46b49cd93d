import type { CallExample } from '../examples.ts';

export const availableStoreExample = {
  storeNumber: '101',
  name: 'Michigan Avenue',
  city: 'Chicago',
  state: 'IL',
  distance: '1.2 miles',
  isAvailable: true,
  availabilityMessage: 'In stock',
  isOnDisplay: true,
};

export const getStoreAvailabilityExample: CallExample = {
  payload: {
    sku: '410553',
    zip: '60611',
    onlyAvailStores: false,
    includeOnlyBopsEnabled: false,
    onDisplay: false,
  },
  answer: {
    stores: [
      availableStoreExample,
      {
        ...availableStoreExample,
        storeNumber: '102',
        name: 'Old Orchard',
        city: 'Skokie',
        distance: '14.8 miles',
        availabilityMessage: 'Only 2 left',
        isOnDisplay: false,
      },
      {
        ...availableStoreExample,
        storeNumber: '103',
        name: 'Oakbrook Center',
        city: 'Oak Brook',
        distance: '17.5 miles',
        isAvailable: false,
        availabilityMessage: 'Not in stock',
        isOnDisplay: false,
      },
    ],
    message: null,
  },
};

export const resetSelectedStoreExample: CallExample = { payload: {}, answer: { isSuccess: true } };

export const getStoreLocationDetailExample: CallExample = {
  payload: { storeNumber: '101' },
  answer: {
    title: 'Michigan Avenue',
    html: '<p>646 N Michigan Ave<br>Chicago, IL 60611</p><p>Mon–Sat 10–8, Sun 11–6</p><p><a href="tel:+13125550101">(312) 555-0101</a></p>',
  },
};

export const getStoreLocationDetailListExample: CallExample = {
  payload: { storeNumbers: ['101', '102'] },
  answer: {
    title: 'Stores near you',
    html: '<h3>Michigan Avenue</h3><p>646 N Michigan Ave, Chicago, IL 60611</p><h3>Old Orchard</h3><p>4999 Old Orchard Ctr, Skokie, IL 60077</p>',
  },
};
