import * as v from 'valibot';
import type { AddressTexts } from '../../domain/checkout/address.ts';
import type { Store } from '../store.ts';
import { addressForm } from './address-form.ts';
import { draftForm, writeDraft } from './drafts.ts';

/** The forms of the shipping step; the form of several addresses is declared with the step. */
export const shippingForms = {
  /** `address` is the id of a known one, or `newAddress`. */
  shipping: draftForm('shipping', { mode: v.picklist(['one', 'several']), address: v.string() }),
  address: addressForm('shipping address'),
  newAddress: addressForm('shipping new address'),
};

/** The value of `address` for a typed one. */
export const newAddress = 'new';

/** Fills in the shipping step's form with an address from elsewhere, to be checked by the shopper and sent with Next. */
export function draftShippingAddress(store: Store, address: Partial<AddressTexts>): void {
  writeDraft(store, shippingForms.shipping, { mode: 'one', address: newAddress });
  writeDraft(store, shippingForms.address, address);
}
