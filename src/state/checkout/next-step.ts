import {
  moveToPaymentPage,
  moveToReviewPage,
  moveToShippingAndGiftOptions,
  validateCart,
  verifyPromoCode,
} from '../../contract/checkout/steps.ts';
import { isUnavailableType } from '../../domain/cart/checkout-errors.ts';
import { stepMessages } from '../../domain/checkout/checkout-step-messages.ts';
import { stepIndexes } from '../../domain/checkout/steps.ts';
import { refusal } from '../../http/refusal.ts';
import { openOverlay } from '../../page/overlays.ts';
import { pageTexts } from '../../page/texts.ts';
import { handleFailure } from '../failure.ts';
import { LedAwayError } from '../led-away-error.ts';
import type { CheckoutFlow } from './checkout-flow.ts';

/** Ends a step: by its index (checkout §4). */
const moves = {
  [stepIndexes.shipping]: moveToShippingAndGiftOptions,
  [stepIndexes.options]: moveToPaymentPage,
  [stepIndexes.payment]: moveToReviewPage,
} as const;

export type EndingStep = keyof typeof moves;

/** The server's message for a promo code that no longer applies (checkout §4). */
const promoRemoved = 'Promotion Code has been removed';

/** The form of a step. */
export interface StepForm {
  /** Sends what the shopper has changed; resolves to false if the shopper has to decide something first. */
  save?: () => Promise<boolean>;
  /**
   * Pays with what the shopper has chosen, once the promo code is known to hold, because it changes the amount. Resolves to
   * `leaving` while the page follows the server's redirect, and to false if the step shows why nothing was paid.
   */
  pay?: () => Promise<boolean | 'leaving'>;
  /** Whether there is a change that no answered call has saved. */
  hasChanged?: () => boolean;
  /**
   * Whether a change that the shopper makes during Next is saved, too. If not, the step stays and asks for another press.
   */
  savesAgain?: boolean;
  /** Called once everything is saved, right before the step is left. */
  forget?: () => void;
  /** Presses Next again, after Continue of a popup (decision 72). */
  again: () => unknown;
}

/**
 * The Next button of a step (checkout §4): its form is saved, the promo code verified where there is one (decision 50),
 * what is chosen pays, the cart is validated, and the step ended. A change made meanwhile is saved too if `savesAgain`; otherwise the step
 * stays and asks for another press, because a half-typed address must not be sent.
 * @throws CallError; a RefusedError carries the server's message for the shopper
 */
export async function nextStep(
  flow: CheckoutFlow,
  step: EndingStep,
  { save, pay, hasChanged, savesAgain, forget, again }: StepForm,
): Promise<'busy' | false | undefined> {
  for (;;) {
    if (save && !(await save())) return;
    if (await isPromoRemoved(flow)) return;
    const paid = pay ? await pay() : true;
    if (paid !== true) return paid && 'busy';
    if (!(await isCartValid(flow, again))) return;
    if (!hasChanged?.()) {
      const moved = await flow.change(moves[step], {}).catch((error) => {
        // The server's answer has led to another step already.
        if (error instanceof LedAwayError && error.isDone && !hasChanged?.()) forget?.();
        throw error;
      });
      if (!hasChanged?.()) {
        forget?.();
        return flow.goOn(step, moved);
      }
    }
    if (!savesAgain) {
      flow.showProblem(pageTexts(stepMessages).changedMeanwhile);
      return;
    }
  }
}

/** Resets the promo code on the page, and says so above the step. */
async function isPromoRemoved(flow: CheckoutFlow): Promise<boolean> {
  const promoCode = flow.checkout?.promoCode;
  if (!promoCode) return false;
  const { isSuccess, message } = await flow.post(verifyPromoCode, { promoCode }, false);
  if (message !== promoRemoved) {
    // Only a removed promo code keeps the shopper on the step (checkout §4).
    if (!isSuccess) handleFailure(refusal(verifyPromoCode, message), { isBackground: true });
    return false;
  }
  await flow.readAgain();
  flow.showProblem(pageTexts(stepMessages).promoRemoved);
  scrollTo({ top: 0 });
  return true;
}

/**
 * Opens the popup for what prevents checkout (checkout §2.2); for an empty basket the server's message shows
 * (decision 43).
 */
async function isCartValid(flow: CheckoutFlow, onContinue: () => unknown): Promise<boolean> {
  const {
    isSuccess,
    errorType,
    unavailableItems: items,
    message: given,
  } = await flow.post(validateCart, {}, false, true, true);
  const isEmpty = errorType === 'emptyBasket';
  if (isSuccess && !isEmpty) return true;
  const refused = refusal(validateCart, given);
  const message = refused.serverMessage;
  const opened = isUnavailableType(errorType)
    ? openOverlay('unavailable-items', { errorType, items, message, onContinue })
    : !isEmpty && errorType !== 'none' && openOverlay('cart-error', { message });
  if (await opened) return false;
  throw refused;
}
