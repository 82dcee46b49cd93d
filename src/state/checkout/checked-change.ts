import type { Call } from '../../contract/call.ts';
import type { Changed } from '../../contract/checkout/changed.ts';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { wordsOf } from '../../domain/server-message.ts';
import { refusal } from '../../http/address.ts';
import { isLost } from '../../http/errors/call-error.ts';
import type { CheckoutFlow } from './checkout-flow.ts';

/** An answer to a change; the cart's calls answer less. */
type ChangeAnswer = Pick<Changed, 'isSuccess' | 'message'> & Partial<Changed>;

interface Checks<Answer> {
  /** Whether the checkout, as it is read after a lost answer, has the change. */
  isDone: (checkout: Checkout) => boolean;
  /** Takes what an answer says besides. @returns the server's words about a refusal, if they are not its `message` */
  take?: (answer: Answer) => string | undefined;
}

/**
 * Makes a change of the order, after those before it; sums and payment come with it. After a lost answer the checkout is
 * read, which tells whether it was done.
 * @throws CallError; a RefusedError carries the server's words for the shopper, which may name a card or a code: they are
 * not logged
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
    // A try before may have made it, whose answer was lost.
    if (!answer.checkout) await flow.readAgain('possible');
    if (flow.checkout && isDone(flow.checkout)) return;
    throw Object.assign(refusal(call), { serverMessage: wordsOf(words) });
  } catch (error) {
    if (!isLost(error)) throw error;
    await flow.readAgain('possible');
    if (!flow.checkout || !isDone(flow.checkout)) throw error;
  }
}
