import type { Cart } from '../../contract/cart/cart.ts';
import { cartPageMessages } from '../../domain/cart/cart-page-messages.ts';
import { refusal } from '../../http/address.ts';
import { CallError } from '../../http/errors/call-error.ts';
import { send } from '../../http/send.ts';
import { pageTexts } from '../../page/texts.ts';
import type { Failure } from '../failure.ts';
import { hasProvider } from './certificates.ts';
import { type CartChange, kindOf } from './change-kinds.ts';

/**
 * Sends one change of the cart (cart §7); `cart` knows the account of a certificate. It is never aborted (decision
 * 66).
 * @throws CallError; a RefusedError carries the server's message for the shopper.
 */
export async function sendChange(change: CartChange, cart?: Cart): Promise<void> {
  const { kind: _, ...fields } = change;
  const { call, payload } = kindOf(change).request(fields as CartChange, {
    cart,
    hasProvider: hasProvider(cart),
  });
  const { isSuccess, ...answer } = await send(call, payload);
  if (isSuccess) return;
  // A promo code's own reason comes first, then the cart's (cart §5).
  const { promoErrorMessage, cartErrorMessage, rewardsData, message } = answer;
  throw refusal(call, promoErrorMessage || cartErrorMessage || rewardsData?.errorMessage || message);
}

/** A change that the shopper did not ask for opens no popup. */
export const handlingOf = (change: CartChange) => ({
  isBackground: !!kindOf(change).isBackground?.(change),
});

/** The kind's own text for a failure without a message from the server, if it has one. */
export function messageOf(change: CartChange, { message, error }: Failure): string {
  const isSaid = error instanceof CallError && (!!error.serverMessage || error.kind === 'token');
  const { failure } = kindOf(change);
  return failure && !isSaid ? failure(pageTexts(cartPageMessages)) : message;
}
