import type { AddToCartItem } from '../../domain/cart/add-to-cart.ts';
import { CallError } from '../../http/errors/call-error.ts';
import { carriedDeeds } from '../ended-session.ts';

/** For an add's failure: where the session has ended, the layer that confirms an add makes it after the sign-in. */
export const addedAfterSignIn =
  (items: readonly AddToCartItem[]) =>
  (error: unknown): never => {
    if (error instanceof CallError && error.kind === 'session')
      carriedDeeds.set(error, { next: { name: 'cart-confirmation', props: { adding: items } } });
    throw error;
  };
