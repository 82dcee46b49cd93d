import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { sentAddress } from '../checkout/address.ts';
import { change } from '../checkout/changed.ts';
import { queryFlag } from '../fields.ts';

export const saveBillingAddress = declareCall({
  ...change,
  name: 'saveBillingAddress',
  service: 'payment',
  path: '/ReactCheckout/SaveBillingAddress',
  payload: v.object({ address: sentAddress }),
  source: 'checkout §7.1, decision 92',
  about: 'Saves the billing address of the order: the shipping address, another known one, or a new one.',
});

/*
 * Tax exemption has two namings (decisions 8, 89, 117): the site's GET, and the POST of the payment actions.
 */
const taxExemption = { ...change, service: 'payment', path: '/ReactCheckout/ApplyTaxExemption/' } as const;

export const applyTaxExemption = declareCall({
  ...taxExemption,
  name: 'applyTaxExemption',
  method: 'GET',
  payload: v.object({ taxExemption: queryFlag }),
  // It changes state although it is a GET: never retried, cached or prefetched.
  mayRetry: false,
  cache: 'no-store',
  source: 'checkout §7.1, decision 89',
  about: 'Applies the shopper’s tax exemption to the order, or takes it back.',
});

export const postTaxExemption = declareCall({
  ...taxExemption,
  name: 'postTaxExemption',
  action: 'apply tax exemption',
  payload: v.object({ isTaxExemptionApplied: v.boolean() }),
  source: 'checkout §7.1, decisions 8, 89, 117',
  about: 'The same, as a payment action.',
});
