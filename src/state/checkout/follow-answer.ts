import type { Call } from '../../contract/call.ts';
import type { Changed } from '../../contract/checkout/changed.ts';
import { checkoutMessages } from '../../domain/checkout/checkout-messages.ts';
import { type StepIndex, stepIndexes, stepOfPath } from '../../domain/checkout/steps.ts';
import { wordsOf } from '../../domain/server-message.ts';
import { refusal } from '../../http/refusal.ts';
import { navigate, safeUrl } from '../../page/navigation.ts';
import { pageTexts } from '../../page/texts.ts';
import { leaveCartNotice } from '../cart/cart-notice.ts';
import { handleFailure } from '../failure.ts';
import { LedAwayError } from '../led-away-error.ts';
import type { FlowState } from './flow-state.ts';

/** What an answer that leads to another step needs of the checkout (checkout-flow.ts). */
interface StepsOfCheckout {
  readonly state: Pick<FlowState, 'step'>;
  readAgain(stale: FlowState['stale']): Promise<void>;
  show(step: StepIndex, problem?: string): unknown;
  goOn(step: StepIndex, then: { nextStep: StepIndex; isBack: boolean }): unknown;
}

/**
 * Follows the redirect in the answer to a change, as Place Order does (decision 75): to another step inside the flow, or
 * to another page that decision 11 allows. Nothing happens if the redirect names the current step.
 * @throws LedAwayError once the redirect is followed
 */
export async function followAnswer(
  flow: StepsOfCheckout,
  call: Call,
  { isSuccess, message, redirectUrl }: Pick<Changed, 'isSuccess' | 'message'> & Partial<Changed>,
): Promise<void> {
  if (!redirectUrl) return;
  const url = safeUrl(redirectUrl);
  // Another shop's checkout has the same paths.
  const step = url?.origin === location.origin ? stepOfPath(url.pathname)?.step : undefined;
  if (step === flow.state.step) return;
  const why = isSuccess ? undefined : (wordsOf(message) ?? pageTexts(checkoutMessages).lookAgain);
  if (step) {
    if (!isSuccess) {
      await flow.readAgain('possible');
      flow.show(step, why);
    } else flow.goOn(flow.state.step, { nextStep: step, isBack: false });
    throw new LedAwayError(false, isSuccess);
  }
  if (why) handleFailure(refusal(call, message), { isBackground: true });
  if (!navigate(redirectUrl)) return;
  // Any other page itself shows what is wrong.
  if (why && step === stepIndexes.cart) leaveCartNotice(why);
  throw new LedAwayError(true, isSuccess);
}
