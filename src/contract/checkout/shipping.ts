import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { count, identifier, maybe } from '../fields.ts';
import { address, countryCode, sentAddress } from './address.ts';
import { change, changed } from './changed.ts';

const ofAddress = v.object({ address: sentAddress });

/** The result of validating an address: valid as it is, a suggested address, or errors by field. */
const validated = v.object({
  ...changed.entries,
  /** The address in the postal service's spelling; a country that it leaves out is the one that was typed. */
  suggestedAddress: v.fallback(
    maybe(v.object({ ...address.entries, country: maybe(countryCode) })),
    undefined,
  ),
  /** Messages by field name, such as `postalCode`. */
  fieldErrors: v.fallback(maybe(v.record(v.string(), v.string())), undefined),
});

export const validateAddress = declareCall({
  ...change,
  name: 'validateAddress',
  path: '/ReactCheckout/ValidateAddress',
  payload: ofAddress,
  answer: validated,
  about:
    'Checks an address without saving it: nothing is wrong, another one is suggested, or which fields are wrong.',
});

export const validateAndSaveAddress = declareCall({
  ...change,
  name: 'validateAndSaveAddress',
  path: '/ReactCheckout/ValidateAndSaveAddress',
  payload: ofAddress,
  answer: validated,
  about: 'Ships the order to this address if nothing is wrong with it, and nothing else is suggested.',
});

export const saveShippingAddress = declareCall({
  ...change,
  name: 'saveShippingAddress',
  path: '/ReactCheckout/SaveShippingAddress',
  payload: ofAddress,
  answer: validated,
  about: 'Ships the order to this address as it is; one with an `addressId` is a known address.',
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
  // A second time would split once more.
  mayRetry: false,
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
            /** Missing for a part that is new. */
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
