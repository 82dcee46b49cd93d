import * as v from 'valibot';
import type { CartChange } from '../../domain/cart/cart-changes.ts';
import { cents, count, flag, identifier } from '../fields.ts';
import { addToCartItem } from './line-item.ts';

/** A change of the cart, as a tab keeps it for its next page, and as the server names one that it has refused. */
export const cartChange: v.GenericSchema<unknown, CartChange> = v.union([
  v.object({ kind: v.literal('quantity'), id: identifier, quantity: count }),
  v.object({ kind: v.picklist(['remove', 'save', 'move', 'unsave', 'installation']), id: identifier }),
  v.object({
    kind: v.literal('ship'),
    id: identifier,
    shipMethod: v.optional(count),
    isPickupSelected: v.optional(v.boolean()),
  }),
  v.object({ kind: v.literal('restore'), id: identifier, item: addToCartItem }),
  v.object({ kind: v.literal('donation'), amount: cents }),
  v.object({ kind: v.literal('zip'), zipCode: v.string() }),
  v.object({ kind: v.literal('promo'), promoCode: v.string() }),
  v.object({ kind: v.literal('certificate'), certificateNumber: identifier, isApplied: flag }),
]);

/** A change that was posted without script and refused, and why, for the shopper. */
export const refusedChange = v.object({ change: cartChange, message: v.string() });
