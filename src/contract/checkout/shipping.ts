import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { maybe, shown, textsByKey } from '../fields.ts';
import { address, countryCode, sentAddress } from './address.ts';
import { change, changed } from './changed.ts';

export const ofAddress = v.object({ address: sentAddress });

/** The result of validating an address: valid as it is, a suggested address, or errors by field. */
export const validated = v.object({
  ...changed.entries,
  /**
   * The address in the postal service's spelling, read only where `isSuccess` is false; a country that it leaves out is the
   * one that was typed.
   */
  suggestedAddress: shown(v.object({ ...address.entries, country: maybe(countryCode) })),
  /** Messages by field name, such as `postalCode`: read only where `isSuccess` is false. */
  fieldErrors: shown(textsByKey),
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
