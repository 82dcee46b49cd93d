import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { type CheckoutAnswer, checkoutCart } from '../../contract/cart/cart-checkout.ts';
import { isUnavailableType } from '../../domain/cart/checkout-errors.ts';
import { wordsOf } from '../../domain/server-message.ts';
import { type CallError, isUnavailable } from '../../http/errors/call-error.ts';
import { refusal } from '../../http/refusal.ts';
import { send } from '../../http/send.ts';
import { pageContext } from '../../page/context.ts';
import type { IslandHandle } from '../../page/island-handle.ts';
import { navigate } from '../../page/navigation.ts';
import { openOverlay } from '../../page/overlays.ts';
import { useAttempt } from '../attempt.ts';
import { handled, handleFailure } from '../failure.ts';
import { refreshCartAtom } from './cart.ts';
import { cartQueueOf } from './cart-queue.ts';
import { loadedCartAtom } from './loaded-cart.ts';

/**
 * Checkout from the cart (cart §4). It waits until every change of the cart has been answered. If one has failed, and the
 * shopper has not seen its message yet, the focus goes there, and only the next press starts checkout.
 */
export function useCheckout({ host }: Pick<IslandHandle, 'host'>) {
  const store = useStore();
  const { state, attempt } = useAttempt();
  const [failureCount, setFailureCount] = useState(0);

  // An effect, because the message has to be rendered before it can get the focus.
  useEffect(() => {
    if (failureCount) focusFailure(host);
  }, [failureCount, host]);

  const checkOut = () => attempt(leave);

  async function leave(): Promise<'idle' | 'busy'> {
    if (!(await cartQueueOf(store).settled())) {
      setFailureCount((count) => count + 1);
      return 'idle';
    }
    const answer = await send(checkoutCart, {}).catch((error) => showFailure(error));
    if (answer === 'idle') return answer;
    if (!answer.isSuccess || answer.errorType !== 'none') store.set(refreshCartAtom, { hasChanged: true });
    const popup = popupFor(answer, store.get(loadedCartAtom)?.isInternational, checkOut);
    if (popup ? await openOverlay(...popup) : answer.errorType === 'emptyBasket') return 'idle';
    if (!popup && answer.isSuccess && navigate(answer.redirectUrl)) return 'busy';
    const error = refusal(checkoutCart, answer.message);
    // The failure of a popup to open, and a refused URL, are reported elsewhere (decision 67).
    if (popup || answer.isSuccess) handled.add(error);
    return showFailure(error, popup?.[0] === 'cart-error');
  }

  return { state, checkOut, failureCount };
}

/** Focuses the first line, or control, with a message. */
function focusFailure(host: Element): void {
  const message = host.querySelector('[data-si-cart] :is([role="alert"], [aria-invalid="true"])');
  const place =
    message?.closest('[data-line-id]') ?? message?.parentElement?.querySelector('input, select, button');
  if (place instanceof HTMLElement) place.focus();
}

type Popup = [name: string, props: Record<string, unknown>];

/**
 * The popup that an answer asks for, in the order of cart §4; undefined if checkout can go on, or the cart is empty.
 */
function popupFor(
  answer: CheckoutAnswer,
  isInternational: boolean | undefined,
  checkOut: () => unknown,
): Popup | undefined {
  const { errorType, popupUrl, oversizedItems, redirectUrl } = answer;
  const message = wordsOf(answer.message);
  const onPaid = (close: () => void) => {
    close();
    checkOut();
  };
  // A server may leave it out.
  const isCustomer = answer.isLoggedIn || pageContext().account.isSignedIn;
  const isGuest = !isCustomer && !isInternational;
  if (popupUrl) return ['cart-popup', { url: popupUrl, redirectUrl, isGuest }];
  if (isUnavailableType(errorType))
    return [
      'unavailable-items',
      { errorType, items: answer.unavailableItems, message, onContinue: checkOut },
    ];
  if (errorType === 'emptyBasket') return undefined;
  if (errorType !== 'none') return ['cart-error', { message }];
  if (answer.hasCertificatesInterrupter)
    return ['certificates-interrupter', { message, onContinue: checkOut }];
  if (answer.hasOldCbccCardUsedError)
    return [
      'add-card',
      {
        isFromCart: true,
        cardErrors: { hasOldCbccCardUsedError: true, message },
        allowsSaving: isCustomer,
        onPaid,
      },
    ];
  if (oversizedItems.length) return ['oversized-items', { items: oversizedItems, redirectUrl, isGuest }];
  return isGuest && answer.isSuccess ? ['checkout-now', { returnUrl: redirectUrl }] : undefined;
}

/**
 * Opens the popup for a failure: the cart error popup (cart §8), or the refresh popup for a reset.
 * @throws the error if the popup did not open, for a message beside the button
 */
async function showFailure(error: unknown, hasTriedPopup?: boolean): Promise<'idle'> {
  const failure = handleFailure(error);
  if (!failure || failure.hasPopup) return 'idle';
  const { status, serverMessage: message } = error as Partial<CallError>;
  const isNetwork = isUnavailable({ status });
  // Opened here, not by `handleFailure`, because the message shows beside the button if the popup does not open.
  if (!hasTriedPopup && (await openOverlay('cart-error', { isNetwork, message }))) return 'idle';
  throw error;
}
