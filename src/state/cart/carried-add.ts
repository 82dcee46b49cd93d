import type { AddToCartItem } from '../../domain/cart/add-to-cart.ts';
import { carriedDeeds, isStopped } from '../ended-session.ts';

/**
 * For an add's failure: where the session has ended, a layer makes it after the sign-in.
 * @param layer the one that confirms an add; given by those who open it, because a page loads the layers that its files name
 */
export const addedAfterSignIn =
  (layer: 'cart-confirmation', items: readonly AddToCartItem[]) =>
  (error: unknown): never => {
    if (isStopped(error)) carriedDeeds.set(error, { next: { name: layer, props: { adding: items } } });
    throw error;
  };
