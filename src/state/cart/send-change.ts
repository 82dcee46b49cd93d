import type { PayloadOf } from '../../contract/call.ts';
import type { addItems, Cart } from '../../contract/cart/cart.ts';
import { cartChangeMessages } from '../../domain/cart/cart-line-messages.ts';
import { CallError, isUnavailable } from '../../http/errors/call-error.ts';
import { newKey } from '../../http/new-key.ts';
import { refusal } from '../../http/refusal.ts';
import { openOverlay } from '../../page/overlays.ts';
import { pageTexts } from '../../page/texts.ts';
import { sendDeed, type Verdict } from '../deed.ts';
import type { Failure } from '../failure.ts';
import { NotKnownError } from '../not-known-error.ts';
import type { Store } from '../store.ts';
import { addOnce, judgeByCart } from './add-once.ts';
import { hasChange, isOfLine } from './cart-changes.ts';
import { inTurn } from './cart-pieces.ts';
import { hasProvider } from './certificates.ts';
import type { ChangeAnswer } from './change-kind.ts';
import { type CartChange, kindOf } from './change-kinds.ts';

/** The keys of the changes that have been sent (decision 111). */
const keys = new WeakMap<CartChange, string>();

/** The key of a change that has been sent, by this page or the one before. */
export const keyOfDeed = (change: CartChange): string | undefined => keys.get(change);

/** Notes the key with which the page before has sent this change. */
export const noteKey = (change: CartChange, key: string) => keys.set(change, key);

/**
 * Sends one change of the cart (cart §7), so that the server makes it once (decision 111). It is never aborted (decision
 * 66).
 * @param cart as it was read before the change; it has the account of a certificate
 * @returns the answer; undefined if it was lost, but the cart has the change
 * @throws CallError; a RefusedError carries the server's message for the shopper. NotKnownError.
 */
export async function sendChange(
  store: Store,
  change: CartChange,
  cart?: Cart,
): Promise<ChangeAnswer | undefined> {
  const { kind: _, ...fields } = change;
  const kind = kindOf(change);
  const facts = { cart, hasProvider: hasProvider(cart) };
  const { call, payload } = kind.request(fields as CartChange, facts);
  const key = keys.get(change) ?? newKey();
  if (call.isKeyed) keys.set(change, key);
  const { get, set } = store;
  const judge = (read: Cart): Verdict => {
    if (hasChange(read, change)) return 'done';
    return cart && kind.isUndone?.(read, change, cart) ? 'undone' : 'unclear';
  };
  const options = { judge: () => judgeByCart(get, set, judge), notKnown, key };
  const sent: Promise<ChangeAnswer | undefined> = kind.isUndo
    ? addOnce(get, set, (payload as PayloadOf<typeof addItems>).items, key)
    : inTurn(get, skusOf(change, cart), () => sendDeed(call, payload, options));
  // No answer: the change is made, but its answer was lost.
  const answer = await sent;
  if (!answer || answer.isSuccess) return answer;
  // A promo code's own reason comes first, then the cart's (cart §5).
  const { promoErrorMessage, cartErrorMessage, rewardsData, message } = answer;
  throw refusal(call, promoErrorMessage || cartErrorMessage || rewardsData?.errorMessage || message);
}

const notKnown = () => ({ message: pageTexts(cartChangeMessages).changeNotKnown });

/** The product of the line that is changed. */
function skusOf(change: CartChange, cart: Cart | undefined): string[] {
  const lines = cart ? [...cart.lineItems, ...cart.savedForLater] : [];
  const line = lines.find(({ id }) => isOfLine(change, id));
  return line ? [line.addToCartItem?.Sku ?? line.sku] : [];
}

/**
 * A change that the shopper did not ask for opens no popup. The outcome of any other is known, because the cart is read
 * again: a call that checkout also sends opens the cart's popup here, and Network Error there (decision 71, checkout §8).
 */
export const handlingOf = (change: CartChange) => ({
  isBackground: !!kindOf(change).isBackground?.(change),
  isKnown: true,
});

/**
 * Whether a failed change is a fault, which a popup shows. A refusal shows beside the line or field instead (decision
 * 71).
 */
export function isFault(change: CartChange, { error, hasPopup }: Failure): boolean {
  const isRefusal = error instanceof CallError && (error.kind === 'refused' || !!error.serverMessage);
  return !isRefusal && !hasPopup && !handlingOf(change).isBackground;
}

/** Opens the popup that says that a change of the cart has failed (cart §8); closing it reads the cart again. */
export function openCartError({ message, error }: Failure): void {
  const isNetwork = error instanceof CallError && (error.kind === 'network' || isUnavailable(error));
  openOverlay('cart-error', isNetwork ? { isNetwork } : { message });
}

/** The kind's own text for a failure without a message from the server, if it has one. */
export function messageOf(change: CartChange, { message, error, hasPopup }: Failure): string {
  // The popup shows the message already (decision 70).
  if (hasPopup) return '';
  const isSaid =
    error instanceof NotKnownError ||
    (error instanceof CallError && (!!error.serverMessage || error.kind === 'token'));
  const { failure } = kindOf(change);
  return failure && !isSaid ? failure(pageTexts(cartChangeMessages)) : message;
}
