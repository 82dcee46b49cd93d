import * as v from 'valibot';
import { declareCall, failsCheckout } from '../call.ts';
import { shown } from '../fields.ts';

export const savePlccOfferSelection = declareCall({
  name: 'savePlccOfferSelection',
  service: 'payment',
  action: 'save credit offer selection',
  method: 'POST',
  path: '/ReactCheckout/SavePlccOfferSelection',
  /** 1 rewards, 2 financing (checkout §2.2). */
  payload: v.object({ selectedOption: v.picklist([1, 2]) }),
  answer: v.object({ isSuccess: v.boolean(), message: shown(v.string()) }),
  changesState: true,
  mayRetry: true,
  failure: failsCheckout,
  source: 'checkout §7.1, §4',
  about: 'Saves the shopper’s choice in the card’s offer: rewards or financing.',
});
