import type { CallExample } from '../examples.ts';
import { addressExamples } from './address.examples.ts';

const changed = { isSuccess: true, message: null, redirectUrl: null };
const validated = { ...changed, suggestedAddress: null, fieldErrors: null };
const { addressId: _, ...typed } = addressExamples.home;

export const validateAddressExample: CallExample = {
  payload: { address: typed },
  answer: {
    ...validated,
    isSuccess: false,
    suggestedAddress: { ...typed, address1: '233 South Wacker Drive', postalCode: '60605' },
  },
};

export const validateAndSaveAddressExample: CallExample = { payload: { address: typed }, answer: validated };

export const saveShippingAddressExample: CallExample = { payload: { address: typed }, answer: validated };

export const saveMultiShippingExample: CallExample = { payload: { addressId: 'address-2' }, answer: changed };

export const saveMultiShippingAddressExample: CallExample = {
  payload: { address: typed, basketItemId: '2-1' },
  answer: validated,
};

export const saveRecipientSelectionExample: CallExample = {
  payload: { recipientId: 'recipient-1', basketItemId: '2-1' },
  answer: changed,
};

export const splitItemExample: CallExample = { payload: { basketItemId: '2-1' }, answer: changed };

export const updateRecipientIdExample: CallExample = {
  payload: { oldRecipientId: 'recipient-2', newRecipientId: 'recipient-1' },
  answer: changed,
};

export const saveMultiRecipientBasketExample: CallExample = {
  payload: {
    multiRecipientBasket: [
      {
        id: '2',
        recipients: [
          { basketItemId: '2-1', recipientId: 'recipient-1', quantity: 1 },
          { recipientId: 'recipient-2', quantity: 1 },
        ],
      },
    ],
  },
  answer: changed,
};
