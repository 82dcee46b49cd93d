import type { CallExample } from '../examples.ts';

const changed = { isSuccess: true, message: null };
const ofLine: CallExample = { payload: { id: '1' }, answer: changed };

export const removeItemExample = ofLine;
export const saveForLaterExample = ofLine;
export const moveToCartExample = ofLine;
export const removeFromSavedExample = ofLine;
export const removeInstallationServiceExample = ofLine;
export const updateItemExample: CallExample = { payload: { id: '1', quantity: 3 }, answer: changed };
export const updateShipMethodExample: CallExample = {
  payload: { id: '1', shipMethod: 2, isPickupSelected: false },
  answer: changed,
};
export const addDonationExample: CallExample = { payload: { amount: 500 }, answer: changed };
export const applyZipExample: CallExample = { payload: { zipCode: '60601' }, answer: changed };
export const applyPromoExample: CallExample = {
  payload: { promoCode: 'WELCOME10' },
  answer: { isSuccess: true, promoErrorMessage: null, cartErrorMessage: null },
};
export const removePromoExample: CallExample = { payload: {}, answer: changed };
export const getEstimatedDeliveryDateExample: CallExample = {
  payload: { zipCode: '60601' },
  answer: { lineItems: [{ id: '1', edd: 'Arrives December 3 – December 8' }] },
};
