import type { Call } from '../../contract/call.ts';
import type { Changed } from '../../contract/checkout/changed.ts';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { wordsOf } from '../../domain/server-message.ts';
import { isLost } from '../../http/errors/call-error.ts';
import { refusal } from '../../http/refusal.ts';
import type { CheckoutFlow } from './checkout-flow.ts';

/** The fields of an answer to a change that the cart's calls have, too. */
type ChangeAnswer = Pick<Changed, 'isSuccess' | 'message'> & Partial<Changed>;

interface Checks<Answer> {
  /** Whether the checkout, read after a lost answer, has the change. */
  isDone: (checkout: Checkout) => boolean;
  /** Takes the other fields of an answer. @returns the server's words about a refusal, if they are not in `message` */
  take?: (answer: Answer) => string | undefined;
}

/**
 * Makes a change of the order, after earlier ones, and updates sums and payment. After a lost answer the checkout is
 * read, which shows whether the change was made.
 * @throws CallError; a RefusedError carries the server's words for the shopper, which are not logged, because they may
 *   name a card or a code
 */
export async function changeChecked<Payload, Answer extends ChangeAnswer>(
  flow: CheckoutFlow,
  { call, payload }: { call: Call<Payload, Answer>; payload: Payload },
  { isDone, take }: Checks<Answer>,
): Promise<void> {
  try {
    const answer = await flow.post(call, payload);
    const words = take?.(answer) ?? answer.message;
    if (answer.isSuccess) return;
    // An earlier try, whose answer was lost, may have made the change.
    if (!answer.checkout) await flow.readAgain('possible');
    if (flow.checkout && isDone(flow.checkout)) return;
    throw Object.assign(refusal(call), { serverMessage: wordsOf(words) });
  } catch (error) {
    if (!isLost(error)) throw error;
    await flow.readAgain('possible');
    if (!flow.checkout || !isDone(flow.checkout)) throw error;
  }
}
