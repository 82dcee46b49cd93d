import type { AddToCartItem } from '../../domain/cart/add-to-cart.ts';
import { carriedDeeds, isStopped } from '../ended-session.ts';

/**
 * Notes with the failure of an add that, if the session has ended, a layer makes the add after the sign-in.
 * @param layer the layer that confirms an add. The caller names it, because a page preloads the layers that its files
 *   name
 */
export const addedAfterSignIn =
  (layer: 'cart-confirmation', items: readonly AddToCartItem[]) =>
  (error: unknown): never => {
    if (isStopped(error)) carriedDeeds.set(error, { next: { name: layer, props: { adding: items } } });
    throw error;
  };
