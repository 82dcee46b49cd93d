import type { CallExample } from '../examples.ts';

export const unavailableItemExample = {
  sku: '410553',
  title: 'Marlow 3-Seat Sofa',
  imagePath: '/pictures/410553.svg',
  currentPrice: 179900,
  quantity: 1,
  availabilityMessage: 'No longer available',
  isCustomNla: false,
  edd: null,
};

export const oversizedItemExample = {
  title: 'Hartwell Bookcase',
  boxes: [
    { boxNumber: 1, quantity: 1, width: 84, depth: 16, height: 9 },
    { boxNumber: 2, quantity: 2, width: 40, depth: 16, height: 6 },
  ],
};

export const checkoutCartExample: CallExample = {
  payload: {},
  answer: {
    isSuccess: true,
    redirectUrl: '/checkout/shipping',
    isLoggedIn: false,
    message: null,
    popupUrl: null,
    errorType: 0,
    unavailableItems: [],
    oversizedItems: [],
  },
};

export const getCheckoutPopupExample: CallExample = {
  payload: { name: 'delivery-delay' },
  answer: {
    title: 'Before You Check Out',
    html: '<p>Deliveries to your ZIP code take a week longer at the moment.</p>',
  },
};

const removed: CallExample = { payload: {}, answer: { isSuccess: true, message: null } };

export const removeNlaItemsExample = removed;
export const removeAllNlaItemsExample = removed;
export const removePfasItemsExample = removed;
export const removePersonalizedItemsExample = removed;
export const removeInHousePersonalizedNlaItemsExample = removed;
export const removeInstallationServicesExample = removed;
