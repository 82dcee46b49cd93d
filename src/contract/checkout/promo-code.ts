import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { filledText } from '../fields.ts';
import { change } from './changed.ts';

export const applyPromoCode = declareCall({
  ...change,
  name: 'applyPromoCode',
  path: '/ReactCheckout/ApplyPromoCode',
  payload: v.object({ promoCode: filledText }),
  about: 'Applies a promo code to the order.',
});

export const removePromoCode = declareCall({
  ...change,
  name: 'removePromoCode',
  path: '/ReactCheckout/RemovePromoCode',
  payload: v.object({}),
  about: 'Takes the promo code back.',
});
