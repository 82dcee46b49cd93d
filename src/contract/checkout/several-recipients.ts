import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { count, identifier } from '../fields.ts';
import { sentAddress } from './address.ts';
import { change } from './changed.ts';
import { ofAddress, validated } from './shipping.ts';

/* The calls of an order that goes to several recipients. */

export const validateAddress = declareCall({
  ...change,
  name: 'validateAddress',
  path: '/ReactCheckout/ValidateAddress',
  payload: v.object({
    ...ofAddress.entries,
    /** It is a billing address: nothing is shipped to it, so a PO box is always accepted (decision 92). */
    isBilling: v.optional(v.boolean()),
  }),
  answer: validated,
  about:
    'Checks an address without saving it: nothing is wrong, another one is suggested, or which fields are wrong.',
});

export const saveMultiShipping = declareCall({
  ...change,
  name: 'saveMultiShipping',
  path: '/ReactCheckout/SaveMultiShipping',
  payload: v.object({ addressId: identifier }),
  about: 'Makes a known address one of the order’s recipients.',
});

export const saveMultiShippingAddress = declareCall({
  ...change,
  name: 'saveMultiShippingAddress',
  path: '/ReactCheckout/SaveMultiShippingAddress',
  payload: v.object({ address: sentAddress, basketItemId: identifier }),
  answer: validated,
  about: 'Ships a part of an item, by its `basketItemId`, to a new address.',
});

export const saveRecipientSelection = declareCall({
  ...change,
  name: 'saveRecipientSelection',
  path: '/ReactCheckout/SaveRecipientSelection',
  payload: v.object({ recipientId: identifier, basketItemId: identifier }),
  about: 'Ships a part of an item, by its `basketItemId`, to one of the order’s recipients.',
});

export const splitItem = declareCall({
  ...change,
  name: 'splitItem',
  path: '/ReactCheckout/SplitItem',
  payload: v.object({ basketItemId: identifier }),
  // A second time would split once more (decision 74).
  mayRetry: false,
  isKeyed: true,
  about: 'Takes one piece off a part of an item, for another recipient.',
});

export const updateRecipientId = declareCall({
  ...change,
  name: 'updateRecipientId',
  action: 'update recipient',
  path: '/ReactCheckout/UpdateRecipientId',
  payload: v.object({ oldRecipientId: identifier, newRecipientId: identifier }),
  about: 'Everything for one recipient goes to another.',
});

export const saveMultiRecipientBasket = declareCall({
  ...change,
  name: 'saveMultiRecipientBasket',
  path: '/ReactCheckout/SaveMultiRecipientBasket',
  payload: v.object({
    multiRecipientBasket: v.array(
      v.object({
        /** The basket item's id. */
        id: identifier,
        recipients: v.array(
          v.object({
            /** Missing for a new part. */
            basketItemId: v.optional(identifier),
            recipientId: identifier,
            quantity: v.pipe(count, v.minValue(1)),
          }),
        ),
      }),
    ),
  }),
  about:
    'How many pieces of each item go to whom; a sum that differs from its quantity changes the quantity.',
});
