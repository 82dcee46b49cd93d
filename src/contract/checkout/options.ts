import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { count, identifier } from '../fields.ts';
import { change } from './changed.ts';

const ofOption = v.object({ recipientId: identifier, selectedOption: identifier });

export const updateGiftReceipt = declareCall({
  ...change,
  name: 'updateGiftReceipt',
  path: '/ReactCheckout/UpdateGiftReceipt',
  payload: ofOption,
  about: 'Whether what is picked up has a gift receipt.',
});

export const updateBaggingOption = declareCall({
  ...change,
  name: 'updateBaggingOption',
  path: '/ReactCheckout/UpdateBaggingOption',
  payload: ofOption,
  about: 'How what is picked up is packed.',
});

export const updateBopsToShipping = declareCall({
  ...change,
  name: 'updateBopsToShipping',
  action: 'ship instead of pickup',
  path: '/ReactCheckout/UpdateBopsToShipping',
  payload: v.object({ recipientId: identifier, newAddressId: identifier }),
  about: 'Ships what was to be picked up to a known address.',
});

export const updateGiftMessage = declareCall({
  ...change,
  name: 'updateGiftMessage',
  path: '/ReactCheckout/UpdateGiftMessage',
  payload: v.object({
    recipientId: identifier,
    /** Empty for none. */
    message: v.string(),
    /** The first time that the shopper writes one to this recipient on this page. */
    isInitialTrigger: v.boolean(),
  }),
  isKeyed: true,
  about: 'The message that goes with a recipient’s gift.',
});

export const updateGiftOption = declareCall({
  ...change,
  name: 'updateGiftOption',
  path: '/ReactCheckout/UpdateGiftOption',
  payload: v.object({
    recipientId: identifier,
    giftOptions: v.object({ selectedOption: identifier }),
    /** The page’s message about rewards, which the server may depend on. */
    rewardsOrderSummaryMessage: v.optional(v.string()),
    serviceLevel: v.optional(count),
  }),
  about: 'How a recipient’s items are given, such as in a gift box.',
});

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

export const saveShippingAndGiftOptions = declareCall({
  ...change,
  name: 'saveShippingAndGiftOptions',
  path: '/ReactCheckout/SaveShippingAndGiftOptions',
  payload: v.object({
    recipients: v.array(
      v.object({
        recipientId: identifier,
        shipments: v.array(
          v.object({
            id: identifier,
            serviceLevel: v.optional(count),
            isShipCompleteSelected: v.optional(v.boolean()),
            /** A held delivery: its day, or the range of its days; neither for none. */
            holidayHold: v.optional(
              v.object({
                selectedShippingDate: v.optional(day),
                selectedRange: v.optional(v.object({ from: day, to: day })),
              }),
            ),
            tripBooking: v.optional(
              v.object({
                isContactMeSelected: v.boolean(),
                selectedTrip: v.optional(identifier),
                drivingDirections: v.string(),
              }),
            ),
          }),
        ),
        pickupContact: v.optional(
          v.object({ firstName: v.string(), lastName: v.string(), email: v.string(), phone: v.string() }),
        ),
      }),
    ),
  }),
  about: 'How everything is shipped or picked up, for each recipient and shipment.',
});
