import type { CallExample } from '../examples.ts';

const changed = { isSuccess: true, message: null, redirectUrl: null };

export const updateGiftReceiptExample: CallExample = {
  payload: { recipientId: 'recipient-3', selectedOption: 'yes' },
  answer: changed,
};

export const updateBaggingOptionExample: CallExample = {
  payload: { recipientId: 'recipient-3', selectedOption: 'paper' },
  answer: changed,
};

export const updateBopsToShippingExample: CallExample = {
  payload: { recipientId: 'recipient-3', newAddressId: 'address-1' },
  answer: changed,
};

export const updateGiftMessageExample: CallExample = {
  payload: { recipientId: 'recipient-1', message: 'Happy birthday!', isInitialTrigger: true },
  answer: changed,
};

export const updateGiftOptionExample: CallExample = {
  payload: { recipientId: 'recipient-1', giftOptions: { selectedOption: 'box' }, serviceLevel: 1 },
  answer: changed,
};

export const saveShippingAndGiftOptionsExample: CallExample = {
  payload: {
    recipients: [
      {
        recipientId: 'recipient-1',
        shipments: [{ id: 'shipment-2', serviceLevel: 1, isShipCompleteSelected: false }],
      },
    ],
  },
  answer: changed,
};
